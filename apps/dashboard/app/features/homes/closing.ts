import type { RealEstateLead } from '@pkg/api-client'
import { homeReferralFee } from '@pkg/domain'
import { daysWords, feeWords } from '~/features/agreements'
import type { RecordField } from '~/features/records'
import { formatCents } from '~/site/forms/amount'
import { formatShortDay } from '~/site/server/times'
import { closingTexts as words } from './texts'

/** A line of how a referral fee is made up. */
interface FeeLine {
  label: string
  figure: string
  note?: string
  isTotal?: boolean
}

/** The closing of a home that was sold or bought, and how its referral fee is made up. */
export interface HomeClosing extends Pick<RealEstateLead, 'closingPriceCents' | 'commissionCents'> {
  closedOn: string
  /** What the fee is made up of, and the fee once it’s known. */
  lines: FeeLine[]
  /** What is missing to know the fee. */
  missing: string | undefined
}

/** Returns the closing of a home, or undefined for one that wasn’t sold or bought, or whose closing the person doesn’t read. [DASH-016] */
export function homeClosing(home: RealEstateLead): HomeClosing | undefined {
  const { closedOn, closingPriceCents, commissionCents, referralAgreement } = home
  if (closedOn === undefined) return undefined
  const sale = { closedOn, closingPriceCents, commissionCents }
  const { cents, missing } = homeReferralFee(referralAgreement ? [referralAgreement] : [], sale)
  const share = closingPriceCents && commissionCents !== undefined ? commissionCents / closingPriceCents : undefined
  const lines: FeeLine[] = [
    ...(closingPriceCents === undefined ? [] : [{ label: words.price, figure: formatCents(closingPriceCents) }]),
    ...(commissionCents === undefined
      ? []
      : [
          {
            label: words.commission,
            figure: formatCents(commissionCents),
            ...(share !== undefined && { note: words.share(share) }),
          },
        ]),
    ...(referralAgreement
      ? [{ label: words.agreement, figure: feeWords(referralAgreement), note: daysWords(referralAgreement) }]
      : []),
    ...(cents === undefined ? [] : [{ label: words.fee, figure: formatCents(cents), isTotal: true }]),
  ]
  return { ...sale, lines, missing: missing && words.missing[missing](formatShortDay(closedOn)) }
}

const mostDollars = 20_000_000

/** What an admin and the real estate agent record about the closing of a home. [DASH-016] */
export const closingFields: readonly RecordField<{ closing?: HomeClosing | undefined }>[] = [
  {
    name: 'closedOn',
    label: words.closedOn,
    control: { kind: 'day' },
    missing: words.closedOnMissing,
    value: ({ closing }) => closing?.closedOn,
    cell: ({ closing }) => closing && formatShortDay(closing.closedOn),
  },
  {
    name: 'closingPriceCents',
    label: words.price,
    hint: words.priceHint,
    control: { kind: 'dollars', most: mostDollars },
    value: ({ closing }) => closing?.closingPriceCents,
    cell: ({ closing }) => closing?.closingPriceCents !== undefined && formatCents(closing.closingPriceCents),
  },
  {
    name: 'commissionCents',
    label: words.commission,
    hint: words.commissionHint,
    control: { kind: 'dollars', most: mostDollars },
    value: ({ closing }) => closing?.commissionCents,
    cell: ({ closing }) => closing?.commissionCents !== undefined && formatCents(closing.commissionCents),
  },
]
