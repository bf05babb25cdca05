import type { Point } from '@pkg/domain'
import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities } from '../../../database/schema/tables'
import { beginningWith } from '../../../database/like-pattern'
import { hasWords, milesFrom } from './listing-condition-store'
import { isPublic } from './public-condition-store'
import { resourceFromFragment } from './tile-fragment'
import type { FoundCommunities } from './search-store'

/** The most names to compare. A text that more names contain is too general to rank them. */
const maxCandidates = 2000

interface NameQuery {
  text: string
  near?: Point
  limit: number
  offset: number
}

/** A community as suggestions show it. */
export interface NamedCommunity {
  id: string
  name: string
  city: string
  state: string
  url: string
}

/**
 * Returns communities whose name contains every word, or if there are none, whose name is similar, to allow for typos. Names that start
 * with the text come first, then nearer or higher ranked communities.
 */
export async function findByName(orm: Orm, query: NameQuery): Promise<FoundCommunities> {
  const { ids, total } = await findCandidates(orm, query)
  const tiles = await orm
    .select({ id: communities.id, tile: communities.tile, isPaying: communities.isPaying })
    .from(communities)
    .where(sql`${communities.id} = any(${sql.param(`{${ids.map(({ id }) => `"${id}"`).join(',')}}`)}::text[])`)
  const byId = new Map(tiles.map((row) => [row.id, row]))
  return {
    resources: ids.flatMap(({ id, distance }) => {
      const row = byId.get(id)
      return row ? [resourceFromFragment(row.tile, { distance })] : []
    }),
    total,
    paying: tiles.filter(({ isPaying }) => isPaying === 1).length,
  }
}

/** Returns the same communities with only the fields that a suggestion shows. */
export async function suggestByName(orm: Orm, query: NameQuery): Promise<NamedCommunity[]> {
  const { ids } = await findCandidates(orm, query)
  if (ids.length === 0) return []
  const rows = await orm
    .select({
      id: communities.id,
      name: communities.name,
      city: communities.city,
      state: communities.state,
      url: sql<string>`${communities.record} ->> 'url'`,
    })
    .from(communities)
    .where(sql`${communities.id} = any(${sql.param(`{${ids.map(({ id }) => `"${id}"`).join(',')}}`)}::text[])`)
  return ids.flatMap(({ id }) => rows.filter((row) => row.id === id))
}

async function findCandidates(orm: Orm, { text, near, limit, offset }: NameQuery) {
  const normalized = text.trim().toLowerCase()
  const exact = await findPage(orm, hasWords(normalized), { normalized, near, limit, offset })
  if (exact.total > 0 || normalized.length < 3) return exact
  // The trigram index serves both conditions: a part of the name is similar to the text, or the whole name.
  return findPage(orm, sql`(${normalized} <% ${communities.name} or ${communities.name} % ${normalized})`, {
    normalized,
    near,
    limit,
    offset,
  })
}

async function findPage(
  orm: Orm,
  condition: SQL | undefined,
  { normalized, near, limit, offset }: { normalized: string; near: Point | undefined; limit: number; offset: number },
) {
  const distance = near ? milesFrom(near) : sql<number | null>`null::float8`
  const found = orm
    .select({ id: communities.id, name: communities.name, rank: communities.rank, distance: distance.as('distance') })
    .from(communities)
    .where(and(isPublic, condition))
    .limit(maxCandidates)
    .as('found')
  const rows = await orm
    .select({ id: found.id, distance: found.distance, total: sql<number>`count(*) over ()::int` })
    .from(found)
    .orderBy(
      ...(near ? [asc(found.distance)] : []),
      desc(sql`lower(${found.name}) like ${beginningWith(normalized)}`),
      desc(sql`word_similarity(${normalized}, ${found.name})`),
      desc(found.rank),
      asc(found.id),
    )
    .limit(limit)
    .offset(offset)
  return { ids: rows, total: rows[0]?.total ?? 0 }
}
