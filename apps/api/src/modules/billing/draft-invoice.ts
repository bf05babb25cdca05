import { feeCents } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { deleteDraft, insertInvoice, updateDraft } from './invoice-store'
import type { CheckedTerms } from './move-in-terms'

/** A move-in, and its draft if it has one. */
interface DraftedMoveIn {
  moveInId: string
  familyId: string
  draftId: string | undefined
}

/**
 * Makes the draft of a move-in's invoice what the terms say: the referral fee as a percentage of the first month's rent and care, or no invoice if
 * no fee is due. [BIZ-003, BIZ-004]
 */
export async function draftInvoice(tx: Orm, moveIn: DraftedMoveIn, terms: CheckedTerms): Promise<void> {
  const { moveInId, familyId, draftId } = moveIn
  const { referral, noFee, communityId, movedInOn } = terms
  if (!referral || noFee) {
    if (draftId) await deleteDraft(tx, draftId)
    return
  }
  const { leadId, referredOn, feePercent } = referral
  const [rentCents, careCents] = [terms.rentCents ?? 0, terms.careCents ?? 0]
  const amountCents = feeCents(feePercent, rentCents, careCents)
  const values = { leadId, communityId, referredOn, movedInOn, feePercent, rentCents, careCents, amountCents }
  if (draftId) await updateDraft(tx, draftId, values)
  else await insertInvoice(tx, { moveInId, familyId, ...values })
}
