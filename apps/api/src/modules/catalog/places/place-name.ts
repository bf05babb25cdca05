import { slugify, type State, stateByCode, stateBySlug, states } from '@pkg/domain'

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
}

/** Splits `boulder, co` or `portland oregon` into a name and a state. A state without a name counts as a name. */
export function splitNameAndState(text: string): PlaceName {
  const normalize = (name: string) =>
    spellings.reduce((result, [pattern, spelling]) => result.replace(pattern, spelling), name)
  const [name = '', stateText = ''] = text.split(',').map((part) => part.trim())
  if (stateText) return { name: normalize(name), state: parseState(stateText) }
  const known = states.find((state) =>
    [state.code, state.name].some((word) => name.endsWith(` ${word.toLowerCase()}`) && name.length > word.length + 3),
  )
  if (!known) return { name: normalize(name), state: undefined }
  const isCode = name.endsWith(` ${known.code.toLowerCase()}`)
  const length = isCode ? known.code.length : known.name.length
  return { name: normalize(name.slice(0, -length).trim()), state: known }
}

/** Returns the state with a code, or whose name starts with the text. */
function parseState(text: string): State | undefined {
  if (text.length === 2) return stateByCode(text)
  const start = slugify(text)
  return stateBySlug(start) ?? states.find(({ slug }) => slug.startsWith(start))
}
