import type { FeatureCollection } from 'geojson'
import { expect, test } from 'vitest'
import { hideSharedNumbers } from './road-numbers'

const roads = (...lines: [ref: string, coordinates: [number, number][]][]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: lines.map(([ref, coordinates]) => ({
    type: 'Feature',
    properties: { ref },
    geometry: { type: 'LineString', coordinates },
  })),
})

test('a highway has no number where it runs on an interstate, and keeps it where it only crosses one [LOOK-003]', () => {
  const interstate: [number, number][] = [
    [-105, 39.5],
    [-105, 40],
  ]
  const shared = roads(
    [
      '87',
      [
        [-105, 39.6],
        [-105, 39.8],
      ],
    ],
    [
      '36',
      [
        [-105.3, 39.7],
        [-105, 39.7],
        [-104.7, 39.7],
      ],
    ],
  )
  const numbers = hideSharedNumbers(roads(['25', interstate]))(shared).features.map(({ properties }) => properties)
  expect(numbers).toEqual([{}, { ref: '36' }])
})
