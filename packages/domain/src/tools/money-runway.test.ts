import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyRunway, mostRunwayMonths, type RunwayAnswers } from './money-runway'

test.each([
  [{ savings: 10_000, income: 0, cost: 5000, increase: 0 }, 2, 5000],
  [{ savings: 9999, income: 0, cost: 5000, increase: 0 }, 1, 5000],
  [{ savings: 120_000, income: 1900, cost: 5600, increase: 4 }, 30, 4157],
  [{ savings: 0, income: 4000, cost: 5000, increase: 0 }, 0, 1000],
  [{ savings: 12_000, income: 4000, cost: 5000, increase: 10 }, 12, 1500],
  [{ savings: 12_000, income: 4000, cost: 5000, increase: 0 }, 12, 1000],
])('%j lasts %i months, and then lacks %i dollars [ROUTE-013]', (answers, months, gap) => {
  expect(moneyRunway(answers)).toEqual({ months, gap, isOpenEnded: false })
})

test('income that always covers the cost lasts [ROUTE-013]', () => {
  const lasting = { months: mostRunwayMonths, isOpenEnded: true, gap: 0 }
  expect(moneyRunway({ savings: 0, income: 5000, cost: 5000, increase: 0 })).toEqual(lasting)
})

const anyAnswers: fc.Arbitrary<RunwayAnswers> = fc.record({
  savings: fc.integer({ min: 0, max: 2_000_000 }),
  income: fc.integer({ min: 0, max: 20_000 }),
  cost: fc.integer({ min: 1, max: 30_000 }),
  increase: fc.integer({ min: 0, max: 15 }),
})

/** Counts by years: whole ones while they can be paid, then the months of the last one by division. The balance falls ever faster, so only its end matters. */
function monthsByYears({ savings, income, cost, increase }: RunwayAnswers): number {
  let balance = savings
  for (let year = 0; year < mostRunwayMonths / 12; year += 1) {
    const lost = Math.round(cost * Math.pow(1 + increase / 100, year)) - income
    if (lost > 0 && balance < 12 * lost) return year * 12 + Math.floor(balance / lost)
    balance -= 12 * lost
  }
  return mostRunwayMonths
}

test('counts the months that whole years and division give [ROUTE-013]', () => {
  fc.assert(fc.property(anyAnswers, (answers) => void expect(moneyRunway(answers).months).toBe(monthsByYears(answers))))
})

test('more money never lasts shorter, and a higher cost or increase never longer [ROUTE-013]', () => {
  fc.assert(
    fc.property(anyAnswers, fc.integer({ min: 0, max: 5000 }), (answers, more) => {
      const { months } = moneyRunway(answers)
      const changed = (change: Partial<RunwayAnswers>) => moneyRunway({ ...answers, ...change }).months
      expect(changed({ savings: answers.savings + more })).toBeGreaterThanOrEqual(months)
      expect(changed({ income: answers.income + more })).toBeGreaterThanOrEqual(months)
      expect(changed({ cost: answers.cost + more })).toBeLessThanOrEqual(months)
      expect(changed({ increase: answers.increase + 1 })).toBeLessThanOrEqual(months)
    }),
  )
})
