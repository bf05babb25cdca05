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
 * Places by what a person typed, the likeliest first: a ZIP code by its beginning; a name, with its state behind it or not, by its
 * beginning, and by likeness where none begins so. [API-036]
 */
export async function findPlaces(orm: Orm, typed: string, limit: number): Promise<Place[]> {
  const rows = await placeRows(orm, typed, limit)
  return Promise.all(rows.map((row) => placeOf(orm, row)))
}

/** The city or neighbourhood, or else the county, that goes by a name or slug in a state. [ROUTE-004, ROUTE-005] */
export async function placeNamed(orm: Orm, stateCode: string, name: string): Promise<Place | undefined> {
  const rows = await orm
    .select()
    .from(places)
    .where(and(eq(places.state, stateCode), eq(places.slug, slugify(name)), inArray(places.kind, [...towns, 'county'])))
  const found = ['city', 'neighborhood', 'county'].map((kind) => rows.find((row) => row.kind === kind)).find(Boolean)
  return found && placeOf(orm, found)
}

async function placeRows(orm: Orm, typed: string, limit: number): Promise<PlaceRow[]> {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  if (/^\d{3,5}(?:-\d{0,4})?$/.test(text)) {
    return orm
      .select()
      .from(places)
      .where(and(eq(places.kind, 'zip'), like(places.search, beginningWith(text.slice(0, 5)))))
      .orderBy(asc(places.search))
      .limit(limit)
  }
  const { name, state } = nameAndState(text)
  const within = and(
    inArray(places.kind, [...towns, 'county', 'state']),
    state ? eq(places.state, state.code) : undefined,
  )
  const begins = await orm
    .select()
    .from(places)
    .where(and(within, like(places.search, beginningWith(name))))
    .orderBy(desc(sql`${places.search} = ${name}`), desc(places.weight), asc(places.search), asc(places.id))
    .limit(limit)
  if (begins.length > 0 || name.length < 3) return begins
  return orm
    .select()
    .from(places)
    .where(and(within, sql`${places.search} % ${name}`))
    .orderBy(desc(sql`similarity(${places.search}, ${name})`), desc(places.weight), asc(places.id))
    .limit(limit)
}

/** Words that people shorten, or write out, as the places do. */
const spellings: readonly [RegExp, string][] = [
  [/^(?:saint|st\.?) /, 'st. '],
  [/^ft\.? /, 'fort '],
  [/^mt\.? /, 'mount '],
]

/** `boulder, co`, `portland oregon`: the state goes behind a comma or a blank. A state alone is a name. */
function nameAndState(text: string): { name: string; state: State | undefined } {
  const spelled = (name: string) => spellings.reduce((so, [pattern, better]) => so.replace(pattern, better), name)
  const [before = '', behind = ''] = text.split(',').map((part) => part.trim())
  if (behind) return { name: spelled(before), state: stateIn(behind) }
  const known = states.find(({ code, name }) =>
    [code, name].some((word) => before.endsWith(` ${word.toLowerCase()}`) && before.length > word.length + 3),
  )
  if (!known) return { name: spelled(before), state: undefined }
  const isCode = before.endsWith(` ${known.code.toLowerCase()}`)
  const length = isCode ? known.code.length : known.name.length
  return { name: spelled(before.slice(0, -length).trim()), state: known }
}

/** A state by its code or the beginning of its name. */
function stateIn(text: string): State | undefined {
  if (text.length === 2) return stateByCode(text)
  const start = slugify(text)
  return stateBySlug(start) ?? states.find(({ slug }) => slug.startsWith(start))
}

async function placeOf(orm: Orm, row: PlaceRow): Promise<Place> {
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
