// cspell:ignore thistlewick
import { expect, test } from 'vitest'
import { demoOperator, operatorOf } from '../generate/operators'
import { people, talks } from './address-book-texts'

test('no two contacts prefer the same, and no two talks say the same [DASH-014]', () => {
  const preferences = people.flatMap(({ preference }) => preference ?? [])
  expect(new Set(preferences).size).toBe(preferences.length)
  expect(new Set(people.map(({ jobTitle }) => jobTitle)).size).toBe(people.length)
  expect(new Set(talks.map(({ note }) => note)).size).toBe(talks.length)
})

test('a third of the communities name a company, several the same one in different spellings [DASH-013]', () => {
  const named = Array.from({ length: 6500 }, (_, number) => operatorOf(number, false)).filter(
    (name) => name !== undefined,
  )
  expect(named.length).toBe(2167)
  const spellings = named.filter((name) => name.startsWith('Thistlewick Senior Living'))
  expect(spellings.length).toBeGreaterThan(10)
  expect(new Set(spellings).size).toBeGreaterThan(1)
  expect(named).not.toContain(demoOperator)
  expect(operatorOf(1, true)).toBe(demoOperator)
})
