import { expect, test } from 'vitest'
import { neighborOf } from './inbox-around'

const ids = ['a', 'b', 'c']

test.each([
  ['a', 1, 'b'],
  ['b', -1, 'a'],
  ['c', 1, undefined],
  ['a', -1, undefined],
  [undefined, 1, 'a'],
  ['elsewhere', 1, 'a'],
] as const)('the neighbor of %s at %i is %s [WORK-003]', (id, step, neighbor) => {
  expect(neighborOf(ids, id, step)).toBe(neighbor)
})
