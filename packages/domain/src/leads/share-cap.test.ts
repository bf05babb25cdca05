import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareCap, withinShareCap } from '../index'

test.each([
  ['releases three', ['a', 'b', 'c'], [], [], ['a', 'b', 'c']],
  ['holds back the fourth', ['a', 'b', 'c', 'd'], ['a'], [], ['a', 'b', 'c']],
  ['releases a fourth by name', ['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd'], [], ['a', 'b', 'c', 'd']],
  ['counts communities reached before', ['c', 'd'], [], ['a', 'b'], ['c']],
  ['still releases to communities reached before', ['a', 'd'], [], ['a', 'b', 'c'], ['a']],
])('%s [TRUST-005]', (_, requested, byName, reached, released) => {
  expect(withinShareCap({ requested, byName, reached }).released).toEqual(released)
})

test('releases beyond the cap only by name, and loses no requested community [TRUST-005]', () => {
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
