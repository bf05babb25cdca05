import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareCap, withinShareCap } from '../index'

test.each([
  ['three are released', ['a', 'b', 'c'], [], [], ['a', 'b', 'c']],
  ['the fourth is held back', ['a', 'b', 'c', 'd'], ['a'], [], ['a', 'b', 'c']],
  ['a fourth by name is released', ['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd'], [], ['a', 'b', 'c', 'd']],
  ['what was reached before counts', ['c', 'd'], [], ['a', 'b'], ['c']],
  ['what was reached before is reached still', ['a', 'd'], [], ['a', 'b', 'c'], ['a']],
])('%s [TRUST-005]', (_, requested, byName, reached, released) => {
  expect(withinShareCap({ requested, byName, reached }).released).toEqual(released)
})

test('nobody beyond the cap is reached but by name, and nobody requested for is lost [TRUST-005]', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'))
  fc.assert(
    fc.property(ids, ids, ids, (requested, byName, reached) => {
      const { released, heldBack } = withinShareCap({ requested, byName, reached })
      expect([...released, ...heldBack].sort()).toEqual([...requested].sort())
      const unnamed = new Set([...reached, ...released].filter((id) => !byName.includes(id)))
      const before = new Set(reached.filter((id) => !byName.includes(id)))
      expect(unnamed.size).toBeLessThanOrEqual(Math.max(shareCap, before.size))
      for (const id of requested.filter((id) => byName.includes(id))) expect(released).toContain(id)
    }),
  )
})
