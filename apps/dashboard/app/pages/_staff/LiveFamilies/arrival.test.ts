import { expect, test } from 'vitest'
import { isArrival } from './arrival'

const family = (minute: string) => ({ id: minute, name: 'Dana', createdAt: `2026-11-21T18:${minute}:00.000Z` })

test.each([
  [family('01'), family('02'), true, 'a newer family'],
  [undefined, family('01'), true, 'the first family'],
  [family('02'), family('02'), false, 'the same family'],
  [family('02'), family('01'), false, 'an older one, after the newer changed stage'],
  [family('02'), undefined, false, 'none left in New'],
])('%j followed by %j counts as a new family: %s (%s) [DASH-003]', (known, now, arrived, _why) => {
  expect(isArrival(known, now)).toBe(arrived)
})
