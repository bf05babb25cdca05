import type { NewUuidAction } from '@pkg/api-client'
import { type CallSlot, findCallSlot } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { notFound } from '../../http/errors'
import type { Person } from '../../http/person'
import type { Queue } from '../../jobs/queue'
import { callUnavailable, loadCallDays, loadShownCallDays } from './call-days-service'
import { emailAdvisor, emailFamily, recordCallEvent } from './call-emails'
import { type CallingAdvisor, findCallingAdvisor } from './call-hours-store'
import { findCall, findOwnBooking, insertCall } from './call-store'
import { saveCallTask } from './call-task-store'
import { whenOf } from './messages'
import { scheduleReminder } from './schedule-reminder'

const slotPointer = '/data/attributes/actionInfo/callStartsAt'

/** The request that a call belongs to. */
interface CallRequest {
  action: NewUuidAction
  actionId: string
  familyId: string
}

/**
 * Books the call that a request asks for, with the advisor of its `agentId`. A time that isn't free anymore rejects the whole request.
 * @throws {HttpError} 409 with the next free times
 */
export async function bookCall(
  tx: Orm,
  queue: Queue,
  { action, actionId, familyId }: CallRequest,
  { person, minutesToRespond }: { person: Person; minutesToRespond: number },
): Promise<void> {
  const { agentId, callStartsAt, email, name = 'Family' } = action.actionInfo
  if (!agentId || !callStartsAt) return
  const advisor = await findCallingAdvisor(tx, agentId)
  if (!advisor) throw notFound('advisor', agentId)
  const startsAt = new Date(callStartsAt)
  const slot = findCallSlot(await loadShownCallDays(tx, advisor, minutesToRespond), callStartsAt)
  const booked = slot && (await insertCall(tx, { familyId, agentId, actionId, ...callValues(advisor, slot) }))
  if (!booked) {
    if (await findOwnBooking(tx, { familyId, agentId, startsAt }, person)) return
    throw callUnavailable(await loadCallDays(tx, advisor, minutesToRespond), advisor.timeZone, slotPointer)
  }
  const details = await findCall(tx, booked.id)
  if (!details) throw new Error('The booked call was not found')
  await emailFamily(tx, details, (messages) => messages.callBooked, { recipient: email?.trim().toLowerCase() ?? null })
  await emailAdvisor(tx, details, { update: 'booked' })
  await saveCallTask(tx, details)
  await scheduleReminder(tx, queue, booked)
  const text = `Booked a call with ${details.advisor.info.displayName}: ${whenOf(booked)}`
  await recordCallEvent(tx, queue, details, { text, author: name })
}

/** Returns the columns of a booked slot. */
export const callValues = ({ timeZone }: CallingAdvisor, { startsAt, endsAt }: CallSlot) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  timeZone,
  status: 'booked' as const,
})
