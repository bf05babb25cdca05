import fc from 'fast-check'
import { expect, test } from 'vitest'
import { medicaidFact, type MedicaidFact, type PaymentFact, type PaymentSource } from '../communities/payment-sources'
import { stayLimits } from '../listings/listing-query'
import { coveredPrice, type StayFacts, stayAt, type StayPlan } from './stay'

const plan: StayPlan = { savings: 120_000, income: 1900, increase: 4, years: 10 }
const yes: MedicaidFact = { isAccepted: true, origin: 'medicare', asOf: '2026-04' }
const no: MedicaidFact = { isAccepted: false, origin: 'community', asOf: '2026-08-04' }

test.each([
  ['it takes Medicaid', yes, { kind: 'staysOnMedicaid', fact: yes }],
  ['it doesn’t take Medicaid', no, { kind: 'mustMove', fact: no }],
  ['no one said', undefined, { kind: 'unknown' }],
])('counts 30 months at $5,600, and says what happens then if %s [FIND-023]', (_, medicaid, afterward) => {
  expect(stayAt(plan, { price: 5600, medicaid })).toEqual({ months: 30, isCovered: false, afterward })
})

test.each([
  ['the plan’s years, if the money lasts that long', 1900, { months: 120, isCovered: true }],
  ['no month that can’t be paid in full', 130_000, { months: 0, isCovered: false }],
])('counts %s [FIND-023]', (_, price, expected) => {
  expect(stayAt(plan, { price })).toEqual({ ...expected, afterward: { kind: 'unknown' } })
})

test.each([0, undefined])('a price of %s has no months, and still says what happens then [FIND-023]', (price) => {
  expect(stayAt(plan, { price, medicaid: no })).toEqual({ isCovered: false, afterward: { kind: 'mustMove', fact: no } })
})

test('only Medicaid counts for afterward [FIND-023, FIND-022]', () => {
  const fact = (source: PaymentSource, isAccepted: boolean): PaymentFact => ({ ...yes, source, isAccepted })
  expect(medicaidFact([fact('medicare', true), fact('veterans', true), fact('medicaid', false)])).toEqual({
    ...yes,
    isAccepted: false,
  })
  expect(medicaidFact([fact('medicare', true), fact('long-term-care-insurance', true)])).toBeUndefined()
  expect(medicaidFact()).toBeUndefined()
})

const plans: fc.Arbitrary<StayPlan> = fc.record({
  savings: fc.integer({ min: 0, max: 2_000_000 }),
  income: fc.integer({ min: 0, max: 20_000 }),
  increase: fc.integer({ min: 0, max: 15 }),
  years: fc.integer({ min: 1, max: 40 }),
})
const communities: fc.Arbitrary<StayFacts> = fc.record({
  price: fc.option(fc.integer({ min: 0, max: 30_000 }), { nil: undefined }),
  medicaid: fc.constantFrom(yes, no, undefined),
})

/**
 * Counts with the sum of whole years and one division. Income that exceeds the cost is saved, and the cost only rises, so the money is gone only once: in the
 * first year whose end it doesn’t reach.
 */
function monthsByYears({ savings, income, increase, years }: StayPlan, price: number): number {
  const missing = Array.from({ length: years }, (_, year) => Math.round(price * (1 + increase / 100) ** year) - income)
  const spentBefore = (year: number) => missing.slice(0, year).reduce((sum, month) => sum + 12 * month, 0)
  const last = missing.findIndex((month, year) => month > 0 && spentBefore(year) + 12 * month > savings)
  return last === -1 ? 12 * years : 12 * last + Math.floor((savings - spentBefore(last)) / (missing[last] ?? 1))
}

test('counts what year sums count, for 1,000 families and communities [FIND-023]', () => {
  fc.assert(
    fc.property(plans, communities, (family, community) => {
      const { months, isCovered, afterward } = stayAt(family, community)
      const { price, medicaid } = community
      const expected = price ? monthsByYears(family, price) : undefined
      expect(months).toBe(expected)
      expect(isCovered).toBe(expected === 12 * family.years)
      const kinds = { true: 'staysOnMedicaid', false: 'mustMove', undefined: 'unknown' } as const
      expect(afterward.kind).toBe(kinds[`${medicaid?.isAccepted}`])
    }),
    { numRuns: 1000 },
  )
})

test('more money never lasts shorter, and a higher price or increase never longer [FIND-023]', () => {
  const prices = fc.integer({ min: 1, max: 30_000 })
  fc.assert(
    fc.property(plans, prices, fc.integer({ min: 0, max: 5000 }), (family, price, more) => {
      const monthsAt = (change: Partial<StayPlan>, other = price) =>
        stayAt({ ...family, ...change }, { price: other }).months
      const months = monthsAt({})
      expect(monthsAt({ savings: family.savings + more })).toBeGreaterThanOrEqual(months ?? 0)
      expect(monthsAt({ income: family.income + more })).toBeGreaterThanOrEqual(months ?? 0)
      expect(monthsAt({ increase: family.increase + 1 })).toBeLessThanOrEqual(months ?? 0)
      expect(monthsAt({}, price + more)).toBeLessThanOrEqual(months ?? 0)
    }),
  )
})

test('the covered price is the highest of whole hundreds that the plan covers [FIND-023]', () => {
  expect(coveredPrice(plan)).toBe(2400)
  expect(coveredPrice({ ...plan, savings: 0, income: 0 })).toBe(0)
  expect(coveredPrice({ ...plan, income: 100_000, increase: 0 })).toBe(stayLimits.high)
  fc.assert(
    fc.property(plans, (family) => {
      const price = coveredPrice(family)
      expect(price % stayLimits.step).toBe(0)
      if (price > 0) expect(monthsByYears(family, price)).toBe(12 * family.years)
      if (price < stayLimits.high)
        expect(monthsByYears(family, price + stayLimits.step)).toBeLessThan(12 * family.years)
    }),
    { numRuns: 1000 },
  )
})
