import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tileSubtitle, tileDescription, tileText } from '../index'

test.each([
  [['assisted-living', 'memory-care'], 'Assisted Living · Memory Care'],
  [['continuing-care-retirement-community'], 'CCRC'],
  [[], ''],
] as const)('%j shows %s as the subtitle [TILE-002]', (care, line) => {
  expect(tileSubtitle(care)).toBe(line)
})

const words = (count: number) => 'abcd '.repeat(count).trim()

test.each([
  ['400 characters', `${words(79)} abcde`, `${words(79)} abcde`],
  ['401 characters', `${words(79)} abcdef`, `${words(79)}…`],
  ['a word that ends at the cut', `${words(80)} abcd`, `${words(80)}…`],
  ['a stop before the cut', `${words(79)}. abcdefgh`, `${words(79)}…`],
  ['one endless word', 'x'.repeat(500), `${'x'.repeat(399)}…`],
  ['blanks', '  a \n b ', 'a b'],
])('%s [TILE-003]', (_, description, cut) => {
  expect(tileDescription(description)).toBe(cut)
})

test('no description exceeds 400 characters or splits a character [TILE-003]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 380, maxLength: 900 }), (description) => {
      const cut = tileDescription(description)
      expect(cut.length).toBeLessThanOrEqual(400)
      expect(() => encodeURIComponent(cut)).not.toThrow()
    }),
  )
})

test.each([
  [{ description: 'A house.', quote: 'Kind.' }, 'A house.', 'TILE-003'],
  [{ description: '', quote: 'Kind.' }, 'Kind.', 'TILE-003'],
  [{ description: ' ' }, 'No description available', 'TILE-004'],
])('the tile for %j shows %s [%s]', (community, text, _id) => {
  expect(tileText(community)).toBe(text)
})
