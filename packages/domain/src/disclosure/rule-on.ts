import { addDays } from '../tours/calendar-day'
import type { StateDisclosure } from './state-disclosure'
import type { StateRule } from './state-rules'

/**
 * Returns a state's rule on a day in `YYYY-MM-DD`, among versions in any order, or none if no law was found. Of several that began, the one that
 * began last applies. [TRUST-015]
 */
export function ruleOn<Rule extends StateRule>(rules: readonly Rule[], state: string, day: string): Rule | undefined {
  const begun = rules.filter((rule) => rule.state === state && rule.effectiveFrom <= day)
  const last = begun.reduce<Rule | undefined>(later, undefined)
  return last?.effectiveTo !== undefined && last.effectiveTo < day ? undefined : last
}

const later = <Rule extends StateRule>(before: Rule | undefined, rule: Rule): Rule =>
  before && before.effectiveFrom > rule.effectiveFrom ? before : rule

/** Returns the rules with the day on which each ends: its own, or the day before the state's next version begins. [TRUST-015] */
export function withEnds<Rule extends StateRule>(rules: readonly Rule[]): Rule[] {
  return rules.map((rule) => {
    const begins = rules
      .filter(({ state, effectiveFrom }) => state === rule.state && effectiveFrom > rule.effectiveFrom)
      .map(({ effectiveFrom }) => addDays(effectiveFrom, -1))
    const ends = [...begins, ...(rule.effectiveTo === undefined ? [] : [rule.effectiveTo])].toSorted()
    return ends[0] === undefined ? rule : { ...rule, effectiveTo: ends[0] }
  })
}

/** Returns the disclosure that a rule requires before a referral, if any. [DISC-001, TRUST-015] */
export function requiredDisclosure(rule: StateRule | undefined): StateDisclosure | undefined {
  if (!rule?.sections) return undefined
  const { state, version, law, sections } = rule
  return { state, version, law, sections }
}

/** Returns whether what families read is the same in two versions, so a consent to one counts for the other. [TRUST-015] */
export function hasSameText(one: StateRule, other: StateRule): boolean {
  return one.version === other.version || textOf(one) === textOf(other)
}

const textOf = ({ version, law, sections }: StateRule) =>
  sections ? JSON.stringify([law.cite, ...languages.map((language) => sections[language].map(linesOf))]) : version

const languages = ['en', 'es'] as const
const linesOf = ({ title, text }: { title: string; text: string }) => [title, text]

/** Returns the version in a disclosure's plain text, such as `AZ-1`, from the end of the line with the law. [DISC-005, TRUST-015] */
export function parseDisclosureVersion(text: string): string | undefined {
  return /\(([A-Z]{2}-\d+)\)$/m.exec(text)?.[1]
}
