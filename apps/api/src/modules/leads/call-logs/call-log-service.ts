import type { BodyOf, CallLog, endpoints } from '@pkg/api-client'
import { callOutcomeLabel, now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import type { Queue } from '../../../jobs/queue'
import { findVisibleFamilyId } from '../../access'
import { completeFirstTasks } from '../../tasks'
import { addFamilyEvent } from '../../trust'
import { claimOffer } from '../families/offer-outcomes'
import { moveToStage } from '../families/stage-change'
import { createTask } from '../families/task-service'
import { insertCallLog } from './call-log-store'

/** How far the clock of the person who logs a call may be ahead, in milliseconds. */
const clockTolerance = 300_000

/**
 * Logs a call to a family that a person may see, with the stage and the next step after it. An advisor who calls accepts the family, and reaching it completes
 * the task to contact it first.
 * @throws {HttpError} 404 for any other family, or 422 for a time that doesn't exist or hasn't come [WORK-009, WORK-002]
 */
export async function logCall(
  tx: Orm,
  queue: Queue,
  { clientId, outcome, minutes, note, at, stage, nextStep }: BodyOf<typeof endpoints.callLogs.create>,
  person: Person,
): Promise<CallLog> {
  const familyId = await findVisibleFamilyId(tx, clientId, person)
  const log = await insertCallLog(tx, {
    familyId,
    outcome,
    minutes: minutes ?? null,
    note: note?.trim() ?? null,
    at: readTime(at),
    person: person.name,
    userId: person.userId ?? null,
    agentId: person.agentId ?? null,
  })
  await addFamilyEvent(tx, { familyId, type: 'call', text: `Call: ${callOutcomeLabel(outcome)}`, author: person.name })
  if (person.role === 'agent' && person.agentId) await claimOffer(tx, familyId, person.agentId)
  if (outcome === 'reached') await completeFirstTasks(tx, familyId, person)
  if (stage) await moveToStage(tx, familyId, stage, person)
  if (nextStep) await createTask(tx, queue, { ...nextStep, clientId: familyId }, person)
  return log
}

function readTime(text: string | undefined): Date {
  if (text === undefined) return now()
  const time = new Date(text)
  if (!Number.isNaN(time.getTime()) && time.getTime() <= now().getTime() + clockTolerance) return time
  throw unprocessable([{ detail: 'Enter a time that has passed', source: { pointer: '/data/attributes/at' } }])
}
