import { type Agent, type Community, type CommunityTile, type Review } from '@pkg/domain'
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Orm } from '../database/database'
import { agents, communities, reviews } from '../database/schema/tables'
import { tileOf } from './community-tile'
import { milesFrom } from './listing-conditions'

const neighbours = 4
const nearbyDegrees = 1.5

/** A public community with reviews, advisor and neighbours, or undefined. */
export async function findCommunity(orm: Orm, id: string): Promise<Community | undefined> {
  const [row] = await orm
    .select({ record: communities.record, agent: agents.record })
    .from(communities)
    .leftJoin(agents, eq(agents.id, communities.agentId))
    .where(and(eq(communities.id, id), gt(communities.status, 0)))
  if (!row) return undefined
  const written = await orm
    .select()
    .from(reviews)
    .where(eq(reviews.communityId, id))
    .orderBy(desc(reviews.date))
    .limit(50)
  return {
    ...row.record,
    reviews: written.map(reviewOf),
    partnerAgents: row.agent ? [publicAgent(row.agent)] : [],
    realEstateAgents: [],
    similarCommunities: { recommended: await nearestCommunities(orm, row.record, neighbours) },
  }
}

/** The nearest other public communities that share a care type, nearest first. [FLOW-007] */
export async function nearestCommunities(
  orm: Orm,
  { id, address, care }: Pick<Community, 'id' | 'address' | 'care'>,
  limit: number,
): Promise<CommunityTile[]> {
  const distance = milesFrom(address)
  const { latitude, longitude } = address
  const rows = await orm
    .select({ record: communities.record, distance })
    .from(communities)
    .where(
      and(
        gt(communities.status, 0),
        ne(communities.id, id),
        sql`${communities.latitude} between ${latitude - nearbyDegrees} and ${latitude + nearbyDegrees}`,
        sql`${communities.longitude} between ${longitude - nearbyDegrees} and ${longitude + nearbyDegrees}`,
        sql`${communities.care} && ${sql.param(`{${care.join(',')}}`)}::text[]`,
      ),
    )
    .orderBy(distance, communities.id)
    .limit(limit)
  return rows.map((row) => ({ ...tileOf(row.record), distance: Math.round(row.distance * 10) / 10 }))
}

/** An advisor as families meet one: the mail address stays inside. [AGENT-005] */
function publicAgent(agent: Agent): Agent {
  return { ...agent, info: { ...agent.info, email: '' } }
}

function reviewOf({ id, author, relation, value, text, date }: typeof reviews.$inferSelect): Review {
  return { id, author, value, text, date, ...(relation ? { relation } : {}) }
}
