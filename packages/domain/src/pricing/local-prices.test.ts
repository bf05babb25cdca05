import fc from 'fast-check'
import { expect, test } from 'vitest'
import { summarizePrices } from '../index'

test('gives the middle 80 percent, the median, and bands of equal width [FIND-016]', () => {
  const summary = summarizePrices([3000, 4200, 4400, 4600, 4800, 5000, 5200, 5400, 5600, 9900])
  expect(summary).toMatchObject({ low: 3000, median: 4800, high: 5600, communities: 10, inRange: 9 })
  expect(summary?.bands.map(({ from, communities }) => [from, communities])).toEqual([
    [3000, 1],
    [4000, 4],
    [5000, 4],
    [6000, 0],
    [7000, 0],
    [8000, 0],
    [9000, 1],
  ])
})

test('says nothing about fewer than five prices, and leaves unknown ones out [FIND-016, TRUTH-010]', () => {
  expect(summarizePrices([4000, 4100, 4200, 4300])).toBeUndefined()
  expect(summarizePrices([4000, 4100, 4200, 4300, 0, 0])).toBeUndefined()
  expect(summarizePrices([4000, 4100, 4200, 4300, 4400, 0])?.communities).toBe(5)
})

test('counts each price in exactly one of at most ten bands, whatever the prices [FIND-016]', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 500, max: 40_000 }), { minLength: 5, maxLength: 80 }), (prices) => {
      const summary = summarizePrices(prices)
      const bands = summary?.bands ?? []
      expect(bands.length).toBeLessThanOrEqual(10)
      expect(bands.reduce((sum, { communities }) => sum + communities, 0)).toBe(prices.length)
      expect(bands.reduce((sum, { inRange }) => sum + inRange, 0)).toBe(summary?.inRange)
      for (const { from, to, communities } of bands) {
        expect(prices.filter((price) => price >= from && price < to)).toHaveLength(communities)
      }
      const below = prices.filter((price) => price < (summary?.low ?? 0)).length
      const above = prices.filter((price) => price > (summary?.high ?? 0)).length
      expect(Math.max(below, above)).toBeLessThanOrEqual(prices.length / 10)
      expect(prices.filter((price) => price < (summary?.median ?? 0)).length).toBeLessThanOrEqual(prices.length / 2)
    }),
  )
})
