import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceInMiles, kilometersToMiles } from '../index'

const boise = { latitude: 43.615, longitude: -116.2023 }
const portland = { latitude: 45.5152, longitude: -122.6784 }
const newYork = { latitude: 40.7128, longitude: -74.006 }
const attu = { latitude: 52.9, longitude: 172.9 }
const adak = { latitude: 51.88, longitude: -176.65 }

test.each([
  [1.60934, 1],
  [0, 0],
  [100, 62.13727],
])('%d km is %d miles [CONST-002]', (kilometers, miles) => {
  expect(kilometersToMiles(kilometers)).toBeCloseTo(miles, 4)
})

test.each([
  ['Boise to Portland', boise, portland, 344],
  ['Boise to New York', boise, newYork, 2145],
  ['Attu to Adak, across the date line', attu, adak, 445],
  ['a point to itself', boise, boise, 0],
])('%s [CONST-002]', (_, from, to, miles) => {
  expect(Math.abs(distanceInMiles(from, to) - miles)).toBeLessThanOrEqual(Math.max(1, miles * 0.01))
})

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('a distance is the same in both directions and never more than half the globe [CONST-002]', () => {
  fc.assert(
    fc.property(point, point, (one, other) => {
      const miles = distanceInMiles(one, other)
      expect(miles).toBeCloseTo(distanceInMiles(other, one), 6)
      expect(miles).toBeGreaterThanOrEqual(0)
      expect(miles).toBeLessThanOrEqual(12_438)
    }),
  )
})
