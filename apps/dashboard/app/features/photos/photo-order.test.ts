import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveId, moveValue, orderAfter, parseMove, type PhotoMove } from './photo-order'

test.each<[PhotoMove['to'], string, string]>([
  ['up', 'b', 'b a c d'],
  ['down', 'b', 'a c b d'],
  ['first', 'c', 'c a b d'],
  [3, 'a', 'b c d a'],
  [0, 'd', 'd a b c'],
  ['up', 'a', 'a b c d'],
  ['down', 'd', 'a b c d'],
  [99, 'a', 'b c d a'],
  ['down', 'x', 'a b c d'],
])('%s moves %s to %s [WORK-011]', (to, id, order) => {
  expect(moveId(['a', 'b', 'c', 'd'], { id, to }).join(' ')).toBe(order)
})

test('a move keeps every photo, and reads as it was written [WORK-011]', () => {
  const to = fc.oneof(fc.constantFrom('up' as const, 'down' as const, 'first' as const), fc.nat(9999))
  fc.assert(
    fc.property(fc.uniqueArray(fc.uuid(), { minLength: 1 }), to, fc.nat(), (ids, to, index) => {
      const move = { id: ids[index % ids.length] ?? '', to }
      expect(moveId(ids, move).toSorted()).toEqual(ids.toSorted())
      expect(parseMove(moveValue(move))).toEqual(move)
    }),
  )
})

test.each(['', 'up', 'up ', 'sideways a', '-1 a', 'up a b'])('%j is no move [WORK-011]', (value) => {
  expect(parseMove(value)).toBeUndefined()
})

test('photos stay before plans, whichever of them moved [WORK-011]', () => {
  const all = ['plan', 'a', 'b', 'site']
  expect(orderAfter(all, ['a', 'b'], { id: 'b', to: 'up' }, false)).toEqual(['b', 'a', 'plan', 'site'])
  expect(orderAfter(all, ['plan', 'site'], { id: 'site', to: 'up' }, true)).toEqual(['a', 'b', 'site', 'plan'])
})
