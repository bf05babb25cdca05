import type { Agent, Community } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { CommunityRecord } from '../../../database/schema/tables'
import { addressKey } from './address-text'
import { communityStatement, findCampus, findPublishedReviews } from './community-details-store'
import { nearbyCount, nearestCommunities } from './nearby-store'

/** Returns a public community with its reviews, advisor, nearby communities, and campus. */
export async function findCommunity(orm: Orm, id: string): Promise<Community | undefined> {
  const [row] = await communityStatement(orm, id)
  return row && loadDetails(orm, row)
}

/** Returns the details of a community of any status, for its provider and staff after a write. */
export async function findCommunityDetails(orm: Orm, record: CommunityRecord): Promise<Community> {
  return loadDetails(orm, { record, agent: null, addressKey: addressKey(record.address) ?? null })
}

async function loadDetails(
  orm: Orm,
  row: { record: CommunityRecord; agent: Agent | null; addressKey: string | null },
): Promise<Community> {
  const { id } = row.record
  const reviews = await findPublishedReviews(orm, id)
  const campus = row.addressKey === null ? [] : await findCampus(orm, id, row.addressKey)
  return {
    ...row.record,
    reviews,
    partnerAgents: row.agent ? [publicAgent(row.agent)] : [],
    realEstateAgents: [],
    similarCommunities: { recommended: await nearestCommunities(orm, row.record, nearbyCount) },
    ...(campus.length > 0 && { campus }),
  }
}

/** Returns an advisor without the email address, which families don't see. [AGENT-005] */
function publicAgent(agent: Agent): Agent {
  return { ...agent, info: { ...agent.info, email: '' } }
}
