import { type Agent, type Community, publicAgent } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { CommunityRecord } from '../../../database/schema/tables'
import { publishedDisclosure } from '../../state-rules'
import { addressKey } from './address-text'
import { communityStatement, findCampus, findPublishedReviews } from './community-details-store'
import { nearbyCount, nearestCommunities } from './nearby-store'
import { withShownImages } from './shown-images'
import { withShownPrices } from './shown-prices'
import { listStaffingMedians } from './staffing-median-store'

/** Returns a public community with its reviews, advisor, nearby communities, campus, and the prices that it shows. */
export async function findCommunity(orm: Orm, id: string): Promise<Community | undefined> {
  const [row] = await communityStatement(orm, id)
  return row && loadDetails(orm, { ...row, record: withShownPrices(row.record) })
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
  const disclosure = await publishedDisclosure(orm, row.record.address.state)
  const medians = row.record.staffing?.hours?.weekendTotal ? await listStaffingMedians(orm, row.record.address) : []
  const campus = row.addressKey === null ? [] : await findCampus(orm, id, row.addressKey)
  return {
    ...withShownImages(row.record),
    reviews,
    partnerAgents: row.agent ? [publicAgent(row.agent)] : [],
    realEstateAgents: [],
    similarCommunities: { recommended: await nearestCommunities(orm, row.record, nearbyCount) },
    ...(campus.length > 0 && { campus }),
    ...(medians.length > 0 && { staffingMedians: medians }),
    ...(disclosure !== undefined && { disclosure }),
  }
}
