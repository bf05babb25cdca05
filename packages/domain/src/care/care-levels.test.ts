import { expect, test } from 'vitest'
import { careLevelForType, careLevels, careTypeForLevel } from '../index'

test.each([
  ['memory-care', 'memory-care'],
  ['light-care', 'independent-living'],
  ['no-care', 'independent-living'],
  ['heavy-care', 'assisted-living'],
] as const)('a person with %s needs %s [CARE-004]', (level, slug) => {
  expect(careTypeForLevel(level)).toBe(slug)
})

test.each([
  ['memory-care', 'memory-care'],
  ['independent-living', 'no-care'],
  ['assisted-living', 'heavy-care'],
  ['board-and-care-home', undefined],
  ['continuing-care-retirement-community', undefined],
  ['active-adult', undefined],
  ['skilled-nursing-facility', undefined],
  ['care-home', undefined],
] as const)('%s maps to the level %s [CARE-005]', (slug, level) => {
  expect(careLevelForType(slug)).toBe(level)
})

test('every level has a care type that maps back to a level [CARE-004, CARE-005]', () => {
  for (const level of careLevels) expect(careLevels).toContain(careLevelForType(careTypeForLevel(level)))
})
