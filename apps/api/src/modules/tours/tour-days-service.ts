import { defaultTourHours, freeTourChoices, now, todayIn, type TourDay, tourDays, tourText } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { type HttpError, notFound } from '../../http/errors'
import { timeUnavailable } from '../bookings'
import { findTouredCommunity, listBookedTimes, type TouredCommunity } from './tour-hours-store'

/** How many free times an error names. */
const suggestedTimes = 3

/** Returns a page of the days on which a public community gives tours. @throws {HttpError} 404 [FIND-013] */
export async function listTourDays(orm: Orm, id: string, { offset, size }: { offset: number; size: number }) {
  const community = await findTouredCommunity(orm, id)
  if (!community) throw notFound('community', id)
  const days = await loadTourDays(orm, community)
  const items = days.slice(offset, offset + size).map((day) => ({ id: `${id}:${day.date}`, ...day }))
  return { items, total: days.length }
}

/** Returns the days on which a community gives tours, as they are booked now. [TOUR-001 to TOUR-006] */
export async function loadTourDays(orm: Orm, { id, timeZone, hours }: TouredCommunity): Promise<TourDay[]> {
  const today = todayIn(timeZone, now())
  const booked = await listBookedTimes(orm, id, today)
  return tourDays({ today, timeZone, hours: hours ?? defaultTourHours, booked })
}

/** Returns the error for a time that isn't free, with the next ones that are. [FIND-013] */
export function slotUnavailable(days: readonly TourDay[], { timeZone }: TouredCommunity, pointer: string): HttpError {
  const free = freeTourChoices(days, suggestedTimes).map((choice) => tourText({ ...choice, timeZone }))
  const title = 'This time for a tour is no longer free'
  return timeUnavailable({ code: 'tour-slot-unavailable', title, pointer }, free)
}
