import type { Tour } from '@pkg/api-client'
import { findTourSlot, now, type TourChoice, tourText } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { conflict, notFound } from '../../http/errors'
import type { Person } from '../../http/person'
import type { Queue } from '../../jobs/queue'
import { familyOrName, orUnavailable } from '../bookings'
import { tourMoments } from './book-tour'
import { reminderAt } from './reminder-time'
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
  { date, time, ...subject }: TourSubject & TourChoice,
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

async function moveTour(tx: Orm, queue: Queue, subject: TourSubject, choice: TourChoice, person: Person) {
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
  await emailFamily(tx, after, (messages) => messages.tourChanged)
  await emailStaff(tx, after, { isCanceled: false })
  await queue.add(tx, 'remind-of-tour', { tourId: tour.id, revision: tour.revision }, reminderAt(tour))
  const text = `Moved the tour of ${after.community.name} to ${tourText(tour)}`
  await recordTourEvent(tx, queue, after, { text, author: familyOrName(person, after) })
  return after
}

/** Cancels a tour, emails the family, and tells its advisor and the community's team. Canceling again changes nothing. @throws {HttpError} 404, 409 [FIND-013] */
export async function cancelTour(orm: Orm, queue: Queue, subject: TourSubject, person: Person): Promise<Tour> {
  const canceled = await orm.transaction(async (tx) => {
    const found = await findTourFor(tx, subject, person)
    if (found.tour.status === 'canceled') return found
    const details = await lockOpenTour(tx, subject, person)
    await cancelLocked(tx, queue, details.tour.id, familyOrName(person, details))
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
    if (details?.tour.status === 'booked') await emailFamily(tx, details, (messages) => messages.tourBooked)
  }
}

/** Cancels a family's tours to come, at one community or at all, because it stopped sharing its information. [TRUST-004] */
export async function cancelUpcomingTours(
  tx: Orm,
  queue: Queue,
  { familyId, communityId }: { familyId: string; communityId?: string },
): Promise<void> {
  for (const id of await lockUpcomingTours(tx, familyId, communityId)) await cancelLocked(tx, queue, id, 'Family')
}

async function cancelLocked(tx: Orm, queue: Queue, id: string, author: string): Promise<void> {
  await updateTour(tx, id, { status: 'canceled' })
  const details = await findTour(tx, id)
  if (!details) throw new Error('The canceled tour was not found')
  await emailFamily(tx, details, (messages) => messages.tourCanceled)
  await emailStaff(tx, details, { isCanceled: true })
  const text = `Canceled the tour of ${details.community.name} on ${tourText(details.tour)}`
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

/** Locks a tour that can still be changed. @throws {HttpError} 404, 409 */
async function lockOpenTour(tx: Orm, subject: TourSubject, person: Person): Promise<TourDetails> {
  await findTourFor(tx, subject, person)
  await lockTour(tx, subject.id)
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
