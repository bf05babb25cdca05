import type { Point } from '@pkg/domain'
import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities } from '../../../database/schema/tables'
import { beginningWith } from '../../../database/like-pattern'
import { hasWords, milesFrom } from './listing-conditions'
import { isPublic } from './public'
import { resourceFromFragment } from './tile-fragment'
import type { FoundCommunities } from './search-communities'

/** At most so many names are compared: a text that so many hold tells too little to order them all. */
const mostCandidates = 2000

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
 * Communities whose name holds every word, or else is like the text, spelled rightly or not. Names that begin so come first, then the
 * nearer or better known.
 */
export async function findByName(orm: Orm, query: NameQuery): Promise<FoundCommunities> {
  const { ids, total } = await candidates(orm, query)
  const tiles = await orm
    .select({ id: communities.id, tile: communities.tile, isPaying: communities.isPaying })
    .from(communities)
    .where(sql`${communities.id} = any(${sql.param(`{${ids.map(({ id }) => `"${id}"`).join(',')}}`)}::text[])`)
  const byId = new Map(tiles.map((row) => [row.id, row]))
  return {
    resources: ids.flatMap(({ id, distance }) => {
      const row = byId.get(id)
      return row ? [resourceFromFragment(row.tile, distance)] : []
    }),
    total,
    paying: tiles.filter(({ isPaying }) => isPaying === 1).length,
  }
}

/** The same, as few words as a suggestion shows. */
export async function suggestByName(orm: Orm, query: NameQuery): Promise<NamedCommunity[]> {
  const { ids } = await candidates(orm, query)
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

async function candidates(orm: Orm, { text, near, limit, offset }: NameQuery) {
  const plain = text.trim().toLowerCase()
  const exact = await page(orm, hasWords(plain), { plain, near, limit, offset })
  if (exact.total > 0 || plain.length < 3) return exact
  // Both answer from the trigram index: some part of the name is like the text, or the whole.
  return page(orm, sql`(${plain} <% ${communities.name} or ${communities.name} % ${plain})`, {
    plain,
    near,
    limit,
    offset,
  })
}

async function page(
  orm: Orm,
  condition: SQL | undefined,
  { plain, near, limit, offset }: { plain: string; near: Point | undefined; limit: number; offset: number },
) {
  const distance = near ? milesFrom(near) : sql<number | null>`null::float8`
  const found = orm
    .select({ id: communities.id, name: communities.name, rank: communities.rank, distance: distance.as('distance') })
    .from(communities)
    .where(and(isPublic, condition))
    .limit(mostCandidates)
    .as('found')
  const rows = await orm
    .select({ id: found.id, distance: found.distance, total: sql<number>`count(*) over ()::int` })
    .from(found)
    .orderBy(
      ...(near ? [asc(found.distance)] : []),
      desc(sql`lower(${found.name}) like ${beginningWith(plain)}`),
      desc(sql`word_similarity(${plain}, ${found.name})`),
      desc(found.rank),
      asc(found.id),
    )
    .limit(limit)
    .offset(offset)
  return { ids: rows, total: rows[0]?.total ?? 0 }
}
