// cspell:disable
import { type State, type StateCode, stateByCode, stateBySlug, slugify, states } from '@pkg/domain'

/** The traditional abbreviations of states, without periods, where they aren't the code. */
const abbreviations: { [Code in StateCode]?: string } = {
  AL: 'ala',
  AK: 'alas',
  AZ: 'ariz',
  AR: 'ark',
  CA: 'calif cal',
  CO: 'colo',
  CT: 'conn',
  DE: 'del',
  FL: 'fla flor',
  ID: 'ida',
  IL: 'ill',
  IN: 'ind',
  KS: 'kan kans',
  KY: 'ken',
  MA: 'mass',
  MI: 'mich',
  MN: 'minn',
  MS: 'miss',
  MT: 'mont',
  NE: 'neb nebr',
  NV: 'nev',
  NM: 'n-mex',
  NC: 'n-car',
  ND: 'n-dak',
  OK: 'okla',
  OR: 'ore oreg',
  PA: 'penn penna',
  SC: 's-car',
  SD: 's-dak',
  TN: 'tenn',
  TX: 'tex',
  WA: 'wash',
  WV: 'w-va',
  WI: 'wis wisc',
  WY: 'wyo',
}

/** The Spanish names of states that differ from the English ones, without accents. [FIND-015] */
const spanishNames: { [Code in StateCode]?: string } = {
  LA: 'luisiana',
  MS: 'misisipi',
  MO: 'misuri',
  NC: 'carolina del norte',
  ND: 'dakota del norte',
  NH: 'nuevo hampshire',
  NJ: 'nueva jersey',
  NM: 'nuevo mexico',
  PA: 'pensilvania',
  SC: 'carolina del sur',
  SD: 'dakota del sur',
  TX: 'tejas',
  WV: 'virginia occidental',
}

const bySpanishName = new Map(
  states.flatMap((state) => {
    const name = spanishNames[state.code]
    return name === undefined ? [] : [[name, state] as const]
  }),
)

const byAbbreviation = new Map(
  states.flatMap((state) => (abbreviations[state.code] ?? '').split(' ').map((word) => [word, state] as const)),
)

/** Returns the state with a code, an abbreviation, a name, or a name that starts with the text, which has at least three letters. */
export function parseState(text: string): State | undefined {
  if (text.length === 2) return stateByCode(text)
  const start = slugify(text)
  if (start === '') return undefined
  return (
    byAbbreviation.get(start) ??
    bySpanishName.get(text) ??
    stateBySlug(start) ??
    states.find(({ slug }) => slug.startsWith(start))
  )
}

/** The words that can follow a name without a comma, the longest first. */
const endings = [
  ...states.flatMap((state) => [state.code, state.name].map((word) => [word.toLowerCase(), state] as const)),
  ...[...byAbbreviation]
    .filter(([word]) => word !== '')
    .map(([word, state]) => [word.replace('-', ' '), state] as const),
  ...bySpanishName,
].sort(([one], [other]) => other.length - one.length)

/** Splits a text that ends with a state, such as `boston mass`, after a name of at least three letters. */
export function splitEnding(text: string): { name: string; state: State } | undefined {
  const found = endings.find(([word]) => text.endsWith(` ${word}`) && text.length > word.length + 3)
  return found && { name: text.slice(0, -found[0].length).trim(), state: found[1] }
}

/**
 * Returns the state whose code or Spanish name is the whole text, except `la`: people mean Los Angeles. A code isn't the beginning of its state's name, as
 * in `dc` and `tx`.
 */
export const stateOfCode = (text: string): State | undefined =>
  text === 'la' ? undefined : (stateByCode(text) ?? bySpanishName.get(text))
