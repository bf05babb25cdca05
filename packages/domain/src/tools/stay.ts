import type { MedicaidFact } from '../communities/payment-sources'
import { stayLimits } from '../listings/listing-query'
import { moneyRunway, type RunwayAnswers } from './money-runway'

/** What a family can spend on care, and for how long it should last. Amounts are whole US dollars. [FIND-023] */
export interface StayPlan extends Omit<RunwayAnswers, 'cost'> {
  /** For how many years the money should last. */
  years: number
}

/** The years that a plan has before a family says otherwise. [FIND-023] */
export const usualPlanYears = 10

/** The most years of a plan, which is as far ahead as the money is counted. */
export const mostPlanYears = 40

/** What decides how long someone can stay at a community. [FIND-023] */
export interface StayFacts {
  /** Whole US dollars a month. 0 or missing if it's unknown. */
  price?: number | undefined
  /** Missing if no one said whether it takes Medicaid, which isn’t no. */
  medicaid?: MedicaidFact | undefined
}

/** What happens when the money is gone. What no one said is unknown, and never shown as no. [FIND-023] */
export type Afterward =
  | { kind: 'staysOnMedicaid'; fact: MedicaidFact }
  | { kind: 'mustMove'; fact: MedicaidFact }
  | { kind: 'unknown' }

/** How long someone can stay at a community. [FIND-023] */
export interface Stay {
  /** The months that can be paid in full, at most those of the plan. Missing without a price. */
  months?: number
  /** Whether the money lasts as long as planned. */
  isCovered: boolean
  afterward: Afterward
}

/**
 * Returns how many months a family’s money lasts at a community’s price, and what happens then. Only Medicaid counts for that: Medicare doesn’t pay for long
 * stays. [FIND-023]
 */
export function stayAt(plan: StayPlan, { price, medicaid }: StayFacts): Stay {
  const afterward = afterwardOf(medicaid)
  if (!price) return { isCovered: false, afterward }
  const planned = plan.years * 12
  const months = Math.min(planned, moneyRunway({ ...plan, cost: price }).months)
  return { months, isCovered: months === planned, afterward }
}

function afterwardOf(fact: MedicaidFact | undefined): Afterward {
  if (!fact) return { kind: 'unknown' }
  return { kind: fact.isAccepted ? 'staysOnMedicaid' : 'mustMove', fact }
}

/**
 * Returns the highest monthly price that a plan covers to its end, rounded down to $100, at most the highest limit of the filter. 0 if it covers none. The
 * browser computes it, so a search needs no other amount. [FIND-023]
 */
export function coveredPrice(plan: StayPlan): number {
  const { high, step } = stayLimits
  let [covered, beyond] = [0, high / step + 1]
  while (beyond - covered > 1) {
    const middle = Math.floor((covered + beyond) / 2)
    if (stayAt(plan, { price: middle * step }).isCovered) covered = middle
    else beyond = middle
  }
  return covered * step
}
