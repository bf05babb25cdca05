import type { BodyOf, endpoints, RealEstateLead } from '@pkg/api-client'
import { homeReferralFee, isCalendarDay, isSoldHome, siteDay } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { unprocessable } from '../../../http/errors'
import { saveSale } from './home-sale-store'
import type { RealEstateLeadRow, RealEstateRow } from './real-estate-store'

type Change = BodyOf<typeof endpoints.realEstateReferrals.update>

/** The fields of a closing. */
const saleFields = ['closedOn', 'closingPriceCents', 'commissionCents'] as const

/**
 * Saves what a change says about the closing of a home, whose stage may have changed with it.
 * @throws {HttpError} 422 unless the home was sold or bought, for a day that doesn't exist or is still to come, and for a commission above the price [DASH-016]
 */
export async function changeSale(tx: Orm, { lead }: RealEstateRow, change: Change): Promise<void> {
  const [first] = saleFields.filter((name) => change[name] !== undefined)
  if (first === undefined) return
  if (!isSoldHome(lead.stage)) throw invalid(first, 'Change the stage to Home sold or Home bought first')
  const { closedOn } = change
  if (closedOn !== undefined && !isCalendarDay(closedOn)) throw invalid('closedOn', "This date doesn't exist")
  if (closedOn !== undefined && closedOn > siteDay()) {
    throw invalid('closedOn', 'This day is still to come. Enter the day of the closing once it’s over.')
  }
  const { closingPriceCents, commissionCents } = { ...lead, ...change }
  if (closingPriceCents !== null && commissionCents !== null && commissionCents > closingPriceCents) {
    const name = change.commissionCents === undefined ? 'closingPriceCents' : 'commissionCents'
    throw invalid(name, 'The commission is more than the price. Correct one of them.')
  }
  await saveSale(tx, lead.id, { closingPriceCents, commissionCents, ...(closedOn && { closedOn }) })
}

/**
 * Returns the day of the closing of a home that comes to a stage: the day on which it's sold or bought. It stays as long as the home is sold or bought,
 * also if that's undone and redone on one day. A sale on a later day is another one. [DASH-016]
 */
export function closingDay(
  { stage: before, closedOn, changedAt }: Pick<RealEstateLeadRow, 'stage' | 'closedOn' | 'changedAt'>,
  stage: RealEstateLead['stage'],
): string | null {
  const today = siteDay()
  const kept = isSoldHome(before) || siteDay(changedAt) === today ? closedOn : null
  return isSoldHome(stage) ? (kept ?? today) : kept
}

/** What is known of the closing of a home, with its referral fee. */
type Sale = Pick<
  RealEstateLead,
  'closedOn' | 'closingPriceCents' | 'commissionCents' | 'referralFeeCents' | 'referralAgreement'
>

/** Returns the closing of a home that was sold or bought, as far as the person reads it. [DASH-016] */
export function saleOf({ lead, agreements }: RealEstateRow): Sale {
  if (!agreements || !isSoldHome(lead.stage) || lead.closedOn === null) return {}
  const sale = {
    closedOn: lead.closedOn,
    ...(lead.closingPriceCents === null ? {} : { closingPriceCents: lead.closingPriceCents }),
    ...(lead.commissionCents === null ? {} : { commissionCents: lead.commissionCents }),
  }
  const { agreement, cents } = homeReferralFee(agreements, sale)
  return {
    ...sale,
    ...(agreement && { referralAgreement: agreement }),
    ...(cents === undefined ? {} : { referralFeeCents: cents }),
  }
}

const invalid = (name: string, detail: string) =>
  unprocessable([{ detail, source: { pointer: `/data/attributes/${name}` } }])
