import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashOf, Random } from './random'

const take = (random: Random, count: number) => Array.from({ length: count }, () => random.next())

test('generates the same numbers for the same seed, and different ones for another seed or stream', () => {
  expect(take(new Random(7), 5)).toEqual(take(new Random(7), 5))
  expect(take(new Random(7), 5)).not.toEqual(take(new Random(8), 5))
  expect(take(new Random(7), 5)).not.toEqual(take(new Random(7, 1), 5))
})

test('spreads numbers evenly over their range', () => {
  const random = new Random(1)
  const counts = new Map<number, number>()
  for (let draw = 0; draw < 60_000; draw += 1) {
    const side = random.between(1, 6)
    counts.set(side, (counts.get(side) ?? 0) + 1)
  }
  expect([...counts.keys()].toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(500)
})

test('starts adjacent seeds with different numbers', () => {
  const first = Array.from({ length: 1000 }, (_, seed) => new Random(seed).next())
  const mean = first.reduce((sum, value) => sum + value, 0) / first.length
  expect(mean).toBeCloseTo(0.5, 1)
  expect(new Set(first).size).toBe(1000)
})

test('picks keys by their weights', () => {
  const random = new Random(3)
  const drawn = Array.from({ length: 10_000 }, () => random.weighted({ often: 9, rarely: 1, never: 0 }))
  expect(drawn).not.toContain('never')
  expect(drawn.filter((key) => key === 'rarely').length).toBeGreaterThan(800)
  expect(drawn.filter((key) => key === 'rarely').length).toBeLessThan(1200)
})

test('picks several values without repeating one', () => {
  fc.assert(
    fc.property(fc.integer(), fc.uniqueArray(fc.nat()), fc.nat(20), (seed, values, count) => {
      const chosen = new Random(seed).some(values, count)
      expect(chosen).toHaveLength(Math.min(count, values.length))
      expect(new Set(chosen).size).toBe(chosen.length)
      for (const value of chosen) expect(values).toContain(value)
    }),
  )
})

test('throws when there are no values to pick from', () => {
  expect(() => new Random(1).pick([])).toThrow(RangeError)
})

test('hashes text to 32-bit whole numbers that differ for similar texts', () => {
  expect(hashOf('aspen-court')).toBe(hashOf('aspen-court'))
  expect(hashOf('aspen-court')).not.toBe(hashOf('aspen-cours'))
  expect(Number.isInteger(hashOf(''))).toBe(true)
  expect(hashOf('ü')).toBeLessThan(2 ** 32)
})
