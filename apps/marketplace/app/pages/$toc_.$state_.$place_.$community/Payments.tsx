import { type PaymentFact, paymentLabel, paymentSources } from '@pkg/domain'
import { Heading, Text } from '@pkg/ui'
import { asOfText } from '~/parts/as-of/as-of-text'
import { communityTexts as words } from './texts'

/** Who pays a community besides the family, who says so, and since when. What no one said is unknown, which isn’t no. [FIND-022] */
export function Payments({ facts }: { facts: readonly PaymentFact[] }) {
  return (
    <>
      <Heading level={3}>{words.payments}</Heading>
      <ul>
        {paymentSources.map((source) => (
          <li key={source}>
            <strong>{paymentLabel(source)}</strong>: {answerText(facts.find((fact) => fact.source === source))}
          </li>
        ))}
      </ul>
      <Text size="small">{words.paymentsHelp}</Text>
    </>
  )
}

function answerText(fact: PaymentFact | undefined): string {
  if (!fact) return words.paymentUnknown
  const answer = fact.isAccepted ? words.paymentAccepted : words.paymentDeclined
  return `${answer}, ${words.paymentOrigins[fact.origin](asOfText(fact.asOf))}`
}
