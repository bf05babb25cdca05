import type { AdvisorCall } from '@pkg/api-client'
import { findCallSlot, now } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { calls } from '../../database/schema/tables'
import { conflict, notFound } from '../../http/errors'
import type { Person } from '../../http/person'
import { requireVersion } from '../../http/versions'
import type { Jobs } from '../../jobs/jobs'
import type { Queue } from '../../jobs/queue'
import { type BookingActor, familyOrName, findActor, orUnavailable, requireStaffReason, staffActor } from '../bookings'
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

/** A call to change, and the version that the change is based on. */
interface ChangedCall extends CallSubject {
  base: number | undefined
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
  { startsAt, ...subject }: ChangedCall & { startsAt: string },
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
  subject: ChangedCall,
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
  const by = await findActor(tx, person)
  await emailFamily(tx, after, (messages) => messages.callChanged, { by: staffActor(by) })
  await emailAdvisor(tx, after, { update: 'moved', by })
  await saveCallTask(tx, after)
  await scheduleReminder(tx, queue, after.call)
  const text = `Moved the call with ${after.advisor.info.displayName} to ${whenOf(after.call)}`
  await recordCallEvent(tx, queue, after, { text, author: familyOrName(person, after) })
  return after
}

/**
 * Cancels a call, and emails the family and the advisor, with the reason of staff. Canceling again changes nothing.
 * @throws {HttpError} 404, 409 for a call that has begun, 412 if someone else changed it, or 422 for a reason of a family
 */
export async function cancelCall(
  orm: Orm,
  queue: Queue,
  { reason, ...subject }: ChangedCall & { reason?: string },
  person: Person,
): Promise<AdvisorCall> {
  const canceled = await orm.transaction(async (tx) => {
    const by = await findActor(tx, person)
    const words = requireStaffReason(reason, by)
    const found = await findCallFor(tx, subject, person)
    if (found.call.status === 'canceled') return found
    const details = await lockOpenCall(tx, subject, person)
    await cancelLocked(tx, queue, details.call.id, { author: familyOrName(person, details), by, reason: words })
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
  { familyId, agentId, reason: why }: Jobs['cancel-calls'],
): Promise<void> {
  const author = why === 'family' ? 'Family' : 'Advisor'
  for (const id of await lockUpcomingCalls(tx, familyId, agentId)) await cancelLocked(tx, queue, id, { author, why })
}

/** Who cancels a call, as the timeline names them, and as emails do if it's a person, and why: in words of staff, or because of what happened. */
interface Cancellation {
  author: string
  by?: BookingActor
  reason?: string | undefined
  why?: CancelReason
}

async function cancelLocked(
  tx: Orm,
  queue: Queue,
  id: string,
  { author, by, reason, why }: Cancellation,
): Promise<void> {
  await updateCall(tx, id, { status: 'canceled' })
  const details = await findCall(tx, id)
  if (!details) throw new Error('The canceled call was not found')
  await emailFamily(tx, details, (messages) => messages.callCanceled(why), { by: staffActor(by), reason })
  await emailAdvisor(tx, details, { update: 'canceled', by, reason })
  await deleteCallTask(tx, id)
  const what = `Canceled the call with ${details.advisor.info.displayName} on ${whenOf(details.call)}`
  const text = reason ? `${what}\nReason: ${reason}` : what
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

/** Locks a call that can still be changed. @throws {HttpError} 404, 409, or 412 if someone else changed it */
async function lockOpenCall(tx: Orm, subject: ChangedCall, person: Person): Promise<CallDetails> {
  await findCallFor(tx, subject, person)
  await lockCall(tx, subject.id)
  await requireVersion(tx, calls, subject.id, subject.base)
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
