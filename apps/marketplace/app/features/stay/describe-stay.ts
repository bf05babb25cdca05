import { type Afterward, formatMoney, stayAt, type StayFacts, type StayPlan } from '@pkg/domain'
import { asOfText } from '~/parts/as-of/as-of-text'
import { type Person, stayTexts as words } from './texts'

/** How long someone can stay at a community, in words. */
export interface DescribedStay {
  lasts: string
  /** What happens then. Missing if the money lasts as long as planned. */
  afterward?: string
}

/** Returns in words how long a family’s money lasts at a community, and what happens then. [FIND-023] */
export function describeStay(plan: StayPlan, facts: StayFacts, person: Person): DescribedStay {
  const { months, isCovered, afterward } = stayAt(plan, facts)
  const price = formatMoney(facts.price ?? 0)
  if (months === undefined) return { lasts: words.noPrice, afterward: describeMedicaid(afterward) }
  if (isCovered) return { lasts: words.covered(person, plan.years, price) }
  if (months === 0) return { lasts: words.noMonth(person, price), afterward: describeMedicaid(afterward) }
  return { lasts: words.lasts(person, words.duration(months), price), afterward: describeAfterward(afterward, person) }
}

function describeAfterward(afterward: Afterward, person: Person): string {
  if (afterward.kind === 'unknown') return words.askThen
  const source = sourceText(afterward)
  return afterward.kind === 'mustMove' ? words.mustMove(person, source) : words.staysOnMedicaid(source)
}

/** Returns what is known about Medicaid, if there’s no month after which it would pay. */
function describeMedicaid(afterward: Afterward): string {
  if (afterward.kind === 'unknown') return words.ask
  return (afterward.kind === 'mustMove' ? words.declines : words.accepts)(sourceText(afterward))
}

const sourceText = ({ fact }: Exclude<Afterward, { kind: 'unknown' }>) =>
  words.origins[fact.origin](asOfText(fact.asOf))
