import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugify } from '../index'

test.each([
  ['Boise', 'boise', 'one word'],
  ['New York', 'new-york', 'two words'],
  ['St. Louis', 'st-louis', 'a full stop'],
  ["O'Fallon", 'ofallon', 'an apostrophe'],
  ['Coeur d’Alene', 'coeur-dalene', 'a printed apostrophe'],
  ['Cañon City', 'canon-city', 'a tilde'],
  ['Pāʻia', 'paia', 'a macron and an okina'],
  ['Winston-Salem', 'winston-salem', 'a dash'],
  ['  The  Oaks & Pines, Nº 2 ', 'the-oaks-and-pines-no-2', 'an ampersand and spaces'],
  ['Straße Ærø', 'strasse-aero', 'letters without a plain form'],
  ['İzmir', 'izmir', 'a dotted capital'],
  ['—', '', 'no word characters'],
])('%s becomes %s: %s [ROUTE-007]', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})

test('a slug holds plain words joined by dashes, and slugifying it again changes nothing [ROUTE-007]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = slugify(name)
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slugify(slug)).toBe(slug)
    }),
  )
})
