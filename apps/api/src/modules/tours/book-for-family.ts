import type { BodyOf, endpoints, Tour } from '@pkg/api-client'
import { tourText } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { unprocessable } from '../../http/errors'
import type { Person } from '../../http/person'
import type { Queue } from '../../jobs/queue'
import { requireAcceptedFamily } from '../access'
import { findActor, staffActor } from '../bookings'
import { insertFree } from './book-tour'
import { scheduleReminder } from './schedule-reminder'
import { loadTourDays, slotUnavailable } from './tour-days-service'
import { emailFamily, emailStaff, recordTourEvent } from './tour-emails'
import { findTouredCommunity } from './tour-hours-store'
import { findTour, isHeldRequest, toTour } from './tour-store'

const pointer = '/data/attributes/date'

/**
 * Books a free time for a family as one of its staff. The family is emailed, unless its request waits for its answer to a disclosure: then it hears of the tour
 * with the request. The community's team is emailed if it has the family's information: a tour shares nothing. [WORK-020, TRUST-002, TRUTH-005]
 * @throws {HttpError} 404 for a family that the person may not see, 409 for one that they haven't accepted or a time that isn't free, 422 for an unknown
 * community
 */
export async function bookTourForFamily(
  tx: Orm,
  queue: Queue,
  { clientId, communityId, date, time }: BodyOf<typeof endpoints.tours.create>,
  person: Person,
): Promise<Tour> {
  const { id: familyId } = await requireAcceptedFamily(tx, clientId, person)
  const community = await findTouredCommunity(tx, communityId)
  if (!community) {
    const detail = `Community "${communityId}" doesn't exist`
    throw unprocessable([{ detail, source: { pointer: '/data/attributes/communityId' } }])
  }
  const booked = await insertFree(tx, { familyId, actionId: null }, community, { date, time })
  if (!booked) throw slotUnavailable(await loadTourDays(tx, community), community, pointer)
  const details = await findTour(tx, booked.id)
  if (!details) throw new Error('The booked tour was not found')
  const by = staffActor(await findActor(tx, person))
  if (!(await isHeldRequest(tx, booked))) await emailFamily(tx, details, (messages) => messages.tourBooked, { by })
  await emailStaff(tx, details, { update: 'booked', by })
  await scheduleReminder(tx, queue, booked)
  const text = `Booked a tour of ${details.community.name}: ${tourText(booked)}`
  await recordTourEvent(tx, queue, details, { text, author: person.name })
  return toTour(details, person)
}
