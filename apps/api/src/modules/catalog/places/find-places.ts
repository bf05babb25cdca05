import type { Place } from '@pkg/api-client'
import { anyCareSlug, slugify, type State, stateByCode, stateBySlug, states } from '@pkg/domain'
import { and, asc, count, desc, eq, inArray, like, type SQL, sql } from 'drizzle-orm'
import { isPublic } from '../communities/public'
import type { Orm } from '../../../database/database'
import { communities, places } from '../../../database/schema/tables'
import { beginningWith } from '../../../database/like-pattern'

type PlaceRow = typeof places.$inferSelect

const towns = ['city', 'neighborhood'] as const

/**
 * Returns locations that match a person's input, most likely first: ZIP codes by their first digits, and names, with or without a state, by
 * their first letters. Without a match, returns similar names. [API-036]
 */
export async function findPlaces(orm: Orm, input: string, limit: number): Promise<Place[]> {
  const rows = await findRows(orm, input, limit)
  return Promise.all(rows.map((row) => toPlace(orm, row)))
}

/** Returns the city or neighborhood, otherwise the county, with a name or slug in a state. [ROUTE-004, ROUTE-005] */
export async function findPlaceByName(orm: Orm, stateCode: string, name: string): Promise<Place | undefined> {
  const rows = await orm
    .select()
    .from(places)
    .where(and(eq(places.state, stateCode), eq(places.slug, slugify(name)), inArray(places.kind, [...towns, 'county'])))
  const found = ['city', 'neighborhood', 'county'].map((kind) => rows.find((row) => row.kind === kind)).find(Boolean)
  return found && toPlace(orm, found)
}

async function findRows(orm: Orm, input: string, limit: number): Promise<PlaceRow[]> {
  const text = input.trim().toLowerCase().replace(/\s+/g, ' ')
  if (/^\d{3,5}(?:-\d{0,4})?$/.test(text)) {
    return orm
      .select()
      .from(places)
      .where(and(eq(places.kind, 'zip'), like(places.search, beginningWith(text.slice(0, 5)))))
      .orderBy(asc(places.search))
      .limit(limit)
  }
  const { name, state } = splitNameAndState(text)
  const within = and(
    inArray(places.kind, [...towns, 'county', 'state']),
    state ? eq(places.state, state.code) : undefined,
  )
  const matches = await orm
    .select()
    .from(places)
    .where(and(within, like(places.search, beginningWith(name))))
    .orderBy(desc(sql`${places.search} = ${name}`), desc(places.weight), asc(places.search), asc(places.id))
    .limit(limit)
  if (matches.length > 0 || name.length < 3) return matches
  return orm
    .select()
    .from(places)
    .where(and(within, sql`${places.search} % ${name}`))
    .orderBy(desc(sql`similarity(${places.search}, ${name})`), desc(places.weight), asc(places.id))
    .limit(limit)
}

/** Words that people abbreviate or write out, with the spelling of the data. */
const spellings: readonly [RegExp, string][] = [
  [/^(?:saint|st\.?) /, 'st. '],
  [/^ft\.? /, 'fort '],
  [/^mt\.? /, 'mount '],
]

/** Splits `boulder, co` or `portland oregon` into a name and a state. A state without a name counts as a name. */
function splitNameAndState(text: string): { name: string; state: State | undefined } {
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

async function toPlace(orm: Orm, row: PlaceRow): Promise<Place> {
  const inState = eq(communities.state, row.state)
  const inPlace: Record<PlaceRow['kind'], SQL | undefined> = {
    state: inState,
    county: and(inState, eq(communities.countySlug, row.slug)),
    city: and(inState, eq(communities.citySlug, row.slug)),
    neighborhood: and(inState, eq(communities.citySlug, row.slug)),
    zip: eq(communities.zip, row.zip ?? ''),
  }
  const [found] = await orm.select({ count: count() }).from(communities).where(and(isPublic, inPlace[row.kind]))
  const stateSlug = stateByCode(row.state)?.slug ?? row.state.toLowerCase()
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    slug: row.slug,
    state: row.state,
    latitude: row.latitude,
    longitude: row.longitude,
    path: row.kind === 'state' ? `/${anyCareSlug}/${stateSlug}` : `/${anyCareSlug}/${stateSlug}/${row.slug}`,
    communities: found?.count ?? 0,
    ...(row.county ? { county: row.county } : {}),
    ...(row.zip ? { zip: row.zip } : {}),
  }
}
