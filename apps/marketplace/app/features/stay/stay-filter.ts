import { coveredPrice, type StayPlan } from '@pkg/domain'

/** Returns the filter of a listing that shows where someone can stay: by the highest price that the plan covers, or if it covers none, only by Medicaid. [FIND-023] */
export function stayFilter(plan: StayPlan): readonly [name: string, value: string] {
  const price = coveredPrice(plan)
  return price > 0 ? ['stays', `le:${price}`] : ['pays', 'medicaid']
}
