import type { ReferralOption } from '@pkg/api-client'
import {
  careLevels,
  type CareTypeSlug,
  careTypeForLevel,
  careTypeSlugs,
  distanceInMiles,
  type Point,
  type UserActionData,
} from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { CommunityRecord } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { findVisibleFamily } from '../../access'
import { findPlaceRows, getRooms, nearestCommunities } from '../../catalog'
import { listRequestedRecords } from '../families/family-detail-store'
import { findRequestCost } from '../requests/request-costs'
import { listRecordsOf, listSharedCommunityIds } from './referral-store'

/** The communities that a family didn't ask about itself. */
const nearbyCount = 12

/**
 * Returns the communities to which a family can be referred: those it asked about first, oldest request first, and then the nearest that have its care, with what
 * they cost it and how many rooms they say are open. @throws {HttpError} 404 for a family that the person doesn't see. [WORK-021]
 */
export async function listReferralOptions(orm: Orm, familyId: string, person: Person): Promise<ReferralOption[]> {
  const { id, answers } = await findVisibleFamily(orm, familyId, person)
  const requested = (await listRequestedRecords(orm, id, person)).map(({ record }) => record)
  const shared = await listSharedCommunityIds(orm, id)
  const center = await findCenter(orm, answers)
  const nearby = await findNearby(orm, { answers, requested, center })
  const others = nearby
    .filter(({ id: nearbyId }) => !requested.some((one) => one.id === nearbyId))
    .slice(0, nearbyCount)
  return Promise.all(
    [...requested, ...others].map(async (record) => ({
      id: record.id,
      name: record.name,
      city: record.address.city,
      state: record.address.state,
      isRequested: requested.includes(record),
      isShared: shared.includes(record.id),
      ...(center ? { distance: Math.round(distanceInMiles(center, record.address) * 10) / 10 } : {}),
      ...(await costAndRooms(orm, record, answers)),
    })),
  )
}

/** What decides which communities are near a family. */
interface Search {
  answers: UserActionData
  requested: readonly CommunityRecord[]
  /** Where it searches, if that's known. */
  center: Point | undefined
}

/** Returns the nearest communities with the care of a family, nearest first, around where it searches, or else around the first community that it asked about. */
async function findNearby(orm: Orm, { answers, requested, center }: Search): Promise<CommunityRecord[]> {
  const [first] = requested
  const around = center ?? first?.address
  if (!around) return []
  const care = careOf(answers, first)
  const tiles = await nearestCommunities(orm, { id: '', address: around, care }, nearbyCount + requested.length)
  const ids = tiles.map(({ id }) => id)
  const records = await listRecordsOf(orm, ids)
  return records.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** Returns the types of care that a family looks for: what it said, or else those of the first community that it asked about, or else all. */
function careOf({ adl = [] }: UserActionData, first: CommunityRecord | undefined): readonly CareTypeSlug[] {
  const levels = careLevels.filter((level) => adl.includes(level))
  return levels.length > 0 ? levels.map(careTypeForLevel) : (first?.care ?? careTypeSlugs)
}

/** Returns where a family searches: its ZIP code, or its city. */
async function findCenter(orm: Orm, { zip, city, state }: UserActionData): Promise<Point | undefined> {
  const text = zip ?? (city && state ? `${city}, ${state}` : undefined)
  if (text === undefined) return undefined
  const [place] = await findPlaceRows(orm, text, 1)
  return place
}

async function costAndRooms(
  orm: Orm,
  record: CommunityRecord,
  answers: UserActionData,
): Promise<Pick<ReferralOption, 'monthlyCost' | 'openRooms'>> {
  const [{ cost }, { rooms }] = await Promise.all([findRequestCost(orm, record, answers), getRooms(orm, record.id)])
  const known = rooms.filter(({ status }) => status !== 'unknown')
  const open = known.reduce((sum, { openRooms = 0 }) => sum + openRooms, 0)
  return {
    ...(cost ? { monthlyCost: cost.total.likely } : {}),
    ...(known.length > 0 ? { openRooms: open } : {}),
  }
}
