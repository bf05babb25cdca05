import { dependentAnswers, noBenefits, withExclusive } from '@pkg/domain'
import type { AnswerChange, AnswerName, Answers } from './answers'
import { noAssistance, otherReason, somethingElse } from './choices'
import { withoutUndefined } from './without-undefined'

/** Functions that adjust other answers after one changed, by its name. */
const normalizers: Partial<
  Record<string, (next: AnswerChange, before: Answers, customRanges: readonly string[]) => void>
> = {
  budgetRange: normalizeBudgetRange,
  nextStep: normalizeBudgetRange,
  budget(next, { budget }) {
    if (next.budget) next.budget = withExclusive<string>(noBenefits, budget, next.budget)
  },
  noCalls: normalizeNoCalls,
  phone(next) {
    if (next.phone) next.noCalls = undefined
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

/** A family that would rather not be called gives no number, no call times, and no consent to texts. [TRUST-006] */
function normalizeNoCalls(next: AnswerChange): void {
  if (!next.noCalls) return
  next.phone = undefined
  next.callPreferences = undefined
  next.consent = undefined
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
 * Returns `answers` after `change`. Clears what depends on a changed answer, unless the same change answers it. Repeating an answer
 * changes nothing. `customRanges` are the community's own budget options. [GWZ-084, GWZ-090 to GWZ-095, POST-009, POST-013, POST-015]
 */
export function withAnswers(answers: Answers, change: AnswerChange, customRanges: readonly string[] = []): Answers {
  const next: AnswerChange = { ...answers, ...change }
  for (const name of changedNames(answers, change)) {
    for (const dependent of dependentAnswers[name] ?? []) if (!(dependent in change)) next[dependent] = undefined
    normalizers[name]?.(next, answers, customRanges)
  }
  return withoutUndefined(next)
}

/** Returns the names of the answers that `change` changes. */
export function changedNames(answers: Answers, change: AnswerChange): AnswerName[] {
  const names = Object.keys(change) as AnswerName[]
  return names.filter((name) => !isSameAnswer(change[name], answers[name]))
}

/** Returns whether two answers are the same. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return one === other || (isObject(one) && isObject(other) && JSON.stringify(one) === JSON.stringify(other))
}

/** Returns whether an answer is an object or a list. */
const isObject = (value: unknown) => typeof value === 'object' && value !== null
