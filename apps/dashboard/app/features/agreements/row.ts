import type { ReferralAgreement } from '@pkg/api-client'
import { siteDay } from '@pkg/domain'
import { formatCents } from '~/site/forms/amount'
import { formatShortDay } from '~/site/server/times'
import { referralAgreementsTexts as words } from './texts'

/** A referral agreement, in words. */
export interface ReferralAgreementRow {
  id: string
  name: string
  href: string
  days: string
  state: string
}

/** The terms of an agreement wherever they're shown. */
export type KnownTerms = Pick<ReferralAgreement, 'feePercent' | 'feeCents' | 'startsOn' | 'endsOn'>

/** Returns the fee of an agreement in words. */
export const feeWords = ({ feePercent = 0, feeCents }: KnownTerms): string =>
  feeCents === undefined ? words.ofCommission(feePercent) : words.perHome(formatCents(feeCents))

/** Returns the days on which an agreement applies. */
export const daysWords = ({ startsOn, endsOn }: KnownTerms): string =>
  endsOn === undefined
    ? words.openPeriod(formatShortDay(startsOn))
    : words.period(formatShortDay(startsOn), formatShortDay(endsOn))

/** Returns whether an agreement applies today. */
export function agreementState({ startsOn, endsOn }: KnownTerms): keyof typeof words.state {
  const today = siteDay()
  if (startsOn > today) return 'planned'
  return endsOn !== undefined && endsOn < today ? 'ended' : 'present'
}

/** Returns the row of an agreement. [DASH-016] */
export const referralAgreementRow = (agreement: ReferralAgreement): ReferralAgreementRow => ({
  id: agreement.id,
  name: feeWords(agreement),
  href: `/referral-agreements/${agreement.id}`,
  days: daysWords(agreement),
  state: words.state[agreementState(agreement)],
})
