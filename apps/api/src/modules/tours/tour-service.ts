import type { Tour } from '@pkg/api-client'
import { findTourSlot, now, type TourChoice, tourText } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { tours } from '../../database/schema/tables'
import { conflict, notFound } from '../../http/errors'
import type { Person } from '../../http/person'
import { requireVersion } from '../../http/versions'
import type { Queue } from '../../jobs/queue'
import { type BookingActor, familyOrName, findActor, orUnavailable, requireStaffReason, staffActor } from '../bookings'
import { tourMoments } from './book-tour'
import { scheduleReminder } from './schedule-reminder'
import { loadTourDays, slotUnavailable } from './tour-days-service'
import { emailFamily, emailStaff, recordTourEvent } from './tour-emails'
import { findTouredCommunity } from './tour-hours-store'
import { isTourLink } from './tour-link-store'
import {
  findTour,
  findVisibleTourId,
  listVisibleTours,
  lockTour,
  lockUpcomingTours,
  type TourDetails,
  type TourQuery,
  toTour,
  updateTour,
} from './tour-store'

/** How a request names a tour: by its id, and with the token of an emailed link unless it's the person's own. */
interface TourSubject {
  id: string
  token?: string
}

/** A tour to change, and the version that the change is based on. */
interface ChangedTour extends TourSubject {
  base: number | undefined
}

const choicePointer = '/data/attributes/date'

/** Returns a page of the tours that a person may see. [FIND-013] */
export async function listTours(orm: Orm, query: TourQuery, person: Person, page: { size: number; offset: number }) {
  const { items, total } = await listVisibleTours(orm, query, person, page)
  return { items: items.map((details) => toTour(details, person)), total }
}

/** Returns a tour. @throws {HttpError} 404 */
export async function getTour(orm: Orm, subject: TourSubject, person: Person): Promise<Tour> {
  return toTour(await findTourFor(orm, subject, person), person)
}

/**
 * Moves a tour to a free time, emails the family, and tells its advisor and the community's team.
 * @throws {HttpError} 404, 409 for a tour that is over or canceled or a time that isn't free [FIND-013]
 */
export async function changeTour(
  orm: Orm,
  queue: Queue,
  { date, time, ...subject }: ChangedTour & TourChoice,
  person: Person,
): Promise<Tour> {
  const move = orm.transaction((tx) => moveTour(tx, queue, subject, { date, time }, person))
  const moved = await orUnavailable(move, async () => {
    const { tour } = await findTourFor(orm, subject, person)
    return unavailableAt(orm, tour.communityId)
  })
  queue.wake()
  return toTour(moved, person)
}

async function moveTour(tx: Orm, queue: Queue, subject: ChangedTour, choice: TourChoice, person: Person) {
  const before = await lockOpenTour(tx, subject, person)
  const { communityId, status } = before.tour
  const community = await findTouredCommunity(tx, communityId)
  const days = community ? await loadTourDays(tx, community) : []
  const isSame = status === 'booked' && before.tour.date === choice.date && before.tour.time === choice.time
  if (isSame) return before
  if (!community || !findTourSlot(days, choice)?.isFree) throw await unavailableAt(tx, communityId)
  const { timeZone } = community
  await updateTour(tx, before.tour.id, { ...choice, timeZone, ...tourMoments(choice, timeZone), status: 'booked' })
  const after = await findTourFor(tx, subject, person)
  const { tour } = after
  const by = await findActor(tx, person)
  await emailFamily(tx, after, (messages) => messages.tourChanged, { by: staffActor(by) })
  await emailStaff(tx, after, { update: 'moved', by })
  await scheduleReminder(tx, queue, tour)
  const text = `Moved the tour of ${after.community.name} to ${tourText(tour)}`
  await recordTourEvent(tx, queue, after, { text, author: familyOrName(person, after) })
  return after
}

/**
 * Cancels a tour, emails the family, and tells its advisor and the community's team, with the reason of staff. Canceling again changes nothing.
 * @throws {HttpError} 404, 409 for a tour that has begun, 412 if someone else changed it, or 422 for a reason of a family [FIND-013, WORK-020]
 */
