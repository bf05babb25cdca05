import { type CareTypeSlug, type PaymentFact, type PaymentSource, paymentSources } from '@pkg/domain'
import type { Random } from '@pkg/illustrations/random'

/** How often a community says yes, and no, of each 100. The others say nothing. */
interface Answers {
  yes: number
  no: number
}

/** Nursing homes are mostly certified. Medicare pays for nothing else, and Medicaid for other care only where a state's waiver does. */
const answers: Record<'nursing' | 'other', Record<PaymentSource, Answers>> = {
  nursing: {
    medicaid: { yes: 70, no: 12 },
    medicare: { yes: 85, no: 5 },
    veterans: { yes: 35, no: 5 },
    'long-term-care-insurance': { yes: 50, no: 3 },
  },
  other: {
    medicaid: { yes: 18, no: 30 },
    medicare: { yes: 0, no: 20 },
    veterans: { yes: 30, no: 6 },
    'long-term-care-insurance': { yes: 45, no: 4 },
  },
}

/** Picks what a community's team said about who pays. Some said nothing, which pages show as unknown. [FIND-022] */
export function pickPayments(random: Random, care: readonly CareTypeSlug[], dates: readonly string[]): PaymentFact[] {
  const ofKind = answers[care.includes('skilled-nursing-facility') ? 'nursing' : 'other']
  const asOf = dates[random.between(3, 300)] ?? ''
  return paymentSources.flatMap((source): PaymentFact[] => {
    const { yes, no } = ofKind[source]
    const drawn = random.between(0, 99)
    return drawn < yes + no ? [{ source, isAccepted: drawn < yes, origin: 'community', asOf }] : []
  })
}
