import { allowedMistakes, editDistance, type TypeOfCareSlug } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { type PlaceName, splitNameAndState } from '../places/place-name'
import { findRows } from '../places/place-service'
import { countCommunities, findPlacesNamed, type PlaceRow } from '../places/place-store'
import { stateOfCode } from '../places/state-abbreviations'

/** How a typed text matches a location: its whole name, its beginning, with typos, or only a part of the text. */
export type PlaceMatch = 'exact' | 'beginning' | 'similar' | 'part'

/** A location that a person may mean. */
export interface FoundPlace {
  place: PlaceRow
  match: PlaceMatch
  communities: number
}

/**
 * Returns the locations that a text may mean, with the number of communities that offer the care type. A text that names none as a whole, such
 * as an address that we don't list, falls back to its ZIP code or city. [FIND-001]
 */
export async function findCandidates(
  orm: Orm,
  text: string,
  { care, limit }: { care: TypeOfCareSlug | undefined; limit: number },
): Promise<FoundPlace[]> {
  if (text === '') return []
  const typed = splitNameAndState(text)
  const whole = (await findRows(orm, text, limit)).flatMap((place) => {
    const match = matchOf(place, text, typed)
    return match ? [{ place, match }] : []
  })
  const parts = whole.some(({ match }) => match !== 'similar') ? [] : await findParts(orm, text)
  const found = await Promise.all(
    [...parts.map((place) => ({ place, match: 'part' as const })), ...whole].slice(0, limit).map(async (candidate) => ({
      ...candidate,
      communities: await countCommunities(orm, pageOf(candidate.place), care),
    })),
  )
  // The last word of a name can be a small town by chance.
  return found.filter(
    ({ place, match, communities }) => match !== 'part' || place.kind === 'zip' || communities > 0 || typed.state,
  )
}

/** Returns the location whose page a suggestion opens: a ZIP code opens its city. */
const pageOf = (place: PlaceRow): PlaceRow => (place.kind === 'zip' ? { ...place, kind: 'city' } : place)

function matchOf({ kind, search, state }: PlaceRow, text: string, { name, whole }: PlaceName): PlaceMatch | undefined {
  if (kind === 'zip') return search === text.slice(0, 5) ? 'exact' : 'beginning'
  if (search === name || search === whole) return 'exact'
  if (kind === 'state' && stateOfCode(name)?.code === state) return 'exact'
  if (search.startsWith(name) || (whole !== undefined && search.startsWith(whole))) return 'beginning'
  // A county is meant also without the word.
  const mistakes = Math.min(editDistance(name, search), editDistance(name, search.replace(/ county$/, '')))
  return mistakes <= allowedMistakes(name.length) + (name.length > 10 ? 1 : 0) ? 'similar' : undefined
}

/** Returns the locations that the end of a text names, the longest name first: in an address, the city and ZIP code come last. */
async function findParts(orm: Orm, text: string): Promise<PlaceRow[]> {
  const zip = /\b\d{5}\b(?!.*\b\d{5}\b)/.exec(text)?.[0]
  if (zip) return findPlacesNamed(orm, [zip], undefined)
  const { name, state } = splitNameAndState(text.replaceAll(/[\s,]+/g, ' ').trim())
  const words = name.split(' ')
  const ends = [1, 2, 3].filter((size) => size <= words.length).map((size) => words.slice(-size).join(' '))
  const found = await findPlacesNamed(orm, ends, state?.code)
  const longest = Math.max(0, ...found.map(({ search }) => search.length))
  return found.filter(({ search }) => search.length === longest)
}
