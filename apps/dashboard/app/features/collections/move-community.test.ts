import { expect, test } from 'vitest'
import { moveCommunity } from './move-community'

test.each<[string, 1 | -1, string[], string]>([
  ['b', 1, ['a', 'c', 'b'], 'down'],
  ['b', -1, ['b', 'a', 'c'], 'up'],
  ['a', -1, ['a', 'b', 'c'], 'not above the first place'],
  ['c', 1, ['a', 'b', 'c'], 'not below the last place'],
  ['d', 1, ['a', 'b', 'c'], 'not at all if it isn’t listed'],
])('moves %s by %i to %j: %s [DASH-007]', (id, by, expected) => {
  expect(moveCommunity(['a', 'b', 'c'], id, by)).toEqual(expected)
})
