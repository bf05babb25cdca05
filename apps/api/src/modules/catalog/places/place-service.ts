import type { Place } from '@pkg/api-client'
import { anyCareSlug, slugify, stateByCode, type StateCode, type TypeOfCareSlug } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { findNicknamed } from './nicknamed-places'
import { type PlaceName, splitNameAndState } from './place-name'
import {
  countCommunities,
  findPlacesByPrefix,
  findPlacesBySlug,
  findSimilarPlaces,
  findZipCodes,
  type PlaceRow,
} from './place-store'
import { stateOfCode } from './state-abbreviations'

/**
 * Returns locations that match a person's input, most likely first: ZIP codes by their first digits, and names, with or without a state, by
 * their first letters. Similar names of larger places follow, because “dever” may be Devers, but more likely means Denver. [API-036, FIND-001]
 */
export async function findPlaces(orm: Orm, input: string, limit: number): Promise<Place[]> {
  const rows = await findRows(orm, input, limit)
  return Promise.all(rows.map((row) => toPlace(orm, row)))
}

/** Returns the city or neighborhood, otherwise the county, with a name or slug in a state. [ROUTE-004, ROUTE-005] */
export async function findPlaceByName(orm: Orm, state: StateCode, name: string): Promise<Place | undefined> {
  const rows = await findPlacesBySlug(orm, state, slugify(name))
  const found = ['city', 'neighborhood', 'county'].map((kind) => rows.find((row) => row.kind === kind)).find(Boolean)
  return found && toPlace(orm, found)
}

/** Returns the stored locations that match a person's input, most likely first. */
export async function findRows(orm: Orm, input: string, limit: number): Promise<PlaceRow[]> {
  const text = input.trim().toLowerCase().replace(/\s+/g, ' ')
  if (/^\d{3,5}(?:-\d{0,4})?$/.test(text)) return findZipCodes(orm, text.slice(0, 5), limit)
  const place = splitNameAndState(text)
  if (place.name === '') return []
  const nicknamed = (await findNicknamed(orm, text)).map((named) => named.place)
  const matches = uniqueRows([...nicknamed, ...(await findMatches(orm, place, limit))])
  const [first] = matches
  const isFound = nicknamed.length > 0 || first?.search === place.name
  if (matches.length >= limit || isFound || place.name.length < 3) return matches.slice(0, limit)
  const similar = await findSimilarPlaces(orm, place, limit)
  const largest = Math.max(0, ...matches.map(({ weight }) => weight))
  return [...matches, ...similar.filter(({ weight }) => weight > largest)].slice(0, limit)
}

/**
 * Returns the state with a code, and locations with a name or its beginning. A text can end like a state and be the beginning of a name, as in `port
 * wash`, so those with the whole text follow those with exactly the name in the state.
 */
async function findMatches(orm: Orm, place: PlaceName, limit: number): Promise<PlaceRow[]> {
  const { name, whole } = place
  const rest = withoutStates(place, await findPlacesByPrefix(orm, place, limit))
  if (whole === undefined) return [...(await findStateOfCode(orm, name)), ...rest]
  const found = await findPlacesByPrefix(orm, { name: whole, state: undefined, isQualified: false }, limit)
  const exact = [...found.filter(({ search }) => search === whole), ...rest.filter(({ search }) => search === name)]
  return uniqueRows([...exact, ...found, ...rest]).slice(0, limit)
}

const uniqueRows = (rows: readonly PlaceRow[]): PlaceRow[] => [...new Map(rows.map((row) => [row.id, row])).values()]

/** Returns the state with a code. */
async function findStateOfCode(orm: Orm, name: string): Promise<PlaceRow[]> {
  const state = stateOfCode(name)
  if (!state) return []
  const rows = await findPlacesByPrefix(orm, { name: state.name.toLowerCase(), state, isQualified: false }, 3)
  return rows.filter(({ kind }) => kind === 'state')
}

/** Leaves out states if more than a name was typed, unless nothing else has the name in the typed state, as in `Colorado, CO`. */
function withoutStates({ name, isQualified, state }: PlaceName, rows: PlaceRow[]): PlaceRow[] {
  const others = rows.filter(({ kind }) => kind !== 'state')
  return isQualified && (state === undefined || others.some(({ search }) => search === name)) ? others : rows
}

/** Returns the page of a location with a care type. */
export function placePath({ kind, state, slug }: PlaceRow, care: TypeOfCareSlug = anyCareSlug): string {
  const inState = `/${care}/${stateByCode(state)?.slug ?? state.toLowerCase()}`
  return kind === 'state' ? inState : `${inState}/${slug}`
}

async function toPlace(orm: Orm, row: PlaceRow): Promise<Place> {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    slug: row.slug,
    state: row.state,
    latitude: row.latitude,
    longitude: row.longitude,
    path: placePath(row),
    communities: await countCommunities(orm, row),
    ...(row.county ? { county: row.county } : {}),
    ...(row.zip ? { zip: row.zip } : {}),
  }
}
