import type { BodyOf, endpoints } from '@pkg/api-client'
import { feeCents, isCalendarDay, isWithinTail, tailMonths, todayIn } from '@pkg/domain'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { unprocessable } from '../../http/errors'
import { findVisibleFamily } from '../access'
import { addFamilyEvent } from '../trust'
import { findLeadInvoice, insertInvoice } from './invoice-store'
import { lockLead, saveMoveIn } from './move-in-store'

type MoveIn = BodyOf<typeof endpoints.invoices.create>

const defaultTimeZone = 'America/Los_Angeles'

/**
 * Records a move-in and drafts its invoice: the referral fee as a percentage of the first month's rent and care. Returns the id of the
 * draft, or of the existing invoice for the same move-in. @throws {HttpError} 422 for a community that the family wasn't referred to
 * or that pays no fee, and for a date outside the referral period. [BIZ-003, BIZ-004]
 */
export async function draftInvoice(tx: Orm, moveIn: MoveIn, person: Person): Promise<string> {
  const family = await findVisibleFamily(tx, moveIn.clientId, person)
  const referral = await lockLead(tx, family.id, moveIn.communityId)
  const atCommunity = { source: { pointer: '/data/attributes/communityId' } }
  if (!referral) {
    throw unprocessable([{ detail: "This family wasn't referred to this community", ...atCommunity }])
  }
  const { lead, feePercent, timeZone } = referral
  const { movedInOn, rentCents, careCents } = moveIn
  const referredOn = todayIn(timeZone || defaultTimeZone, lead.createdAt)
  checkMoveInDate(movedInOn, referredOn)
  if (feePercent <= 0) throw unprocessable([{ detail: "This community doesn't pay a referral fee", ...atCommunity }])

  const draftId = await insertInvoice(tx, {
    leadId: lead.id,
    familyId: family.id,
    communityId: lead.communityId,
    referredOn,
    movedInOn,
    rentCents,
    careCents,
    feePercent,
    amountCents: feeCents(feePercent, rentCents, careCents),
  })
  if (!draftId) {
    const existingId = await findLeadInvoice(tx, lead.id)
    if (!existingId) throw new Error('The invoice was neither drafted nor found')
    return existingId
  }
  await saveMoveIn(tx, { leadId: lead.id, familyId: family.id, movedInOn })
  await addFamilyEvent(tx, {
    familyId: family.id,
    type: 'stage',
    text: `Moved in on ${movedInOn}`,
    author: person.name,
  })
  return draftId
}

/** Throws 422 for a move-in date that doesn't exist or that no fee is owed for. [BIZ-004] */
export function checkMoveInDate(movedInOn: string, referredOn: string): void {
  const source = { source: { pointer: '/data/attributes/movedInOn' } }
  if (!isCalendarDay(movedInOn)) throw unprocessable([{ detail: "This date doesn't exist", ...source }])
  if (isWithinTail(referredOn, movedInOn)) return
  const detail =
    movedInOn < referredOn
      ? `The family was referred on ${referredOn}, after the move-in`
      : `The referral of ${referredOn} expired after ${tailMonths} months`
  throw unprocessable([{ detail, ...source }])
}
