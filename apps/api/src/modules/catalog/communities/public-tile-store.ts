import type { CareTypeSlug, CommunityTile } from '@pkg/domain'
import { and, inArray } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities } from '../../../database/schema/tables'
import { tileOf } from './community-tile'
import { isPublic } from './public-condition-store'

/** Returns those of the given communities that are public as tiles, in the order of their ids, each with the price of the care in `cares`. */
export async function listPublicTiles(
  orm: Orm,
  ids: readonly string[],
  cares: ReadonlyMap<string, CareTypeSlug | null> = new Map(),
): Promise<CommunityTile[]> {
  if (ids.length === 0) return []
  const rows = await orm
    .select({ record: communities.record })
    .from(communities)
    .where(and(inArray(communities.id, ids), isPublic))
  return rows
    .map(({ record }) => tileOf(record, cares.get(record.id)))
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
