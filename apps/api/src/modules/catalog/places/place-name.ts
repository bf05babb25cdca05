import type { State } from '@pkg/domain'
import { parseState, splitEnding } from './state-abbreviations'

/** Words that people abbreviate or write out, with the spelling of the data. */
const spellings: readonly [RegExp, string][] = [
  [/^(?:saint|st\.?) /, 'st. '],
  [/^ft\.? /, 'fort '],
  [/^mt\.? /, 'mount '],
]

/** A name in the spelling of the data, and the state if the text has one. */
export interface PlaceName {
  name: string
  state: State | undefined
  /** The text as one name: `port washington` is one, though it ends with a state. Missing after a comma. */
  whole?: string
  /** Whether more than a name was typed, so the name isn't that of a state: `Washington, D.C.` */
  isQualified: boolean
}

/** Returns a name as places are searched by it: in lowercase, without accents and apostrophes, and with spaces for hyphens and slashes. [FIND-019] */
export const searchName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/(?<=\p{L}\.?)\s*[-–—/]\s*(?=\p{L})/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Splits `boulder, co`, `portland oregon`, or `st. louis, mo.` into a name and a state. A state without a name counts as a name. */
export function splitNameAndState(text: string): PlaceName {
  const [name = '', stateText = ''] = withoutPeriods(searchName(text))
    .replace(/[\s,]+(?:usa?|united states)$/, '')
    .split(',')
    .map((part) => part.trim().replace(/\.$/, ''))
  const state = stateText.replace(/(?:^|\s+)\d{5}(?:-\d{4})?$/, '')
  if (state) return { name: withSpelling(name), state: parseState(state), isQualified: true }
  const split = splitEnding(name)
  if (!split) return { name: withSpelling(name), state: undefined, isQualified: false }
  return { name: withSpelling(split.name), state: split.state, whole: withSpelling(name), isQualified: true }
}

/** Returns a name in the spelling of the data: `st. louis` for `saint louis`. */
export const withSpelling = (name: string): string =>
  spellings.reduce((result, [pattern, spelling]) => result.replace(pattern, spelling), name)

/** Removes the periods of `d.c.` and `n. y.`, and those after the last word. People write others into names, as in `Port St. Joe`. */
const withoutPeriods = (text: string) =>
  text.replace(/\b([a-z])\.\s?([a-z])\b\.?/g, '$1$2').replace(/\.(?=\s*(?:,|\d|$))/g, '')
