import type { CommunityTourHours } from '@pkg/api-client'
import { defaultTourHours, type TourHours } from '@pkg/domain'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { requireCommunityAccess } from '../access'
import { requireOpenings } from '../bookings'
import { findTourHours, saveTourHours } from './tour-hours-store'

/** Returns the hours in which a community gives tours, for its team. @throws {HttpError} 403, or 422 for an unknown community */
export async function getTourHours(orm: Orm, id: string, person: Person): Promise<CommunityTourHours> {
  await requireCommunityAccess(orm, person, id)
  const own = await findTourHours(orm, id)
  return { id, hours: own ?? [...defaultTourHours], isOwn: own !== undefined }
}

/** Replaces the hours in which a community gives tours. Booked tours stay. @throws {HttpError} 403 or 422 [FIND-013] */
export async function replaceTourHours(
  orm: Orm,
  id: string,
  hours: TourHours[],
  person: Person,
): Promise<CommunityTourHours> {
  await requireCommunityAccess(orm, person, id)
  requireOpenings(hours)
  await saveTourHours(orm, id, hours)
  return { id, hours, isOwn: true }
}
