import type { Records } from '../testing/family-records'
import { emailFacts } from './email-facts'
import type { Sentence, Walked } from './fact'
import { noCallsFacts } from './no-calls-facts'
import { neutralSentences } from './neutral-sentences'
import { priceFacts } from './price-facts'
import type { ReadSentence } from './reading'
import { sentFacts } from './sent-facts'
import { wizardFacts } from './wizard-facts'

/** The sentences that state facts about this request, each with its record. */
const facts: readonly Sentence[] = [
  ...wizardFacts,
  ...sentFacts,
  ...priceFacts,
  ...emailFacts,
  ...noCallsFacts,
  // Last, so the rows above read what they can: the rest of a disclosure is stored word for word with the family's answer.
  {
    on: ['disclosure', 'plain form'],
    pattern: /^(?<text>.+)$/,
    isTrue: ({ text = '' }, { consents }) =>
      consents.some(({ kind, text: stored }) => kind === 'disclosure' && stored.includes(text)),
  },
]

/** Returns the sentences that no row explains. */
export function unexplained(read: readonly ReadSentence[]): string[] {
  return read
    .filter(
      ({ screen, text }) => !neutralSentences.some((pattern) => pattern.test(text)) && !findFact({ screen, text }),
    )
    .map(({ screen, text }) => `${screen}: ${text}`)
}

/** Returns the sentences that aren't what the records say. */
export function mismatches(read: readonly ReadSentence[], records: Records, walked: Walked): string[] {
  return read.flatMap((sentence) => {
    if (neutralSentences.some((pattern) => pattern.test(sentence.text))) return []
    const fact = findFact(sentence)
    const parts = fact?.pattern.exec(sentence.text)?.groups ?? {}
    return fact && !fact.isTrue(parts, records, walked) ? [`${sentence.screen}: ${sentence.text}`] : []
  })
}

const findFact = ({ screen, text }: ReadSentence) =>
  facts.find(({ on, pattern }) => (on === 'any' || on.includes(screen)) && pattern.test(text))
