import fc from 'fast-check'
import { expect, test } from 'vitest'
import { careLabel, careTypeSlugs, editDistance, splitCareWords } from '../index'

test.each([
  ['memory care near Tampa', 'memory-care', 'tampa'],
  ['Tampa, FL memory care', 'memory-care', 'tampa, fl'],
  ['tampa memory care fl', 'memory-care', 'tampa fl'],
  ['assited living in Denver', 'assisted-living', 'denver'],
  ['Alzheimer’s care 80302', 'memory-care', '80302'],
  ['nursing homes near me', 'skilled-nursing-facility', ''],
  ['the best nursing home in boise idaho', 'skilled-nursing-facility', 'boise idaho'],
  ['55+ communities Phoenix', 'active-adult', 'phoenix'],
  ['board & care los angeles', 'board-and-care-home', 'los angeles'],
  ['senior living austin', 'senior-living', 'austin'],
  ['Independence, MO', undefined, 'independence, mo'],
  ['Denver', undefined, 'denver'],
  ['near north side', undefined, 'near north side'],
  ['', undefined, ''],
])('“%s” names the care type %s and leaves “%s” [FIND-001]', (typed, care, rest) => {
  expect(splitCareWords(typed)).toEqual(care ? { care, rest } : { rest })
})

test('finds every care type by its label, before and after a place [FIND-001]', () => {
  for (const care of careTypeSlugs) {
    const [label = ''] = careLabel(care).split('/')
    expect(splitCareWords(`${label} in Tampa`)).toEqual({ care, rest: 'tampa' })
    expect(splitCareWords(`Tampa ${label}`)).toEqual({ care, rest: 'tampa' })
  }
})

test('counts missing, added, wrong, and swapped letters as one mistake each [FIND-001]', () => {
  expect(editDistance('phoenix', 'pheonix')).toBe(1)
  expect(editDistance('albuqerque', 'albuquerque')).toBe(1)
  expect(editDistance('', 'ohio')).toBe(4)
  const text = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(editDistance(one, other)).toBe(editDistance(other, one))
      expect(editDistance(one, one)).toBe(0)
      expect(editDistance(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length))
    }),
  )
})
