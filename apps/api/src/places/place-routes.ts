import type { Place } from '@pkg/api-client'
import { anyCareSlug, stateByCode, stateBySlug } from '@pkg/domain'
import { and, asc, count, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isPublic } from '../communities/public'
import type { Orm } from '../database/database'
import { communities, places } from '../database/schema/tables'
import { answerCalls } from '../http/answer-calls'
import { notFound } from '../http/problems'

type PlaceRow = typeof places.$inferSelect

/** Places by what a person typed, and by what a path names. [ROUTE-004, ROUTE-005] */
export function placeRoutes(app: FastifyInstance, orm: Orm): void {
  answerCalls(app, orm, 'places', {
    async search({ query }) {
      const rows = await findPlaces(orm, query.q, query.limit ?? 8)
      return { items: await Promise.all(rows.map((row) => placeOf(orm, row))), total: rows.length }
    },

    async get({ params }) {
      const state = stateByCode(params.state.toUpperCase()) ?? stateBySlug(params.state)
      const rows = state
        ? await orm
            .select()
            .from(places)
            .where(
              and(
                eq(places.state, state.code),
                eq(places.slug, params.city),
                inArray(places.kind, ['city', 'neighborhood', 'county']),
              ),
            )
        : []
      const found =
        rows.find(({ kind }) => kind === 'city' || kind === 'neighborhood') ??
        rows.find(({ kind }) => kind === 'county')
      if (!found) throw notFound('place', `${params.state}/${params.city}`)
      return placeOf(orm, found)
    },
  })
}

/** A ZIP code is looked up as it is; a name by its beginning first, and by likeness where nothing begins so. */
async function findPlaces(orm: Orm, typed: string, limit: number): Promise<PlaceRow[]> {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  if (/^\d{3,5}$/.test(text)) {
    return orm
      .select()
      .from(places)
      .where(and(eq(places.kind, 'zip'), like(places.search, `${text}%`)))
      .orderBy(asc(places.search))
      .limit(limit)
  }
  const [name = '', rest = ''] = text.split(',').map((part) => part.trim())
  const state = rest
    ? (stateByCode(rest.slice(0, 2).toUpperCase()) ?? stateBySlug(rest.replaceAll(' ', '-')))
    : undefined
  const within = and(
    inArray(places.kind, ['city', 'neighborhood', 'county', 'state']),
    state ? eq(places.state, state.code) : undefined,
  )
  const begins = await ordered(orm, and(within, like(places.search, `${name.replace(/[%_\\]/g, '\\$&')}%`)), limit)
  if (begins.length > 0 || name.length < 3) return begins
  return orm
    .select()
    .from(places)
    .where(and(within, sql`${places.search} % ${name}`))
    .orderBy(desc(sql`similarity(${places.search}, ${name})`), desc(places.weight))
    .limit(limit)
}

function ordered(orm: Orm, where: SQL | undefined, limit: number) {
  return orm.select().from(places).where(where).orderBy(desc(places.weight), asc(places.search), places.id).limit(limit)
}

async function placeOf(orm: Orm, row: PlaceRow): Promise<Place> {
  const inPlace: Record<PlaceRow['kind'], SQL | undefined> = {
    state: eq(communities.state, row.state),
    county: and(eq(communities.state, row.state), eq(communities.countySlug, row.slug)),
    city: and(eq(communities.state, row.state), eq(communities.citySlug, row.slug)),
    neighborhood: and(eq(communities.state, row.state), eq(communities.citySlug, row.slug)),
    zip: eq(communities.zip, row.zip ?? ''),
  }
  const [found] = await orm
    .select({ count: count() })
    .from(communities)
    .where(and(isPublic, or(inPlace[row.kind])))
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
