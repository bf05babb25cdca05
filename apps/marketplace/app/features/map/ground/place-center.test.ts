import { expect, test } from 'vitest'
import { placeCenter } from './place-center'

const square = (x: number, y: number, side: number) => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
]

test.each([
  ['a square', { type: 'Polygon' as const, coordinates: [square(2, 4, 2)] }, [3, 5]],
  [
    'a triangle',
    {
      type: 'Polygon' as const,
      coordinates: [
        [
          [0, 0],
          [6, 0],
          [0, 3],
          [0, 0],
        ],
      ],
    },
    [2, 1],
  ],
  [
    'the larger of two islands',
    { type: 'MultiPolygon' as const, coordinates: [[square(0, 0, 1)], [square(10, 10, 4)]] },
    [12, 12],
  ],
  ['a point, which has no area', { type: 'Point' as const, coordinates: [1, 1] }, undefined],
])('finds the center of %s [FIND-002]', (_, geometry, center) => {
  expect(placeCenter(geometry)).toEqual(center)
})
