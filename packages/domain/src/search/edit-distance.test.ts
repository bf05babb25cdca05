import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from '../index'

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
