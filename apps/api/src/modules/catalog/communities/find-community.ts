import { type Agent, type CampusLicense, type Community, type CommunityTile, type Review } from '@pkg/domain'
import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { agents, communities, type CommunityRecord, reviews } from '../../../database/schema/tables'
import { addressKey } from './address-text'
import { tileOf } from './community-tile'
import { milesFrom } from './listing-conditions'
import { isPublic } from './public'

/** The number of nearby communities on a community's page. */
export const nearbyCount = 4
/** Half the sides of the boxes to search, in degrees, until one contains enough communities. */
export const nearbyDegrees = [0.1, 0.4, 1.5] as const
const milesPerDegree = 68.7

/** Returns a public community with its reviews, advisor, nearby communities, and campus. */
export async function findCommunity(orm: Orm, id: string): Promise<Community | undefined> {
  const [row] = await communityStatement(orm, id)
  return row && loadDetails(orm, row)
}

/** Returns public communities as tiles. */
export async function findTiles(orm: Orm, ids: readonly string[]): Promise<CommunityTile[]> {
  const rows = await orm
    .select({ record: communities.record })
    .from(communities)
    .where(and(inArray(communities.id, [...ids]), isPublic))
  return rows.map(({ record }) => tileOf(record))
}

/** Returns the statement that reads a public community and its advisor. */
export const communityStatement = (orm: Orm, id: string) =>
  orm
    .select({ record: communities.record, agent: agents.record, addressKey: communities.addressKey })
    .from(communities)
    .leftJoin(agents, eq(agents.id, communities.agentId))
    .where(and(eq(communities.id, id), isPublic))

/** Returns the details of a community of any status, for its provider and staff after a write. */
export async function findCommunityDetails(orm: Orm, record: CommunityRecord): Promise<Community> {
  return loadDetails(orm, { record, agent: null, addressKey: addressKey(record.address) ?? null })
}

async function loadDetails(
  orm: Orm,
  row: { record: CommunityRecord; agent: Agent | null; addressKey: string | null },
): Promise<Community> {
  const { id } = row.record
  const published = await reviewsStatement(orm, id)
  const campus = row.addressKey === null ? [] : await findCampus(orm, id, row.addressKey)
  return {
    ...row.record,
    reviews: published.map(toReview),
    partnerAgents: row.agent ? [publicAgent(row.agent)] : [],
    realEstateAgents: [],
    similarCommunities: { recommended: await nearestCommunities(orm, row.record, nearbyCount) },
    ...(campus.length > 0 && { campus }),
  }
}

/** Returns the statement that reads a community's published reviews, newest first. */
export const reviewsStatement = (orm: Orm, id: string) =>
  orm
    .select()
    .from(reviews)
    .where(and(eq(reviews.communityId, id), eq(reviews.status, 'published')))
    .orderBy(desc(reviews.date))
    .limit(50)

/** Returns the other licenses at an address, by name. */
async function findCampus(orm: Orm, id: string, addressKey: string): Promise<CampusLicense[]> {
  const rows = await orm
    .select({ record: communities.record })
    .from(communities)
    .where(and(eq(communities.addressKey, addressKey), ne(communities.id, id), isPublic))
    .orderBy(asc(communities.name), asc(communities.id))
    .limit(20)
  return rows.map(({ record: { id: other, name, url, care } }) => ({ id: other, name, url, care }))
}

/** The community to search around. */
type Center = Pick<Community, 'id' | 'address' | 'care'>

/** Returns the nearest other public communities that share a care type and meet the `condition`, nearest first. [FLOW-007] */
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
      return rows.map((row) => ({ ...tileOf(row.record), distance: Math.round(row.distance * 10) / 10 }))
    }
  }
  return []
}

/** Returns the miles to the nearest side of a box. Nothing outside of the box is nearer. */
export const distanceToEdge = ({ address: { latitude } }: Center, degrees: number): number =>
  degrees * milesPerDegree * Math.cos(((Math.abs(latitude) + degrees) * Math.PI) / 180)

/** Returns the statement that reads the nearest communities in a box around one. */
export function nearestStatement(
  orm: Orm,
  { id, address, care }: Center,
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
        sql`${communities.care} && ${sql.param(`{${care.join(',')}}`)}::text[]`,
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

/** Returns an advisor without the email address, which families don't see. [AGENT-005] */
function publicAgent(agent: Agent): Agent {
  return { ...agent, info: { ...agent.info, email: '' } }
}

function toReview({ id, author, relation, value, text, date }: typeof reviews.$inferSelect): Review {
  return { id, author, value, text, date, ...(relation ? { relation } : {}) }
}
