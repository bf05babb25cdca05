import { mostIncrease, mostMoney, mostPlanYears, type StayPlan } from '@pkg/domain'
import { planKey, stayLimitKey } from './plan-key'
import { stayFilter } from './stay-filter'

const isWhole = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to

/** Reads a stored plan. Anything else than one is none. [FIND-023] */
export function parsePlan(stored: string | null): StayPlan | undefined {
  try {
    const plan: unknown = JSON.parse(stored ?? 'null')
    return isPlan(plan) ? plan : undefined
  } catch {
    return undefined
  }
}

function isPlan(value: unknown): value is StayPlan {
  if (typeof value !== 'object' || value === null) return false
  const { savings, income, increase, years }: Partial<Record<keyof StayPlan, unknown>> = value
  const areMoney = [savings, income].every((amount) => isWhole(amount, 0, mostMoney))
  return areMoney && isWhole(increase, 0, mostIncrease) && isWhole(years, 1, mostPlanYears)
}

/** Stores what a family can spend on its device only. @throws If storage is full or blocked. [FIND-023] */
export function storePlan({ savings, income, increase, years }: StayPlan): void {
  const plan = { savings, income, increase, years }
  const [name, limit] = stayFilter(plan)
  window.localStorage.setItem(planKey, JSON.stringify(plan))
  if (name === 'stays') window.localStorage.setItem(stayLimitKey, limit)
  else window.localStorage.removeItem(stayLimitKey)
  announcePlan(true)
}

/** Deletes what a family can spend from its device. @throws If storage is blocked. [FIND-023] */
export function removePlan(): void {
  window.localStorage.removeItem(planKey)
  window.localStorage.removeItem(stayLimitKey)
  announcePlan(false)
}

/** The page makes room for the lines from now on, or no longer. The browser tells only its other tabs what has changed. */
function announcePlan(isStored: boolean): void {
  document.documentElement.toggleAttribute('data-stay', isStored)
  window.dispatchEvent(new StorageEvent('storage', { key: planKey }))
}
