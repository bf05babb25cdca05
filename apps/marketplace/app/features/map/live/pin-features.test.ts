import { expect, test } from 'vitest'
import { litFeatures, pinFeatures, readPins } from './pin-features'

const none: ReadonlySet<string> = new Set()
const pins = readPins({
  pins: [
    ['oak', 39.7, -105, 4650, 0],
    ['elm', 39.8, -105, 0, 1],
  ],
})
const shown = (features: ReturnType<typeof pinFeatures>) => features.features.map(({ properties }) => properties)

test('a map shows a known price, a dot without one, and what the API counts together [FIND-003, LOOK-003]', () => {
  expect(shown(pinFeatures({ pins, clusters: [[40, -104, 12, 3200]], lit: [] }, 10, 1, new Set(['oak'])))).toEqual([
    { kind: 'cluster', communities: 12, price: 3200 },
    { kind: 'price', communities: 1, price: 4650, id: 'oak', label: '$4.7K', seen: true },
    { kind: 'dot', communities: 1, price: 0, id: 'elm', label: '', seen: false },
  ])
})

test('a circle is where its communities are, to within a foot [LOOK-003]', () => {
  const [circle] = pinFeatures({ pins: [], clusters: [[40, -104, 12, 3200]], lit: [] }, 10, 1, none).features
  const [longitude = 0, latitude = 0] = circle?.geometry.coordinates ?? []
  expect(longitude).toBeCloseTo(-104, 6)
  expect(latitude).toBeCloseTo(40, 6)
})

test('a lit community isn’t shown twice [LOOK-003]', () => {
  const lit = pins.slice(0, 1)
  expect(shown(pinFeatures({ pins, clusters: [], lit }, 10, 1, none)).map((found) => found?.['id'])).toEqual(['elm'])
  expect(shown(litFeatures(pins))).toEqual([
    { id: 'oak', label: '$4.7K', kind: 'price' },
    { id: 'elm', label: '', kind: 'dot' },
  ])
  expect(shown(litFeatures(lit, 'oak'))).toEqual([{ id: 'oak', label: '$4.7K', kind: 'house' }])
})
