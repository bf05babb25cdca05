import type { ReferralOption } from '@pkg/api-client'
import { careLevels, type CareTypeSlug, careTypeForLevel, careTypeSlugs, type UserActionData } from '@pkg/domain'
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

/** A community with its distance from where the family searches, if that's known. */
interface Candidate {
  record: CommunityRecord
  distance: number | undefined
}

/**
 * Returns the communities to which a family can be referred: those it asked about first, oldest request first, and then the nearest that have its care, with what
 * they cost it and how many rooms they say are open. @throws {HttpError} 404 for a family that the person doesn't see. [WORK-021]
 */
export async function listReferralOptions(orm: Orm, familyId: string, person: Person): Promise<ReferralOption[]> {
  const { id, answers } = await findVisibleFamily(orm, familyId, person)
  const requested = (await listRequestedRecords(orm, id, person)).map(({ record }) => record)
  const shared = await listSharedCommunityIds(orm, id)
  const nearby = await findNearby(orm, answers, requested)
  const own = requested.map((record) => ({
    record,
    distance: nearby.find((one) => one.record.id === record.id)?.distance,
  }))
  const others = nearby.filter(({ record }) => !requested.some((one) => one.id === record.id)).slice(0, nearbyCount)
  return Promise.all(
    [...own, ...others].map(async ({ record, distance }) => ({
      id: record.id,
      name: record.name,
      city: record.address.city,
      state: record.address.state,
      isRequested: requested.includes(record),
      isShared: shared.includes(record.id),
      ...(distance === undefined ? {} : { distance }),
      ...(await costAndRooms(orm, record, answers)),
    })),
  )
}

/** Returns the nearest communities with the care of a family, around where it searches, or else around the first community that it asked about. */
async function findNearby(
  orm: Orm,
  answers: UserActionData,
  requested: readonly CommunityRecord[],
): Promise<Candidate[]> {
  const [first] = requested
  const center = await findCenter(orm, answers)
  const around = center ?? first?.address
  if (!around) return []
  const tiles = await nearestCommunities(
    orm,
    { id: '', address: around, care: careOf(answers, first) },
    nearbyCount + requested.length,
  )
  const records = await listRecordsOf(
    orm,
    tiles.map(({ id }) => id),
  )
  return tiles.flatMap(({ id, distance }) => {
    const record = records.find((one) => one.id === id)
    return record ? [{ record, distance: center ? distance : undefined }] : []
  })
}

/** Returns the types of care that a family looks for: what it said, or else those of the first community that it asked about, or else all. */
function careOf({ adl = [] }: UserActionData, first: CommunityRecord | undefined): readonly CareTypeSlug[] {
  const levels = careLevels.filter((level) => adl.includes(level))
  return levels.length > 0 ? levels.map(careTypeForLevel) : (first?.care ?? careTypeSlugs)
}

/** Returns where a family searches: its ZIP code, or its city. */
async function findCenter(orm: Orm, { zip, city, state }: UserActionData) {
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
