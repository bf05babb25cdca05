import type { AnswerChange, AnswerName, Answers } from './answers'
import { noAssistance, noBenefits, otherReason, somethingElse } from './choices'
import { withExclusive } from './exclusive-choice'
import { withoutUndefined } from './without-undefined'

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

/** What else an answer settles once it is in `next`, by its name. */
const normalizers: Partial<
  Record<string, (next: AnswerChange, before: Answers, customRanges: readonly string[]) => void>
> = {
  budgetRange: normalizeBudgetRange,
  nextStep: normalizeBudgetRange,
  budget(next, { budget }) {
    if (next.budget) next.budget = withExclusive<string>(noBenefits, budget, next.budget)
  },
  communityInfo: normalizeCommunityInfo,
  communityInfoOther: normalizeCommunityInfo,
  searchReasons: normalizeSearchReasons,
  searchReasonsOther: normalizeSearchReasons,
  assistances(next, { assistances }) {
    if (next.assistances) next.assistances = withExclusive(noAssistance, assistances, next.assistances)
  },
  moreInfoFromLeadChoice: normalizeMoreInfo,
  moreInfoFromLead: normalizeMoreInfo,
}

/** [GWZ-092] */
function normalizeBudgetRange(next: AnswerChange, _before: Answers, customRanges: readonly string[]): void {
  const { budgetRange } = next
  if (budgetRange === undefined) next.isCustomBudgetRange = undefined
  else next.isCustomBudgetRange = customRanges.includes(budgetRange) ? 'yes' : 'no'
}

/** [GWZ-084] */
function normalizeCommunityInfo(next: AnswerChange): void {
  if (next.communityInfo !== somethingElse) next.communityInfoOther = undefined
}

/** [POST-009] */
function normalizeSearchReasons(next: AnswerChange, { searchReasons }: Answers): void {
  if (next.searchReasons) next.searchReasons = withExclusive(otherReason, searchReasons, next.searchReasons)
  if (!next.searchReasons?.includes(otherReason)) next.searchReasonsOther = undefined
}

/** [POST-015] */
function normalizeMoreInfo(next: AnswerChange): void {
  if (next.moreInfoFromLeadChoice !== 'Yes') next.moreInfoFromLead = undefined
}

/**
 * `answers` after `change`. What depends on a changed answer is cleared, unless the same change answers it anew; repeating an
 * answer changes nothing. `customRanges` are the community's own budget options. [GWZ-084, GWZ-090 to GWZ-095, POST-009, POST-013, POST-015]
 */
export function withAnswers(answers: Answers, change: AnswerChange, customRanges: readonly string[] = []): Answers {
  const next: AnswerChange = { ...answers, ...change }
  for (const name of changedNames(answers, change)) {
    for (const dependent of dependents[name] ?? []) if (!(dependent in change)) next[dependent] = undefined
    normalizers[name]?.(next, answers, customRanges)
  }
  return withoutUndefined(next)
}

/** The names of the answers that `change` changes. */
export function changedNames(answers: Answers, change: AnswerChange): AnswerName[] {
  const names = Object.keys(change) as AnswerName[]
  return names.filter((name) => !isSameAnswer(change[name], answers[name]))
}

/** Whether two answers say the same. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return one === other || (isObject(one) && isObject(other) && JSON.stringify(one) === JSON.stringify(other))
}

/** Whether an answer is made of several. */
const isObject = (value: unknown) => typeof value === 'object' && value !== null
