import type { CalendarDay } from '../tours/calendar-day'
import { type AgreementDays, agreementOn } from './fee-agreement'

/** What a real estate agent agreed to pay us for a home: a percentage of the agent's commission, or a fixed amount in cents. [DASH-016] */
export interface ReferralTerms extends AgreementDays {
  feePercent?: number | undefined
  feeCents?: number | undefined
}

/** A home that was sold or bought, as far as it's known. Amounts are in cents. */
export interface HomeSale {
  closedOn: CalendarDay
  closingPriceCents?: number | undefined
  /** What the agent earns. */
  commissionCents?: number | undefined
}

/** The referral fee of a home in cents, with the agreement that it's based on, or what is missing to know it. */
export type HomeReferralFee<Terms> =
  | { agreement: Terms; cents: number; missing?: never }
  | { agreement?: Terms; cents?: never; missing: 'agreement' | 'closingPrice' | 'commission' }

/**
 * Returns the referral fee of a home that was sold or bought, by the agreement that applied on the day of its closing. A percentage of the commission is
 * rounded to whole cents, and half a cent up. [DASH-016]
 */
export function homeReferralFee<Terms extends ReferralTerms>(
  agreements: readonly Terms[],
  { closedOn, closingPriceCents, commissionCents }: HomeSale,
): HomeReferralFee<Terms> {
  const agreement = agreementOn(agreements, closedOn)
  if (!agreement) return { missing: 'agreement' }
  if (closingPriceCents === undefined) return { agreement, missing: 'closingPrice' }
  const { feeCents, feePercent = 0 } = agreement
  if (feeCents !== undefined) return { agreement, cents: feeCents }
  if (commissionCents === undefined) return { agreement, missing: 'commission' }
  return { agreement, cents: Math.floor((commissionCents * feePercent + 50) / 100) }
}
