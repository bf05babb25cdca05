import {
  findTourSlot,
  isCalendarDay,
  parseTourTime,
  type TourChoice,
  tourText,
  tourWindows,
  zonedClock,
} from '@pkg/domain'
import type { NewUuidAction } from '@pkg/api-client'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import type { Queue } from '../../jobs/queue'
import { scheduleReminder } from './schedule-reminder'
import { loadTourDays, slotUnavailable } from './tour-days-service'
import type { FamilyMessages } from './messages-in'
import { emailFamily, recordTourEvent } from './tour-emails'
import { findTouredCommunity, type TouredCommunity } from './tour-hours-store'
import { findOwnBooking, findTour, insertTour, type TourRow } from './tour-store'

const slotPointer = '/data/attributes/actionInfo/tourSlot'

/** The family of a tour, and the request that books it. Staff book without one. */
interface BookingFamily {
  familyId: string
  actionId: string | null
}

/** The request that a tour belongs to. */
interface TourRequest extends BookingFamily {
  action: NewUuidAction
  actionId: string
  /** Whether the community gets the request only after the family acknowledged its state's disclosure. */
  isHeld: boolean
}

/**
 * Books the tour that a request asks for, at the community of its `slug`. A time that the family was shown as free (`tourSlot`) is booked, or the whole request
 * is rejected. A time from the wizard, which doesn't know what's free, never costs the request: if it isn't free, the family is emailed a link to choose
 * another one. A family hears that its tour is booked when the community gets its request. [FIND-013, GWZ-085, TRUTH-005, TRUTH-006]
 * @throws {HttpError} 409 for a `tourSlot` that isn't free, with the next free times
 */
export async function bookTour(tx: Orm, queue: Queue, request: TourRequest, person: Person): Promise<void> {
  const { slug, tourSlot } = request.action.actionInfo
  const choice = tourSlot ?? wishedTime(request.action)
  const community = slug && choice ? await findTouredCommunity(tx, slug) : undefined
  if (!choice || !community) return
  const booked = await insertFree(tx, request, community, choice)
  const booking = { familyId: request.familyId, communityId: community.id, ...choice }
  if (!booked && isCalendarDay(choice.date) && (await findOwnBooking(tx, booking, person))) return
  if (!booked && tourSlot) throw slotUnavailable(await loadTourDays(tx, community), community, slotPointer)
  const tour = booked ?? (await insertTour(tx, { ...tourValues(request, community, choice), status: 'requested' }))
  if (tour) await report(tx, queue, tour, request)
}

/** Returns the time that a family chose in the wizard. [GWZ-085] */
function wishedTime({ actionInfo: { data } }: NewUuidAction): TourChoice | undefined {
  const { tourDate: date = '', tourTimeText = '' } = data.tourDataInfo?.[0] ?? data
  const time = parseTourTime(tourTimeText)
  return time && isCalendarDay(date) ? { date, time } : undefined
}

/** Books a time that the community offers. Returns undefined if it isn't free. */
export async function insertFree(
  tx: Orm,
  request: BookingFamily,
  community: TouredCommunity,
  choice: TourChoice,
): Promise<TourRow | undefined> {
  const slot = findTourSlot(await loadTourDays(tx, community), choice)
  if (!slot?.isFree) return undefined
  return insertTour(tx, { ...tourValues(request, community, choice), status: 'booked' })
}

function tourValues({ familyId, actionId }: BookingFamily, community: TouredCommunity, { date, time }: TourChoice) {
  const { id: communityId, timeZone } = community
  return { familyId, actionId, communityId, date, time, timeZone, ...tourMoments({ date, time }, timeZone) }
}

/** Returns when a tour begins and ends. */
export function tourMoments({ date, time }: TourChoice, timeZone: string) {
  const momentAt = zonedClock(timeZone)
  const { begins, ends } = tourWindows[time]
  return { startsAt: momentAt(date, begins), endsAt: momentAt(date, ends) }
}

/** Emails the family, schedules its reminder, and tells the dashboards. */
async function report(tx: Orm, queue: Queue, tour: TourRow, { action, isHeld }: TourRequest): Promise<void> {
  const details = await findTour(tx, tour.id)
  if (!details) throw new Error('The booked tour was not found')
  const isBooked = tour.status === 'booked'
  const { email, name = 'Family' } = action.actionInfo
  if (!isBooked || !isHeld) {
    const recipient = email?.trim().toLowerCase() ?? null
    const choose = (messages: FamilyMessages) => (isBooked ? messages.tourBooked : messages.tourUnavailable)
    await emailFamily(tx, details, choose, { recipient })
  }
  if (isBooked) await scheduleReminder(tx, queue, tour)
  const when = `${details.community.name}: ${tourText(tour)}`
  const text = isBooked ? `Booked a tour of ${when}` : `Asked for a tour at a time that isn’t free. ${when}`
  await recordTourEvent(tx, queue, details, { text, author: name })
}
