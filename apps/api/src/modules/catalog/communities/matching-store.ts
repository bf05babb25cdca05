import type { CommunityTile, ListingQuery } from '@pkg/domain'
import { and, asc, desc, inArray } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities } from '../../../database/schema/tables'
import { tileOf } from './community-tile'
import { listingConditions } from './listing-condition-store'
import { isPublic } from './public-condition-store'

/** Returns the keys of the communities that a listing shows on all of its pages, in recommended order, at most `limit`. [HOME-005] */
export async function listMatchingKeys(orm: Orm, query: ListingQuery, limit: number): Promise<number[]> {
  const rows = await orm
    .select({ key: communities.key })
    .from(communities)
    .where(listingConditions(query))
    .orderBy(desc(communities.rank), asc(communities.id))
    .limit(limit)
  return rows.map(({ key }) => key)
}

/** Returns those of the communities with some keys that are public, in the order of their keys. */
export async function listTilesOfKeys(orm: Orm, keys: number[]): Promise<CommunityTile[]> {
  if (keys.length === 0) return []
  const rows = await orm
    .select({ key: communities.key, record: communities.record })
    .from(communities)
    .where(and(inArray(communities.key, keys), isPublic))
  return rows.sort((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key)).map(({ record }) => tileOf(record))
}
