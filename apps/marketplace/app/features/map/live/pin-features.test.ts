import { expect, test } from 'vitest'
import { pinFeatures, readPins, unknownPrice } from './pin-features'

test('a map’s points say how many communities they stand for, and unknown prices never are the lowest [FIND-003]', () => {
  const pins = readPins({
    pins: [
      ['oak', 39.7, -105, 4650, 0],
      ['elm', 39.8, -105, 0, 1],
    ],
  })
  expect(pins.map(({ id, label }) => [id, label])).toEqual([
    ['oak', '$4.7K'],
    ['elm', 'No price'],
  ])
  expect(
    pinFeatures(pins, [[40, -104, 12, 3200]]).features.map(({ properties, geometry }) => [
      properties,
      geometry.coordinates,
    ]),
  ).toEqual([
    [{ id: 'oak', label: '$4.7K', communities: 1, price: 4650 }, [-105, 39.7]],
    [{ id: 'elm', label: 'No price', communities: 1, price: unknownPrice }, [-105, 39.8]],
    [{ communities: 12, price: 3200 }, [-104, 40]],
  ])
})
