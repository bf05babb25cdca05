import { expect, test } from 'vitest'
import { neighbour } from './neighbour'

test.each([
  [undefined, 1, 'a', 'from no row to the first'],
  ['a', 1, 'b', 'one down'],
  ['c', 1, undefined, 'nowhere below the last'],
  ['b', -1, 'a', 'one up'],
  ['a', -1, undefined, 'nowhere above the first'],
  ['gone', 1, 'a', 'from a row that is gone to the first'],
] as const)('from %s by %i the keyboard goes to %s: %s [DASH-003]', (current, by, next, _why) => {
  expect(neighbour(['a', 'b', 'c'], current, by)).toBe(next)
})
