import { type PaymentSource, paymentSources } from '@pkg/domain'
import type { CommunityRecord, Fact } from './community-record'
import type { FactTexts } from './texts'

/** How questions name each source of payment. */
const names: Readonly<Record<PaymentSource, RegExp>> = {
  medicaid: /\bmedicaid\b/,
  medicare: /\bmedicare\b/,
  veterans: /\b(?:va|veterans?)\b/,
  'long-term-care-insurance': /\blong[- ]term care insurance\b/,
}

/** The words of questions about who pays. */
export const paymentWords: readonly string[] = ['medicaid', 'medicare', 'veteran', 'veterans']

/** Returns whether a community takes the source of payment that a question names, who says so, and since when. No one may have said. [FIND-022, CHAT-001] */
export function answerPayment({ community }: CommunityRecord, question: string, texts: FactTexts): Fact | undefined {
  const asked = paymentSources.find((source) => names[source].test(question))
  const fact = community.payments?.find(({ source }) => source === asked)
  if (!fact) return undefined
  const { source, isAccepted, origin, asOf } = fact
  return {
    text: texts.payment(community.name, source, isAccepted, origin),
    section: 'about',
    ...(/^\d{4}-\d{2}-\d{2}$/.test(asOf) && { asOf }),
  }
}
