import { type Brand, leadStageLabel, now } from '@pkg/domain'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { conflict } from '../../http/errors'
import { requireAcceptedFamily } from '../access'
import { reopenTasks } from '../tasks'
import { addFamilyEvent } from '../trust'
import { deleteDraft } from './invoice-store'
import { insertCreditNote } from './issue-invoice'
import { type MoveInRow, updateMoveIn } from './move-in-store'
import { requireActiveMoveIn } from './move-in-service'
import { lockStage, restoreStage } from './moved-family-store'

/** Why a move-in is undone, and whose name is on a credit note for it. */
interface Undo {
  reason: string
  brand: Brand
}

/**
 * Undoes a move-in. A draft of its invoice is deleted, and one that was issued is credited, which only admins do. The family gets back its stage and
 * the tasks that the move-in canceled. @throws {HttpError} 404, 409 for a move-in that was undone, or for an advisor if the invoice is issued [WORK-018]
 */
export async function undoMoveIn(tx: Orm, id: string, { reason, brand }: Undo, person: Person): Promise<void> {
  const { moveIn, invoice } = await requireActiveMoveIn(tx, id, person)
  const { familyId, stageBefore } = moveIn
  await requireAcceptedFamily(tx, familyId, person)
  await lockStage(tx, familyId)
  if (invoice) await withdrawInvoice(tx, invoice, { reason, brand }, person)
  await updateMoveIn(tx, id, { undoneAt: now(), undoneBy: person.name, undoReason: reason })
  const stage = await restoreStage(tx, familyId, stageBefore)
  await reopenTasks(tx, moveIn.canceledTaskIds)
  const text = `Stage: ${leadStageLabel('moved-in')} → ${leadStageLabel(stage)}. Move-in undone: ${reason}`
  await addFamilyEvent(tx, { familyId, type: 'stage', text, author: person.name })
}

async function withdrawInvoice(
  tx: Orm,
  invoice: NonNullable<MoveInRow['invoice']>,
  undo: Undo,
  person: Person,
): Promise<void> {
  if (invoice.number === null) return deleteDraft(tx, invoice.id)
  if (person.role !== 'admin') {
    throw conflict('invoice-issued', 'The invoice for this move-in is issued', [
      { detail: 'Only an admin can undo this move-in, which credits the invoice' },
    ])
  }
  await insertCreditNote(tx, invoice, undo)
}
