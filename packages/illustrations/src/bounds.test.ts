import { expect, test } from 'vitest'
import { boundsOf, overlap } from './bounds'
import { box, disc, Sheet } from './sheet'

test.each([
  ['M10 20h30v40h-30z', [10, 20, 40, 60], 'a rectangle'],
  ['M10 20L50 5H3V90', [3, 5, 50, 90], 'absolute lines'],
  ['M10 20l5-9l5 9zm30 0h4', [10, 11, 44, 20], 'a move after a close starts where the shape began'],
  ['M0 0q10-30 20 0', [0, -30, 20, 0], 'a curve with its control point'],
])('returns the bounds of %s as %j: %s', (path, bounds, _what) => {
  expect(boundsOf(path, 0)).toEqual(bounds)
})

test('includes the margin and the radius of an arc', () => {
  expect(boundsOf('M0 0h10', 3)).toEqual([-3, -3, 13, 3])
  const [left, top, right, bottom] = boundsOf(disc(100, 100, 20), 0)
  expect([left <= 80, top <= 80, right >= 120, bottom >= 120]).toEqual([true, true, true, true])
})

test('finds no overlap between boxes that only touch', () => {
  expect(overlap([0, 0, 10, 10], [10, 0, 20, 10])).toBe(false)
  expect(overlap([0, 0, 10, 10], [9, 9, 20, 20])).toBe(true)
})

test('joins shapes of one paint unless a shape between them would be covered', () => {
  const separate = new Sheet()
  separate.fill(box(0, 0, 10, 10), '#111111')
  separate.fill(box(20, 0, 10, 10), '#222222')
  separate.fill(box(40, 0, 10, 10), '#111111')
  expect(separate.toString().match(/<path/g)).toHaveLength(2)
  const covered = new Sheet()
  covered.fill(box(0, 0, 10, 10), '#111111')
  covered.fill(box(5, 0, 10, 10), '#222222')
  covered.fill(box(8, 0, 10, 10), '#111111')
  expect(covered.toString().match(/<path/g)).toHaveLength(3)
})
