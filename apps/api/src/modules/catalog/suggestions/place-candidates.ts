import { allowedMistakes, editDistance, withoutFillerWords } from '@pkg/domain'
import type { ListingQuery } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { isStreetWord } from '../communities/address-text'
import { findNicknamed, nicknameIn } from '../places/nicknamed-places'
import { type PlaceName, searchName, splitNameAndState, withSpelling } from '../places/place-name'
import { findRows } from '../places/place-service'
import { countCommunities, findPlacesNamed, findZipCodes, type PlaceRow } from '../places/place-store'
import { stateOfCode } from '../places/state-abbreviations'

/** How a typed text matches a location: what people call it, its whole name, its beginning, with typos, or only a part of the text. */
export type PlaceMatch = 'nickname' | 'exact' | 'beginning' | 'similar' | 'part'

/** A location that a person may mean. */
export interface FoundPlace {
  place: PlaceRow
  match: PlaceMatch
  /** The ZIP code of the part of it that they mean. */
  near?: PlaceRow | undefined
  /** The words of the text that don't name it. */
  others: string
  /** Whether the text says that a part of it is a place, as in `couples in houston`. */
  isMeant: boolean
  communities: number
}

type Candidate = Omit<FoundPlace, 'communities' | 'isMeant'>

/**
 * Returns the locations that a text may mean, with the number of communities of a listing. A ZIP code in the text says where. A text that names none as a
 * whole, such as an address that we don't list, falls back to the city in it. `isPlace` says that the text is what remains of a search for care. [FIND-001,
 * FIND-019]
 */
export async function findCandidates(
  orm: Orm,
  text: string,
  { listing, limit, isPlace }: { listing: ListingQuery; limit: number; isPlace: boolean },
): Promise<FoundPlace[]> {
  if (text === '') return []
  const typed = splitNameAndState(text)
  const candidates = (await findByZip(orm, text)) ?? (await findByName(orm, text, typed, limit))
  const isMeant = isPlace || /\s(?:in|near|around|en|de)\s/.test(text)
  const found = await Promise.all(
    candidates.slice(0, limit).map(async (candidate) => ({
      ...candidate,
      isMeant,
      communities: await countCommunities(orm, pageOf(candidate.place), listing),
    })),
  )
  // The last word of a name can be a small town by chance.
  const isLocated = isMeant || typed.state !== undefined
  return found.filter(
    ({ place, match, near, communities }) =>
      isLocated || match !== 'part' || place.kind === 'zip' || near || communities > 0,
  )
}

/** Returns the ZIP code in a text of more words, if it exists. The first of two numbers is a house number. */
async function findByZip(orm: Orm, text: string): Promise<Candidate[] | undefined> {
  const words = text.split(/[\s,]+/).filter(Boolean)
  const zip = words.findLast((word) => /^\d{5}(?:-\d{4})?$/.test(word))
  if (zip === undefined || words.length === 1) return undefined
  if (words[0] === zip && words.some(isStreetWord)) return undefined
  const places = await findZipCodes(orm, zip.slice(0, 5), 1)
  return places.length > 0 ? places.map((place) => ({ place, match: 'part', others: '' })) : undefined
}

async function findByName(orm: Orm, text: string, typed: PlaceName, limit: number): Promise<Candidate[]> {
  const nicknamed = await findNicknamed(orm, text)
  const meant = nicknamed.map((named) => ({ ...named, match: 'nickname' as const, others: '' }))
  const whole = (await findRows(orm, text, limit)).flatMap((place): Candidate[] => {
    const match = matchOf(place, text, typed)
    return match && !nicknamed.some((named) => named.place.id === place.id) ? [{ place, match, others: '' }] : []
  })
  const isNamed = meant.length > 0 || whole.some(({ match }) => match !== 'similar')
  return [...meant, ...(isNamed ? [] : await findParts(orm, text)), ...whole]
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

/** Returns the locations that a part of a text names, the longest name first: in an address, the city comes last. */
async function findParts(orm: Orm, text: string): Promise<Candidate[]> {
  const { name, state } = splitNameAndState(text.replaceAll(/[\s,]+/g, ' ').trim())
  const nickname = nicknameIn(name)
  const words = name.split(' ')
  const sizes = [1, 2, 3].filter((size) => size <= words.length)
  const ends = new Map(sizes.map((size) => words.slice(-size).join(' ')).map((end) => [withSpelling(end), end]))
  const found = await findPlacesNamed(orm, [...ends.keys()], state?.code)
  const longest = Math.max(0, ...found.map(({ search }) => search.length))
  const named = found.filter(({ search }) => search.length === longest)
  if (nickname !== undefined && nickname.length >= longest) {
    const nicknamed = await findNicknamed(orm, state ? `${nickname}, ${state.code}` : nickname)
    if (nicknamed.length > 0) {
      return nicknamed.map((one) => ({ ...one, match: 'part', others: otherWords(name, nickname) }))
    }
  }
  return named.map((place) => ({ place, match: 'part', others: otherWords(name, ends.get(place.search) ?? '') }))
}

/** Returns what a text says besides a name in it. */
const otherWords = (text: string, name: string): string =>
  withoutFillerWords(searchName(text).replace(name, ' ').replaceAll(/\s+/g, ' ').trim())
