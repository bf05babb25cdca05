import type { AnswerChange, AnswerName, Answers } from './answers'
import { noAssistance, noBenefits, otherReason, somethingElse } from './choices'
import { withExclusive } from './exclusive-choice'
import { present } from './present'

/** The answers that fall away when another one changes. [GWZ-090, GWZ-091, GWZ-093] */
const dependents: Partial<Record<string, readonly AnswerName[]>> = {
  lookingFor: ['timing'],
  budgetRange: ['budget'],
  nextStep: [
    'tourTimeText',
    'tourDate',
    'budgetRange',
    'budget',
    'communityInfo',
    'communityInfoOther',
    'similarCommunities',
  ],
}

/**
 * `answers` after `change`. What depends on a changed answer is cleared, unless the same change answers it anew; repeating an
 * answer changes nothing. `customRanges` are the community's own budget options. [GWZ-084, GWZ-090 to GWZ-095, POST-009, POST-013, POST-015]
 */
export function withAnswers(answers: Answers, change: AnswerChange, customRanges: readonly string[] = []): Answers {
  const before: Record<string, unknown> = { ...answers }
  const kept: AnswerChange = { ...answers }
  for (const [name, value] of Object.entries(change)) {
    if (isSame(value, before[name])) continue
    for (const dependent of dependents[name] ?? []) kept[dependent] = undefined
  }
  const next = { ...kept, ...change }
  return present({
    ...next,
    budget: next.budget && withExclusive<string>(noBenefits, answers.budget, next.budget),
    isCustomBudgetRange: isCustom(next.budgetRange, customRanges),
    communityInfoOther: next.communityInfo === somethingElse ? next.communityInfoOther : undefined,
    searchReasons: next.searchReasons && withExclusive(otherReason, answers.searchReasons, next.searchReasons),
    searchReasonsOther: next.searchReasons?.includes(otherReason) ? next.searchReasonsOther : undefined,
    assistances: next.assistances && withExclusive(noAssistance, answers.assistances, next.assistances),
    moreInfoFromLead: next.moreInfoFromLeadChoice === 'Yes' ? next.moreInfoFromLead : undefined,
  } satisfies AnswerChange)
}

/** [GWZ-092] */
function isCustom(range: string | undefined, customRanges: readonly string[]): 'yes' | 'no' | undefined {
  if (range === undefined) return undefined
  return customRanges.includes(range) ? 'yes' : 'no'
}

/** Whether two answers say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
