import fc from 'fast-check'
import { expect, test } from 'vitest'
import { project } from '../projection'
import { clusterBox, isOverlapping, markSizes, priceBox } from './mark-boxes'
import { type Mark, placeMarks } from './place-marks'

const mark = (x: number, y: number, more: Partial<Mark> = {}): Mark => ({
  x,
  y,
  communities: 1,
  price: 4650,
  label: '$4.7K',
  ...more,
})

const places = fc.array(
  fc.record({
    latitude: fc.double({ min: 39.4, max: 40.1, noNaN: true }),
    longitude: fc.double({ min: -105.4, max: -104.5, noNaN: true }),
    communities: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 90 })),
    price: fc.oneof(fc.constant(0), fc.integer({ min: 900, max: 14_000 })),
  }),
  { maxLength: 150 },
)

test('no two pins or clusters overlap, at any zoom, text size, and selection, and each community is shown once [LOOK-003]', () => {
  fc.assert(
    fc.property(
      places,
      fc.double({ min: 4, max: 16, noNaN: true }),
      fc.constantFrom(0.9, 1, 1.4),
      fc.nat(),
      (found, zoom, scale, choice) => {
        const marks = found.map(({ communities, price, ...point }) => {
          const { x, y } = project(point)
          const label = communities === 1 && price > 0 ? '$4.7K' : ''
          return mark(x * 512 * 2 ** zoom, y * 512 * 2 ** zoom, { communities, price, label })
        })
        const lit = marks.filter(({ label }, index) => label !== '' && index === choice % marks.length)
        const rest = marks.filter((one) => !lit.includes(one))
        const { clusters, prices, dots } = placeMarks(rest, lit, { scale })
        const pins = [...lit, ...prices].map((one) => priceBox(one, scale))
        const circles = clusters.map((one) => clusterBox(one, scale))
        for (const [index, pin] of pins.entries()) {
          const others = [...pins.slice(index + 1), ...circles]
          expect(others.filter((other) => isOverlapping(pin, other))).toEqual([])
        }
        for (const [index, one] of clusters.entries()) {
          const distances = clusters.slice(index + 1).map(({ x, y }) => Math.hypot(x - one.x, y - one.y))
          expect(Math.min(Infinity, ...distances)).toBeGreaterThanOrEqual(markSizes.cluster * scale)
        }
        const shown = [...clusters, ...prices, ...dots].reduce((sum, { communities }) => sum + communities, 0)
        expect(shown).toBe(rest.reduce((sum, { communities }) => sum + communities, 0))
      },
    ),
  )
})

test('four communities within 48 pixels are a circle with the lowest price, and three are dots [LOOK-003]', () => {
  const three = [mark(0, 0), mark(20, 0, { price: 3900 }), mark(0, 20, { price: 0, label: '' })]
  expect(placeMarks(three, [])).toMatchObject({ clusters: [], prices: [], dots: three })
  expect(placeMarks([...three, mark(20, 20)], [])).toMatchObject({
    clusters: [{ x: 10, y: 10, communities: 4, price: 3900 }],
    prices: [],
    dots: [],
  })
})

test('a community on its own shows its price, and a hidden or unknown one is a dot [LOOK-003]', () => {
  const [shown, hidden] = [mark(0, 0), mark(300, 0, { price: 0, label: '' })]
  expect(placeMarks([shown, hidden], [])).toEqual({ clusters: [], prices: [shown], dots: [hidden] })
})

test('a price without room next to a circle is a dot [LOOK-003]', () => {
  const crowd = [mark(100, 0), mark(110, 0), mark(100, 10), mark(110, 10)]
  const neighbor = mark(40, 10)
  expect(placeMarks([...crowd, neighbor], []).dots).toEqual([neighbor])
})

test('a circle where a lit pin is falls apart into dots [LOOK-003]', () => {
  const crowd = [mark(0, 0), mark(10, 0), mark(0, 10), mark(10, 10)]
  const placed = placeMarks(crowd, [mark(5, 12)])
  expect(placed.clusters).toEqual([])
  expect(placed.dots).toHaveLength(4)
  expect(placeMarks(crowd, [mark(200, 200)]).clusters).toHaveLength(1)
})
