import { expect, test } from 'vitest'
import {
  anyCareSlug,
  careApiValue,
  careLabel,
  careNameInSentence,
  careSlugFromApiValue,
  careSlugFromLabel,
  careTypeSlugs,
  isCareTypeSlug,
  isTypeOfCareSlug,
} from '../index'

test.each([
  ['assisted-living', 'Assisted Living', 'Assisted Living'],
  ['independent-living', 'Independent Living', 'Independent Living'],
  ['board-and-care-home', 'Board and Care Home', 'Board and Care Home'],
  ['memory-care', 'Memory Care', 'Memory Care'],
  ['continuing-care-retirement-community', 'CCRC', 'continuing care retirement community (CCRC)'],
  ['active-adult', 'Active Adult 55+', 'active adult 55+'],
  ['skilled-nursing-facility', 'Skilled Nursing/Nursing Homes', 'skilled nursing facility'],
  ['care-home', 'Care Home', 'Care Home'],
] as const)('%s is labeled %s and called %s in a sentence [CARE-001]', (slug, label, running) => {
  expect(careLabel(slug)).toBe(label)
  expect(careNameInSentence(slug)).toBe(running)
})

test.each(careTypeSlugs)('%s survives a round trip through its label and API value [CARE-002]', (slug) => {
  expect(careSlugFromLabel(careLabel(slug))).toBe(slug)
  expect(careSlugFromApiValue(careApiValue(slug))).toBe(slug)
})

test('every care type has its own API value, and other words have none [CARE-002]', () => {
  expect(new Set(careTypeSlugs.map(careApiValue)).size).toBe(8)
  expect(careSlugFromLabel('assisted-living')).toBeUndefined()
  expect(careSlugFromApiValue('toString')).toBeUndefined()
})

test("senior living covers all types and isn't one of them [CARE-003]", () => {
  expect(careLabel(anyCareSlug)).toBe('Senior Living')
  expect(isTypeOfCareSlug(anyCareSlug)).toBe(true)
  expect(isCareTypeSlug(anyCareSlug)).toBe(false)
  expect(isTypeOfCareSlug('constructor')).toBe(false)
})
