import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, homeReferralFee, type ReferralTerms } from '../index'

const agreements: ReferralTerms[] = [
  { feePercent: 25, startsOn: '2026-01-01', endsOn: '2026-06-30' },
  { feeCents: 250_000, startsOn: '2026-09-01' },
]
const sale = { closingPriceCents: 48_000_000, commissionCents: 1_320_000 }

test.each([
  ['2025-12-31', sale, { missing: 'agreement' }],
  ['2026-01-01', sale, { cents: 330_000 }],
  ['2026-06-30', { closingPriceCents: 48_000_000 }, { missing: 'commission' }],
  ['2026-06-30', { commissionCents: 1_320_000 }, { missing: 'closingPrice' }],
  ['2026-07-01', sale, { missing: 'agreement' }],
  ['2026-09-01', { closingPriceCents: 48_000_000 }, { cents: 250_000 }],
  ['2036-01-01', {}, { missing: 'closingPrice' }],
] as const)('a home closed on %s with %j has the fee %j [DASH-016]', (closedOn, known, fee) => {
  expect(homeReferralFee(agreements, { closedOn, ...known })).toMatchObject(fee)
})

const cents = fc.integer({ min: 0, max: 2_000_000_000 })
const percents = fc.integer({ min: 0, max: 100 })
const closedOn = '2026-05-04'
const feeOf = (feePercent: number, commissionCents: number) =>
  homeReferralFee([{ feePercent, startsOn: closedOn }], { closedOn, closingPriceCents: 1, commissionCents }).cents ?? -1

test('a percentage is rounded as exact arithmetic rounds it, and is never more than the commission [DASH-016]', () => {
  fc.assert(
    fc.property(percents, cents, (percent, commission) => {
      const exact = (2n * BigInt(percent) * BigInt(commission) + 100n) / 200n
      expect(feeOf(percent, commission)).toBe(Number(exact))
      expect(feeOf(percent, commission)).toBeLessThanOrEqual(commission)
    }),
  )
})

test('a higher commission or percentage never lowers the fee [DASH-016]', () => {
  fc.assert(
    fc.property(percents, percents, cents, cents, (onePercent, otherPercent, one, other) => {
      const [lowPercent, highPercent] = [Math.min(onePercent, otherPercent), Math.max(onePercent, otherPercent)]
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      expect(feeOf(lowPercent, low)).toBeLessThanOrEqual(feeOf(highPercent, high))
    }),
  )
})

/** Agreements one after the other, with days on which none applies in between. */
const consecutive = fc
  .array(fc.record({ gap: fc.integer({ min: 0, max: 9 }), days: fc.integer({ min: 1, max: 40 }), feeCents: cents }), {
    maxLength: 6,
  })
  .map((parts) => {
    let next = '2026-01-01'
    return parts.map(({ gap, days, feeCents }) => {
      const startsOn = addDays(next, gap)
      const endsOn = addDays(startsOn, days - 1)
      next = addDays(endsOn, 1)
      return { startsOn, endsOn, feeCents }
    })
  })

test('the agreement of the closing day decides, whatever applies on other days [DASH-016]', () => {
  fc.assert(
    fc.property(consecutive, fc.integer({ min: 0, max: 300 }), (terms, offset) => {
      const day = addDays('2026-01-01', offset)
      const known = { closedOn: day, closingPriceCents: 1 }
      const expected = terms.filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
      expect(homeReferralFee(terms, known).agreement).toEqual(expected[0])
      expect(homeReferralFee(expected, known)).toEqual(homeReferralFee(terms, known))
    }),
  )
})
