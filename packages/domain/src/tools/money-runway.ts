/** What a family has and pays. Amounts are whole US dollars. */
export interface RunwayAnswers {
  savings: number
  /** Each month. */
  income: number
  /** What care costs each month of the first year. */
  cost: number
  /** By how many percent the cost rises each year. */
  increase: number
}

/** How long the money lasts. */
export interface Runway {
  /** The months that can be paid in full, at most `mostRunwayMonths`. */
  months: number
  /** Whether the money lasts at least as long as we count. */
  isOpenEnded: boolean
  /** What income leaves unpaid each month of the year in which the savings are gone, in whole US dollars. 0 if the money lasts. */
  gap: number
}

/** The largest amount that a tool accepts, in whole US dollars. */
export const mostMoney = 10_000_000

/** The largest yearly increase that a tool accepts, in percent. */
export const mostIncrease = 15

/** How far ahead the money is counted: 40 years. */
export const mostRunwayMonths = 480

/**
 * Returns how many months savings and income pay for care whose cost rises once a year. Income stays the same, what isn’t spent is saved, and
 * savings earn no interest. [ROUTE-013]
 */
export function moneyRunway({ savings, income, cost, increase }: RunwayAnswers): Runway {
  let left = savings
  for (let months = 0; months < mostRunwayMonths; months += 1) {
    const due = costOfYear(cost, increase, Math.floor(months / 12))
    left += income - due
    if (left < 0) return { months, isOpenEnded: false, gap: due - income }
  }
  return { months: mostRunwayMonths, isOpenEnded: true, gap: 0 }
}

/** Returns the monthly cost of a year, counted from 0, in whole US dollars. */
const costOfYear = (cost: number, increase: number, year: number): number =>
  Math.round(cost * (1 + increase / 100) ** year)
