import type { AdvisorCall, BodyOf, endpoints } from '@pkg/api-client'
import { now } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { calls } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { requireVersion } from '../../http/versions'
import type { Queue } from '../../jobs/queue'
import { requireOutcomeTime } from '../bookings'
import { completeFirstTasks } from '../tasks'
import { recordCallEvent } from './call-emails'
import { type CallDetails, findCallOfStaff, lockCall, saveOutcome, toCall } from './call-store'
import { completeCallTask } from './call-task-store'
import { whenOf } from './messages'

type NewOutcome = BodyOf<typeof endpoints.calls.recordOutcome>

/**
 * Records or corrects how a booked call ended, and completes its task. A call that took place also completes the task to contact the family first. No one is
 * emailed. [WORK-020]
 * @throws {HttpError} 404, 409 for a call that is canceled or to come, or 412 if someone else changed it
 */
export async function recordCallOutcome(
  orm: Orm,
  queue: Queue,
  { id, base, ...recorded }: NewOutcome & { id: string; base: number | undefined },
  person: Person,
): Promise<AdvisorCall> {
  const { outcome, note } = recorded
  const saved = await orm.transaction(async (tx) => {
    const { call } = await findCallOfStaff(tx, id, person)
    await lockCall(tx, call.id)
    await requireVersion(tx, calls, call.id, base)
    const before = await findCallOfStaff(tx, id, person)
    requireOutcomeTime(before.call)
    const outcomeNote = note?.trim() ?? null
    await saveOutcome(tx, call.id, { outcome, outcomeNote, outcomeBy: person.name, outcomeAt: now() })
    await completeCallTask(tx, call.id)
    if (outcome === 'took-place') await completeFirstTasks(tx, call.familyId, person)
    const after = await findCallOfStaff(tx, id, person)
    await recordCallEvent(tx, queue, after, { text: outcomeText(before, recorded), author: person.name })
    return after
  })
  queue.wake()
  return toCall(saved, person)
}

/** Returns what the timeline says about an outcome. The note is on a line of its own. */
function outcomeText({ call, advisor }: CallDetails, { outcome, note }: NewOutcome): string {
  const what = `call with ${advisor.info.displayName} on ${whenOf(call)}`
  const ending = outcome === 'took-place' ? `The ${what} took place` : `The family didn’t answer the ${what}`
  return [`${call.outcome === null ? '' : 'Corrected: '}${ending}`, ...(note ? [note.trim()] : [])].join('\n')
}