export async function cancelTour(
  orm: Orm,
  queue: Queue,
  { reason, ...subject }: ChangedTour & { reason?: string },
  person: Person,
): Promise<Tour> {
  const canceled = await orm.transaction(async (tx) => {
    const by = await findActor(tx, person)
    const why = requireStaffReason(reason, by)
    const found = await findTourFor(tx, subject, person)
    if (found.tour.status === 'canceled') return found
    const details = await lockOpenTour(tx, subject, person)
    await cancelLocked(tx, queue, details.tour.id, { author: familyOrName(person, details), by, reason: why })
    return findTourFor(tx, subject, person)
  })
  queue.wake()
  return toTour(canceled, person)
}

/** Emails a family about its booked tours of a community that now gets its request, once per tour. [TRUTH-005] */
export async function confirmTours(
  tx: Orm,
  { familyId, communityId }: { familyId: string; communityId: string },
): Promise<void> {
  for (const id of await lockUpcomingTours(tx, familyId, communityId)) {
    const details = await findTour(tx, id)
    if (details?.tour.status !== 'booked') continue
    const by = details.tour.actionId === null ? ({ kind: 'admin', name: '' } as const) : undefined
    await emailFamily(tx, details, (messages) => messages.tourBooked, { by })
  }
}

/** Cancels a family's tours to come, at one community or at all, because it stopped sharing its information. [TRUST-004] */
export async function cancelUpcomingTours(
  tx: Orm,
  queue: Queue,
  { familyId, communityId }: { familyId: string; communityId?: string },
): Promise<void> {
  for (const id of await lockUpcomingTours(tx, familyId, communityId)) {
    await cancelLocked(tx, queue, id, { author: 'Family' })
  }
}

/** Who cancels a tour, as the timeline names them, and as emails do if it's a person, and why. */
interface Cancellation {
  author: string
  by?: BookingActor
  reason?: string | undefined
}

async function cancelLocked(tx: Orm, queue: Queue, id: string, { author, by, reason }: Cancellation): Promise<void> {
  await updateTour(tx, id, { status: 'canceled' })
  const details = await findTour(tx, id)
  if (!details) throw new Error('The canceled tour was not found')
  await emailFamily(tx, details, (messages) => messages.tourCanceled, { by: staffActor(by), reason })
  await emailStaff(tx, details, { update: 'canceled', by, reason })
  const what = `Canceled the tour of ${details.community.name} on ${tourText(details.tour)}`
  const text = reason ? `${what}\nReason: ${reason}` : what
  await recordTourEvent(tx, queue, details, { text, author })
}

/** Returns a tour that a person may see, or that the token of an emailed link opens. @throws {HttpError} 404 */
async function findTourFor(orm: Orm, { id, token }: TourSubject, person: Person): Promise<TourDetails> {
  const isOpen = token !== undefined && (await isTourLink(orm, id, token))
  const visibleId = isOpen ? id : await findVisibleTourId(orm, id, person)
  const details = visibleId ? await findTour(orm, visibleId) : undefined
  if (!details) throw notFound('tour', id)
  return details
}

/** Locks a tour that can still be changed. @throws {HttpError} 404, 409, or 412 if someone else changed it */
async function lockOpenTour(tx: Orm, subject: ChangedTour, person: Person): Promise<TourDetails> {
  await findTourFor(tx, subject, person)
  await lockTour(tx, subject.id)
  await requireVersion(tx, tours, subject.id, subject.base)
  const details = await findTourFor(tx, subject, person)
  const { status, startsAt } = details.tour
  if (status === 'canceled' || (status === 'booked' && startsAt <= now())) {
    throw conflict('tour-closed', 'This tour is canceled or has begun')
  }
  return details
}

async function unavailableAt(orm: Orm, communityId: string): Promise<Error> {
  const community = await findTouredCommunity(orm, communityId)
  if (!community) return notFound('community', communityId)
  return slotUnavailable(await loadTourDays(orm, community), community, choicePointer)
}
