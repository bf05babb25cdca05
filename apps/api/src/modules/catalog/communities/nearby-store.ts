import type { CareTypeSlug, Community, CommunityTile } from '@pkg/domain'
import { and, eq, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities } from '../../../database/schema/tables'
import { tileOf } from './community-tile'
import { milesFrom } from './listing-condition-store'
import { isPublic } from './public-condition-store'

/** The number of nearby communities on a community's page. */
export const nearbyCount = 4
/** Half the sides of the boxes to search, in degrees, until one contains enough communities. */
export const nearbyDegrees = [0.1, 0.4, 1.5] as const
const milesPerDegree = 68.7
/** The distance in miles beyond which no family would call a community nearby. */
const farthestNearby = 50

/** The community to search around. */
interface Center extends Pick<Community, 'id'> {
  care: readonly CareTypeSlug[]
  address: Pick<Community['address'], 'latitude' | 'longitude'>
  /** The only care to search for, if any. The tiles have its price. */
  searched?: CareTypeSlug | null | undefined
}

/** Returns the nearest other public communities, within 50 miles, that share a care type and meet the `condition`, nearest first. [FLOW-007] */
export async function nearestCommunities(
  orm: Orm,
  center: Center,
  limit: number,
  condition?: SQL,
): Promise<CommunityTile[]> {
  for (const degrees of nearbyDegrees) {
    const rows = await nearestStatement(orm, center, { degrees, limit, ...(condition && { condition }) })
    const isComplete = rows.length === limit && (rows.at(-1)?.distance ?? 0) < distanceToEdge(center, degrees)
    if (isComplete || degrees === nearbyDegrees.at(-1)) {
      return rows.map((row) => ({
        ...tileOf(row.record, center.searched),
        distance: Math.round(row.distance * 10) / 10,
      }))
    }
  }
  return []
}

/** Returns the miles to the nearest side of a box. No community outside the box is nearer. */
export const distanceToEdge = ({ address: { latitude } }: Center, degrees: number): number =>
  degrees * milesPerDegree * Math.cos(((Math.abs(latitude) + degrees) * Math.PI) / 180)

/** Returns the statement that reads the nearest communities in a box around one. */
export function nearestStatement(
  orm: Orm,
  { id, address, care, searched }: Center,
  { degrees, limit, condition }: { degrees: number; limit: number; condition?: SQL },
) {
  const { latitude, longitude } = address
  const distance = milesFrom(address)
  const nearest = orm
    .select({ id: communities.id, distance: distance.as('distance') })
    .from(communities)
    .where(
      and(
        isPublic,
        ne(communities.id, id),
        sql`${communities.latitude} between ${latitude - degrees} and ${latitude + degrees}`,
        sql`${communities.longitude} between ${longitude - degrees} and ${longitude + degrees}`,
        lte(distance, farthestNearby),
        sql`${communities.care} && ${sql.param(`{${(searched ? [searched] : care).join(',')}}`)}::text[]`,
        condition,
      ),
    )
    .orderBy(distance, communities.id)
    .limit(limit)
    .as('nearest')
  return orm
    .select({ record: communities.record, distance: nearest.distance })
    .from(nearest)
    .innerJoin(communities, eq(communities.id, nearest.id))
    .orderBy(nearest.distance, communities.id)
}
