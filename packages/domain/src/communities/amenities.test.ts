import { expect, test } from 'vitest'
import { amenityCategories, amenityFlags, amenityLabel, isAmenityFlag } from '../index'

test('amenities have five categories [COMM-002]', () => {
  expect(amenityCategories.map(({ label }) => label)).toEqual([
    'Health care services',
    'Room amenities',
    'Community amenities',
    'Community services',
    'Dining services',
  ])
})

test.each([
  ['hasDementiaCare', 'healthCareServices'],
  ['has24HourNursing', 'healthCareServices'],
  ['hasPrivateBathroom', 'roomAmenities'],
  ['hasWifi', 'roomAmenities'],
] as const)('%s belongs to %s [COMM-002]', (flag, category) => {
  const found = amenityCategories.filter(({ amenities }) => amenities.some((amenity) => amenity.flag === flag))
  expect(found.map((one) => one.category)).toEqual([category])
})

test('every flag has one category and its own label [COMM-003]', () => {
  expect(new Set(amenityFlags).size).toBe(amenityFlags.length)
  expect(new Set(amenityFlags.map(amenityLabel)).size).toBe(amenityFlags.length)
  expect(amenityFlags.length).toBeGreaterThanOrEqual(60)
})

test('only flags count as flags [COMM-002]', () => {
  expect(isAmenityFlag('hasWifi')).toBe(true)
  expect(isAmenityFlag('managementCompany')).toBe(false)
  expect(isAmenityFlag('toString')).toBe(false)
})
