import { expect, test } from 'vitest'
import { smoothLine } from './smooth-line'

test('cuts the corners of a line and keeps its ends [LOOK-003]', () => {
  expect(
    smoothLine([
      [0, 0],
      [4, 0],
      [4, 4],
    ]),
  ).toEqual([
    [0, 0],
    [3, 0],
    [4, 1],
    [4, 4],
  ])
})

test('cuts every corner of a ring, which stays closed [LOOK-003]', () => {
  const ring = smoothLine([
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
    [0, 0],
  ])
  expect(ring).toHaveLength(9)
  expect(ring.at(-1)).toEqual(ring[0])
})

test('leaves a line of two points alone [LOOK-003]', () => {
  expect(
    smoothLine([
      [0, 0],
      [9, 9],
    ]),
  ).toEqual([
    [0, 0],
    [9, 9],
  ])
})
