import type { BodyOf, endpoints } from '@pkg/api-client'
import { leadStageLabel } from '@pkg/domain'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { conflict } from '../../http/errors'
import { requireAcceptedFamily } from '../access'
import { cancelOpenTasks } from '../tasks'
import { addFamilyEvent } from '../trust'
import { draftInvoice } from './draft-invoice'
import { findActiveMoveIn, insertMoveIn } from './move-in-store'
import { checkTerms } from './move-in-terms'
import { lockStage, markMovedIn } from './moved-family-store'

type NewMoveIn = BodyOf<typeof endpoints.moveIns.create>

/**
 * Records where and when a family moved in, and drafts the invoice if a referral fee is due. The family's open tasks are canceled. Returns the id.
 * @throws {HttpError} 404, 409 for a family that the advisor hasn't accepted or that moved in already, or 422 for a community or date that doesn't
 * exist, or without the first month's rent if a fee is due [BIZ-003, BIZ-004, WORK-018]
 */
export async function recordMoveIn(tx: Orm, { clientId, ...terms }: NewMoveIn, person: Person): Promise<string> {
  const family = await requireAcceptedFamily(tx, clientId, person)
  const stageBefore = (await lockStage(tx, family.id)) ?? family.stage
  if (await findActiveMoveIn(tx, family.id)) {
    throw conflict('already-moved-in', 'This family has already moved in', [
      { detail: 'Correct the move-in, or undo it first' },
    ])
  }
  const checked = await checkTerms(tx, family.id, terms)
  const canceledTaskIds = await cancelOpenTasks(tx, family.id)
  const { referral: _, ...values } = checked
  const moveIn = { familyId: family.id, ...values, stageBefore, canceledTaskIds, recordedBy: person.name }
  const id = await insertMoveIn(tx, moveIn)
  await draftInvoice(tx, { moveInId: id, familyId: family.id, draftId: undefined }, checked)
  await markMovedIn(tx, family.id)
  await addFamilyEvent(tx, {
    familyId: family.id,
    type: 'stage',
    text: `Stage: ${leadStageLabel(stageBefore)} → ${leadStageLabel('moved-in')} on ${terms.movedInOn}`,
    author: person.name,
  })
  return id
}
