import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isUuid } from '../index'

test('accepts every UUID in any case [VAL-012]', () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      expect(isUuid(uuid)).toBe(true)
      expect(isUuid(uuid.toUpperCase())).toBe(true)
    }),
  )
})

test.each([
  ['00000000-0000-0000-0000-000000000000', true, 'the nil UUID'],
  ['3f2504e04f8941d39a0c0305e82c3301', false, 'no dashes'],
  ['3f2504e0-4f89-41d3-9a0c-0305e82c330', false, 'a digit short'],
  ['3f2504e0-4f89-41d3-9a0c-0305e82c330g', false, 'a letter beyond f'],
  ['{3f2504e0-4f89-41d3-9a0c-0305e82c3301}', false, 'braces'],
  ['3f2504e0-4f89-41d3-9a0c-0305e82c3301\n', false, 'a line break'],
])('%j is a UUID: %s, %s [VAL-012]', (text, expected) => {
  expect(isUuid(text)).toBe(expected)
})
