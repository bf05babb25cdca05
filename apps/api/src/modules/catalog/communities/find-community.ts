import { type Agent, type CampusLicense, type Community, type CommunityTile, type Review } from '@pkg/domain'
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { agents, communities, type CommunityRecord, reviews } from '../../../database/schema/tables'
import { addressKey } from './address-text'
import { tileOf } from './community-tile'
import { milesFrom } from './listing-conditions'
import { isPublic } from './public'

/** How many neighbours a community's page shows. */
export const neighbours = 4
/** Half the sides of the boxes that are looked through, until one holds enough. */
export const nearbyDegrees = [0.1, 0.4, 1.5] as const
const milesPerDegree = 68.7

/** A public community with reviews, advisor, neighbours and campus, or undefined. */
export async function findCommunity(orm: Orm, id: string): Promise<Community | undefined> {
  const [row] = await communityStatement(orm, id)
  return row && wholeCommunity(orm, row)
}

/** The statement that reads a public community and its advisor. */
export const communityStatement = (orm: Orm, id: string) =>
  orm
    .select({ record: communities.record, agent: agents.record, addressKey: communities.addressKey })
    .from(communities)
    .leftJoin(agents, eq(agents.id, communities.agentId))
    .where(and(eq(communities.id, id), isPublic))

/** A community of whatever status as its provider and staff see it after a write. */
export async function communityAsWritten(orm: Orm, record: CommunityRecord): Promise<Community> {
  return wholeCommunity(orm, { record, agent: null, addressKey: addressKey(record.address) ?? null })
}

async function wholeCommunity(
  orm: Orm,
  row: { record: CommunityRecord; agent: Agent | null; addressKey: string | null },
): Promise<Community> {
  const { id } = row.record
  const written = await reviewsStatement(orm, id)
  const campus = row.addressKey === null ? [] : await campusOf(orm, id, row.addressKey)
  return {
    ...row.record,
    reviews: written.map(reviewOf),
    partnerAgents: row.agent ? [publicAgent(row.agent)] : [],
    realEstateAgents: [],
    similarCommunities: { recommended: await nearestCommunities(orm, row.record, neighbours) },
    ...(campus.length > 0 && { campus }),
  }
}

/** The statement that reads a community's reviews, the newest first. */
export const reviewsStatement = (orm: Orm, id: string) =>
  orm
    .select()
    .from(reviews)
    .where(and(eq(reviews.communityId, id), eq(reviews.status, 'published')))
    .orderBy(desc(reviews.date))
    .limit(50)

/** The other licences at an address, by name. */
async function campusOf(orm: Orm, id: string, addressKey: string): Promise<CampusLicense[]> {
  const rows = await orm
    .select({ record: communities.record })
    .from(communities)
    .where(and(eq(communities.addressKey, addressKey), ne(communities.id, id), isPublic))
    .orderBy(asc(communities.name), asc(communities.id))
    .limit(20)
  return rows.map(({ record: { id: other, name, url, care } }) => ({ id: other, name, url, care }))
}

/** Whose neighbours are looked for. */
type Middle = Pick<Community, 'id' | 'address' | 'care'>

/** The nearest other public communities that share a care type and meet the `condition`, nearest first. [FLOW-007] */
export async function nearestCommunities(
  orm: Orm,
  middle: Middle,
  limit: number,
  condition?: SQL,
): Promise<CommunityTile[]> {
  for (const degrees of nearbyDegrees) {
    const rows = await nearestStatement(orm, middle, { degrees, limit, ...(condition && { condition }) })
    const isWhole = rows.length === limit && (rows.at(-1)?.distance ?? 0) < shortestWay(middle, degrees)
    if (isWhole || degrees === nearbyDegrees.at(-1)) {
      return rows.map((row) => ({ ...tileOf(row.record), distance: Math.round(row.distance * 10) / 10 }))
    }
  }
  return []
}

/** Miles to the nearest side of a box: nothing outside it is nearer. */
export const shortestWay = ({ address: { latitude } }: Middle, degrees: number): number =>
  degrees * milesPerDegree * Math.cos(((Math.abs(latitude) + degrees) * Math.PI) / 180)

/** The statement that reads the nearest communities in a box around one. */
export function nearestStatement(
  orm: Orm,
  { id, address, care }: Middle,
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

/** An advisor as families meet one: the mail address stays inside. [AGENT-005] */
function publicAgent(agent: Agent): Agent {
  return { ...agent, info: { ...agent.info, email: '' } }
}

function reviewOf({ id, author, relation, value, text, date }: typeof reviews.$inferSelect): Review {
  return { id, author, value, text, date, ...(relation ? { relation } : {}) }
}
