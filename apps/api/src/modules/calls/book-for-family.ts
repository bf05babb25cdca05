import type { AdvisorCall, BodyOf, endpoints } from '@pkg/api-client'
import { findCallSlot } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { conflict, unprocessable } from '../../http/errors'
import type { Person } from '../../http/person'
import type { Queue } from '../../jobs/queue'
import { isVisibleToAdvisor, requireAcceptedFamily } from '../access'
import { findActor, staffActor } from '../bookings'
import { callValues } from './book-call'
import { callUnavailable, loadCallDays } from './call-days-service'
import { emailAdvisor, emailFamily, recordCallEvent } from './call-emails'
import { findCallingAdvisor } from './call-hours-store'
import { findCall, insertCall, toCall } from './call-store'
import { saveCallTask } from './call-task-store'
import { whenOf } from './messages'
import { scheduleReminder } from './schedule-reminder'

type NewCall = BodyOf<typeof endpoints.calls.create>
type Family = Awaited<ReturnType<typeof requireAcceptedFamily>>

/**
 * Books a free time of an advisor for a family as one of its staff, and emails the family and the advisor. [WORK-020]
 * @throws {HttpError} 404 for a family that the person may not see; 409 for one that they haven't accepted, that can't or would rather not be called, or for
 * a time that isn't free; 422 for someone who doesn't help the family
 */
export async function bookCallForFamily(
  tx: Orm,
  queue: Queue,
  body: NewCall,
  { person, minutesToRespond }: { person: Person; minutesToRespond: number },
): Promise<AdvisorCall> {
  const family = await requireAcceptedFamily(tx, body.clientId, person)
  requireCallable(family)
  const agentId = await chooseCaller(tx, body, family, person)
  const advisor = await findCallingAdvisor(tx, agentId)
  const days = advisor ? await loadCallDays(tx, advisor, minutesToRespond) : []
  const slot = findCallSlot(days, body.startsAt)
  const booked =
    advisor &&
    slot &&
    (await insertCall(tx, { familyId: family.id, agentId, actionId: null, ...callValues(advisor, slot) }))
  if (!booked) throw callUnavailable(days, advisor?.timeZone ?? 'UTC', '/data/attributes/startsAt')
  const details = await findCall(tx, booked.id)
  if (!details) throw new Error('The booked call was not found')
  const by = staffActor(await findActor(tx, person))
  await emailFamily(tx, details, (messages) => messages.callBooked, { by })
  await emailAdvisor(tx, details, { update: 'booked', by })
  await saveCallTask(tx, details)
  await scheduleReminder(tx, queue, booked)
  const text = `Booked a call with ${details.advisor.info.displayName}: ${whenOf(booked)}`
  await recordCallEvent(tx, queue, details, { text, author: person.name })
  return toCall(details, person)
}

function requireCallable({ phone, answers }: Family): void {
  if (phone && answers.noCalls !== true) return
  throw conflict('no-contact', 'This family can’t be called', [
    { detail: phone ? 'They’d rather not be called' : 'There’s no phone number on record' },
  ])
}

/** Returns who calls: the named advisor, the person, or the family's advisor. @throws {HttpError} 422 if the advisor doesn't help the family */
async function chooseCaller(tx: Orm, body: NewCall, family: Family, { agentId: own }: Person): Promise<string> {
  const agentId = body.agentId ?? own ?? family.agentId
  if (agentId && (await isVisibleToAdvisor(tx, family.id, agentId))) return agentId
  const detail = agentId ? 'This advisor doesn’t help the family' : 'The family has no advisor who could call'
  throw unprocessable([{ detail, source: { pointer: '/data/attributes/agentId' } }])
}
