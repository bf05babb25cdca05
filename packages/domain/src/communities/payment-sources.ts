import { nameText } from '../language/name-text'

const labels = {
  medicaid: 'Medicaid',
  medicare: 'Medicare',
  veterans: 'VA benefits',
  'long-term-care-insurance': 'Long-term care insurance',
} as const

/** Who pays a community besides the family. [FIND-022] */
export type PaymentSource = keyof typeof labels

/** Every source of payment, in display order. [FIND-022] */
export const paymentSources = ['medicaid', 'medicare', 'veterans', 'long-term-care-insurance'] as const

/** Who says whether a community takes a source of payment: Medicare's certification, a state's list, its own team, or our staff. [FIND-022] */
export type PaymentOrigin = 'medicare' | 'state' | 'community' | 'staff'

/** Whether a community takes a source of payment, who says so, and since when. A source without a fact is unknown, which isn't no. [FIND-022] */
export interface PaymentFact {
  source: PaymentSource
  isAccepted: boolean
  origin: PaymentOrigin
  /** The day on which it was stated, or the day, month, or year of the public record. */
  asOf: string
}

/** Whether a community takes Medicaid, who says so, and since when. [FIND-023] */
export type MedicaidFact = Omit<PaymentFact, 'source'>

/** Returns the name of a source of payment, such as `VA benefits`. [FIND-022] */
export const paymentLabel = (source: PaymentSource): string => nameText(labels[source])

/** Returns the name of a source of payment inside a sentence, such as `long-term care insurance`. [FIND-022] */
export const paymentNameInSentence = (source: PaymentSource): string =>
  source === 'long-term-care-insurance' ? paymentLabel(source).replace(/^L/, 'l') : paymentLabel(source)

/** Returns the sources that a community takes, in display order. [FIND-022] */
export const acceptedPayments = (facts: readonly PaymentFact[] = []): PaymentSource[] =>
  paymentSources.filter((source) => facts.some((fact) => fact.source === source && fact.isAccepted))

/** Returns what is known about Medicaid at a community, if anyone said it. [FIND-023] */
export function medicaidFact(facts: readonly PaymentFact[] = []): MedicaidFact | undefined {
  const found = facts.find(({ source }) => source === 'medicaid')
  return found && { isAccepted: found.isAccepted, origin: found.origin, asOf: found.asOf }
}

/** Returns facts with newer ones, one for each source, in display order. [FIND-022] */
export const withPayments = (facts: readonly PaymentFact[] = [], newer: readonly PaymentFact[] = []): PaymentFact[] =>
  paymentSources.flatMap((source) => {
    const fact = newer.find((one) => one.source === source) ?? facts.find((one) => one.source === source)
    return fact ? [fact] : []
  })
