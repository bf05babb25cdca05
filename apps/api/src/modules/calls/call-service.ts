import type { AdvisorCall } from '@pkg/api-client'
import { findCallSlot, now } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { conflict, notFound } from '../../http/errors'
import type { Person } from '../../http/person'
import type { Jobs } from '../../jobs/jobs'
import type { Queue } from '../../jobs/queue'
import { familyOrName, orUnavailable } from '../bookings'
import { callValues } from './book-call'
import { callUnavailable, loadCallDays } from './call-days-service'
import { emailAdvisor, emailFamily, recordCallEvent } from './call-emails'
import { findCallingAdvisor } from './call-hours-store'
import { isCallLink } from './call-link-store'
import {
  type CallDetails,
  type CallQuery,
  findCall,
  findVisibleCallId,
  listVisibleCalls,
  lockCall,
  lockUpcomingCalls,
  toCall,
  updateCall,
} from './call-store'
import { deleteCallTask, saveCallTask } from './call-task-store'
import { type CancelReason, whenOf } from './messages'
import { scheduleReminder } from './schedule-reminder'

/** How a request names a call: by its id, and with the token of an emailed link unless it's the person's own. */
interface CallSubject {
  id: string
  token?: string
}

const startPointer = '/data/attributes/startsAt'

/** Returns a page of the calls that a person may see. */
export async function listCalls(orm: Orm, query: CallQuery, person: Person, page: { size: number; offset: number }) {
  const { items, total } = await listVisibleCalls(orm, query, person, page)
  return { items: items.map((details) => toCall(details, person)), total }
}

/** Returns a call. @throws {HttpError} 404 */
export async function getCall(orm: Orm, subject: CallSubject, person: Person): Promise<AdvisorCall> {
  return toCall(await findCallFor(orm, subject, person), person)
}

/**
 * Moves a call to a free time, and emails the family and the advisor.
 * @throws {HttpError} 404, 409 for a call that has begun or is canceled, or a time that isn't free
 */
export async function changeCall(
  orm: Orm,
  queue: Queue,
  { startsAt, ...subject }: CallSubject & { startsAt: string },
  { person, minutesToRespond }: { person: Person; minutesToRespond: number },
): Promise<AdvisorCall> {
  const move = orm.transaction((tx) => moveCall(tx, queue, subject, { startsAt, person, minutesToRespond }))
  const moved = await orUnavailable(move, async () => {
    const { call } = await findCallFor(orm, subject, person)
    return unavailableWith(orm, call.agentId, minutesToRespond)
  })
  queue.wake()
  return toCall(moved, person)
}

async function moveCall(
  tx: Orm,
  queue: Queue,
  subject: CallSubject,
  { startsAt, person, minutesToRespond }: { startsAt: string; person: Person; minutesToRespond: number },
): Promise<CallDetails> {
  const before = await lockOpenCall(tx, subject, person)
  const { id, agentId } = before.call
  if (before.call.startsAt.getTime() === Date.parse(startsAt)) return before
  const advisor = await findCallingAdvisor(tx, agentId)
  const slot = advisor && findCallSlot(await loadCallDays(tx, advisor, minutesToRespond), startsAt)
  if (!advisor || !slot) throw await unavailableWith(tx, agentId, minutesToRespond)
  await updateCall(tx, id, callValues(advisor, slot))
  const after = await findCallFor(tx, subject, person)
  await emailFamily(tx, after, (messages) => messages.callChanged)
  await emailAdvisor(tx, after, 'moved')
  await saveCallTask(tx, after)
  await scheduleReminder(tx, queue, after.call)
  const text = `Moved the call with ${after.advisor.info.displayName} to ${whenOf(after.call)}`
  await recordCallEvent(tx, queue, after, { text, author: familyOrName(person, after) })
  return after
}

/** Cancels a call, and emails the family and the advisor. Canceling again changes nothing. @throws {HttpError} 404, 409 */
export async function cancelCall(orm: Orm, queue: Queue, subject: CallSubject, person: Person): Promise<AdvisorCall> {
  const canceled = await orm.transaction(async (tx) => {
    const found = await findCallFor(tx, subject, person)
    if (found.call.status === 'canceled') return found
    const details = await lockOpenCall(tx, subject, person)
    const isByFamily = person.role === 'visitor' || person.role === 'customer'
    const reason = isByFamily ? 'family' : 'advisor'
    await cancelLocked(tx, queue, details.call.id, { author: familyOrName(person, details), reason })
    return findCallFor(tx, subject, person)
  })
  queue.wake()
  return toCall(canceled, person)
}

/**
 * Cancels a family's calls to come, with one advisor or with all, because it stopped sharing its information, or because the advisor doesn't help
 * it. [TRUST-004, TRUTH-001]
 */
export async function cancelUpcomingCalls(
  tx: Orm,
  queue: Queue,
  { familyId, agentId, reason }: Jobs['cancel-calls'],
): Promise<void> {
  const author = reason === 'family' ? 'Family' : 'Advisor'
  for (const id of await lockUpcomingCalls(tx, familyId, agentId)) await cancelLocked(tx, queue, id, { author, reason })
}

async function cancelLocked(
  tx: Orm,
  queue: Queue,
  id: string,
  { author, reason }: { author: string; reason: CancelReason },
): Promise<void> {
  await updateCall(tx, id, { status: 'canceled' })
  const details = await findCall(tx, id)
  if (!details) throw new Error('The canceled call was not found')
  await emailFamily(tx, details, (messages) => messages.callCanceled(reason))
  await emailAdvisor(tx, details, 'canceled')
  await deleteCallTask(tx, id)
  const text = `Canceled the call with ${details.advisor.info.displayName} on ${whenOf(details.call)}`
  await recordCallEvent(tx, queue, details, { text, author })
}

/** Returns a call that a person may see, or that the token of an emailed link opens. @throws {HttpError} 404 */
async function findCallFor(orm: Orm, { id, token }: CallSubject, person: Person): Promise<CallDetails> {
  const isOpen = token !== undefined && (await isCallLink(orm, id, token))
  const visibleId = isOpen ? id : await findVisibleCallId(orm, id, person)
  const details = visibleId ? await findCall(orm, visibleId) : undefined
  if (!details) throw notFound('call', id)
  return details
}

/** Locks a call that can still be changed. @throws {HttpError} 404, 409 */
async function lockOpenCall(tx: Orm, subject: CallSubject, person: Person): Promise<CallDetails> {
  await findCallFor(tx, subject, person)
  await lockCall(tx, subject.id)
  const details = await findCallFor(tx, subject, person)
  if (details.call.status === 'canceled' || details.call.startsAt <= now()) {
    throw conflict('call-closed', 'This call is canceled or has begun')
  }
  return details
}

async function unavailableWith(orm: Orm, agentId: string, minutesToRespond: number): Promise<Error> {
  const advisor = await findCallingAdvisor(orm, agentId)
  const days = advisor ? await loadCallDays(orm, advisor, minutesToRespond) : []
  return callUnavailable(days, advisor?.timeZone ?? 'UTC', startPointer)
}
