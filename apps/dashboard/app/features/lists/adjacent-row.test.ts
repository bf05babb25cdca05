import { expect, test } from 'vitest'
import { adjacentRow } from './adjacent-row'

test.each([
  [undefined, 1, 'a', 'the first row, without a current one'],
  ['a', 1, 'b', 'the next row'],
  ['c', 1, undefined, 'nothing after the last'],
  ['b', -1, 'a', 'the row before'],
  ['a', -1, undefined, 'nothing before the first'],
  ['removed', 1, 'a', 'the first row, after the current one was removed'],
] as const)('from %s by %i the keyboard goes to %s: %s [DASH-003]', (current, by, next, _why) => {
  expect(adjacentRow(['a', 'b', 'c'], current, by)).toBe(next)
})
