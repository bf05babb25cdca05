import type { BodyOf, endpoints } from '@pkg/api-client'
import { closedReasonLabel, type LeadStage } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { cancelOpenTasks } from '../../tasks'
import { addFamilyEvent } from '../../trust'
import { type FamilyRow, lockFamily, updateFamily } from './family-store'
import { claimOffer } from './offer-outcomes'

type FamilyChange = BodyOf<typeof endpoints.clients.update>

/**
 * Returns the values of a family with another stage. Closing needs a reason, which reopening clears, and ends a pause.
 * @throws {HttpError} 422 without a reason, for a reason without closing, or to or from the stage of a move-in [WORK-007, WORK-018]
 */
export function stageValues(before: FamilyRow, change: FamilyChange): Partial<FamilyRow> {
  const { stage = before.stage, closedReason, closedNote } = change
  if (stage !== before.stage) checkMoveIn(before.stage, stage)
  if (stage !== 'closed') {
    if (closedReason) throw invalid('closedReason', 'Only closed families have a reason')
    if (closedNote) throw invalid('closedNote', 'Only closed families have a reason')
    const reopened = before.stage === 'closed' ? { closedReason: null, closedNote: null } : {}
    return { ...(stage === before.stage ? {} : { stage }), ...reopened }
  }
  if (before.stage === 'closed') {
    return { ...(closedReason ? { closedReason } : {}), ...(closedNote ? { closedNote: closedNote.trim() } : {}) }
  }
  if (!closedReason) throw invalid('closedReason', 'Choose why this family is closed')
  return { stage, closedReason, closedNote: closedNote?.trim() ?? null, pausedUntil: null }
}

/** Records a new stage in the timeline, and cancels what was left to do for a family that was closed. An advisor who does this accepts the family. [WORK-007] */
export async function followStage(tx: Orm, before: FamilyRow, change: FamilyChange, person: Person): Promise<void> {
  const { stage, closedReason } = change
  if (!stage || stage === before.stage) return
  const reason = closedReason ? `: ${closedReasonLabel(closedReason)}` : ''
  await addFamilyEvent(tx, {
    familyId: before.id,
    type: 'stage',
    text: `Stage: ${before.stage} → ${stage}${reason}`,
    author: person.name,
  })
  if (person.role === 'agent' && person.agentId) await claimOffer(tx, before.id, person.agentId)
  if (stage === 'closed') await cancelOpenTasks(tx, before.id)
}

/** Moves a family to another stage of the work on it, within a larger change. @throws {HttpError} 422 to or from the stage of a move-in [WORK-023] */
export async function moveToStage(tx: Orm, familyId: string, stage: LeadStage, person: Person): Promise<void> {
  const before = await lockFamily(tx, familyId)
  if (!before || before.stage === stage) return
  await updateFamily(tx, familyId, stageValues(before, { stage }))
  await followStage(tx, before, { stage }, person)
}

/** A move-in names the community and the day, and is billed, so it's recorded and undone on its own. [WORK-018] */
function checkMoveIn(before: LeadStage, stage: LeadStage): void {
  if (stage === 'moved-in') throw invalid('stage', 'Record the move-in: where, when, and what the first month costs')
  if (before === 'moved-in') throw invalid('stage', 'This family moved in. If that’s wrong, undo the move-in.')
}

const invalid = (name: string, detail: string) =>
  unprocessable([{ detail, source: { pointer: `/data/attributes/${name}` } }])
