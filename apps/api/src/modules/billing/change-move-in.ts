import type { BodyOf, endpoints } from '@pkg/api-client'
import type { Orm } from '../../database/database'
import { moveIns } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { conflict } from '../../http/errors'
import { requireVersion } from '../../http/versions'
import { requireAcceptedFamily } from '../access'
import { addFamilyEvent } from '../trust'
import { draftInvoice } from './draft-invoice'
import { requireActiveMoveIn } from './move-in-service'
import { updateMoveIn } from './move-in-store'
import { checkTerms } from './move-in-terms'

/** A correction, and the version that it's based on. */
interface Correction {
  id: string
  change: BodyOf<typeof endpoints.moveIns.update>
  base: number | undefined
}

/**
 * Corrects a move-in, and drafts its invoice again.
 * @throws {HttpError} 404, 409 for a move-in that was undone or whose invoice is issued, 412 if someone else changed it, or 422 as when it's recorded [WORK-018]
 */
export async function changeMoveIn(tx: Orm, { id, change, base }: Correction, person: Person): Promise<void> {
  const { moveIn, invoice } = await requireActiveMoveIn(tx, id, person)
  await requireAcceptedFamily(tx, moveIn.familyId, person)
  await requireVersion(tx, moveIns, id, base)
  if (invoice && invoice.number !== null) {
    throw conflict('invoice-issued', 'The invoice for this move-in is issued', [
      { detail: 'Ask an admin to undo the move-in, which credits the invoice, and record it again' },
    ])
  }
  const { familyId } = moveIn
  const known = { rentCents: moveIn.rentCents ?? undefined, careCents: moveIn.careCents ?? undefined }
  const terms = { communityId: moveIn.communityId, movedInOn: moveIn.movedInOn, ...known, ...change }
  const checked = await checkTerms(tx, familyId, terms)
  const { referral: _, ...values } = checked
  await updateMoveIn(tx, id, values)
  await draftInvoice(tx, { moveInId: id, familyId, draftId: invoice?.id }, checked)
  await addFamilyEvent(tx, { familyId, type: 'stage', text: 'Move-in corrected', author: person.name })
}
