import { noBenefits } from './answer-choices'
import { dependentAnswers } from './dependent-answers'
import { withExclusive } from './exclusive-choice'
import type { UserActionData } from './user-action'

/** What staff can change of a family's answers. */
export type SpokenAnswerName =
  | 'lookingFor'
  | 'adl'
  | 'timing'
  | 'budgetRange'
  | 'budget'
  | 'residentName'
  | 'leadSource'
  | 'city'
  | 'state'
  | 'zip'

/** A change of a family's answers. `undefined` removes an answer. */
export type SpokenAnswers = { [Name in SpokenAnswerName]?: UserActionData[Name] | undefined }

/**
 * Returns a family's answers after what it said in a conversation, as the wizard changes its own: what depends on a changed answer is cleared, unless the
 * same change answers it. Repeating an answer changes nothing. `customRanges` are the budget ranges of the family's communities, without the defaults.
 * [WORK-019, GWZ-090 to GWZ-095]
 */
export function changeAnswers(
  answers: UserActionData,
  change: SpokenAnswers,
  customRanges: readonly string[] = [],
): UserActionData {
  const before = new Map<string, unknown>(Object.entries(answers))
  const changed = Object.entries(change).flatMap(([name, value]) => (isSame(value, before.get(name)) ? [] : [name]))
  const cleared = changed.flatMap((name) => dependentAnswers[name] ?? [])
  const unanswered = Object.fromEntries(cleared.map((name) => [name, undefined]))
  const next: { [Name in keyof UserActionData]?: UserActionData[Name] | undefined } = {
    ...answers,
    ...unanswered,
    ...change,
  }
  if (changed.includes('budgetRange')) next.isCustomBudgetRange = isCustom(next.budgetRange, customRanges)
  if (change.budget) next.budget = withExclusive<string>(noBenefits, answers.budget, change.budget)
  // The wizard also stores the name in two parts, which would contradict the new one.
  if (changed.includes('residentName')) next.resident = undefined
  return withoutUndefined(next)
}

/** Returns whether two answers are the same. Those of several choices are lists. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && Array.isArray(other) && JSON.stringify(one) === JSON.stringify(other))

/** Returns whether a budget range is a community's own. [GWZ-092] */
function isCustom(range: string | undefined, customRanges: readonly string[]): UserActionData['isCustomBudgetRange'] {
  if (range === undefined) return undefined
  return customRanges.includes(range) ? 'yes' : 'no'
}

function withoutUndefined(answers: object): UserActionData {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined))
}
