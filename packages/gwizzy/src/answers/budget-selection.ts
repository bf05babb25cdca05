import { noBenefits } from './choices'

/**
 * The selection in `budget` after it changed from `before` to `after`: choosing "no access" clears every other choice, and
 * choosing any other takes "no access" away. The order of `after` is kept. [GWZ-094, GWZ-095]
 */
export function budgetSelection(before: readonly string[], after: readonly string[]): string[] {
  if (!after.includes(noBenefits)) return [...after]
  return before.includes(noBenefits) && after.length > 1
    ? after.filter((choice) => choice !== noBenefits)
    : [noBenefits]
}
