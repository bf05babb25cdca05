// cspell:ignore Alava Quoddy

import { states } from '@pkg/domain'
import { expect, test } from 'vitest'
import { gzipSync } from 'node:zlib'
import { placeInCountry, readCountryShapes } from './country-shapes.server'
import { frameScales } from './country-scales'
import { countryView } from './country-view.server'
import { drawCountry } from './draw-country.server'

const cost = (id: string, median: number) => ({
  id,
  communities: 90,
  priced: 60,
  prices: { low: median - 900, median, high: median + 900 },
})
const pins = {
  pins: [],
  clusters: [
    [39.7, -104.9, 173, 3400],
    [39.9, -105.1, 20, 3900],
    [25.8, -80.2, 296, 2900],
    [61.2, -149.9, 12, 0],
    [19.7, -99.1, 40, 1000],
    [44.1, -103.2, 3, 3300],
  ] satisfies [number, number, number, number][],
}
const view = countryView({
  care: 'memory-care',
  priced: 'memory-care',
  path: '/memory-care',
  filters: [['size', 'small']],
  costs: [cost('MS', 4445), cost('CO', 5877), cost('CA', 6800), { id: 'WY', communities: 3, priced: 1 }],
  pins,
})

test('the lower 48 fill at least 95% of the frame’s width, with Alaska and Hawaii inside of it [LOOK-003]', () => {
  const { frame, codes } = readCountryShapes()
  const at = (latitude: number, longitude: number) => placeInCountry({ latitude, longitude }) ?? { x: Number.NaN, y: 0 }
  // Cape Alava and West Quoddy Head, the farthest points on land.
  const width = at(44.815, -66.95).x - at(40.44, -124.41).x
  expect(width / frame.width).toBeGreaterThanOrEqual(0.95)
  for (const { x, y } of [at(61.2, -149.9), at(58.3, -134.4), at(21.3, -157.9), at(19.7, -155.1)]) {
    expect(x).toBeGreaterThan(frame.left)
    expect(x).toBeLessThan(frame.left + frame.width)
    expect(y).toBeLessThan(frame.top + frame.height)
  }
  const west = Math.min(...[...readCountryShapes().file.matchAll(/M(-?[\d.]+),/g)].map(([, x]) => Number(x)))
  expect(west).toBeGreaterThanOrEqual(frame.left)
  expect(codes).toHaveLength(states.filter(({ code }) => codes.includes(code)).length)
  expect(codes).toEqual(expect.arrayContaining(['AK', 'HI', 'DC', 'CO']))
})

test('the shapes take up to 45 KB on the way to a phone [LOOK-003]', () => {
  expect(gzipSync(readCountryShapes().file).length).toBeLessThan(45_000)
})

test.each([
  ['MS', 0],
  ['CO', 2],
  ['CA', 4],
  ['WY', undefined],
  ['TX', undefined],
])('%s is in step %s of its middle price [LOOK-003]', (code, step) => {
  expect(view.states.find((state) => state.code === code)?.step).toBe(step)
})

test('marks say how many communities are close together and lead to their list, with its filters [LOOK-003, FIND-004]', () => {
  const [denver] = view.marks.wide.filter(({ communities }) => communities === 193)
  expect(denver).toMatchObject({ price: 3400 })
  expect(denver?.href).toMatch(/^\/memory-care\?size=small&geometry=39\.4/)
  // Mexico is not on the map, and three communities are too few for a mark.
  expect(view.marks.wide.map(({ communities }) => communities).toSorted((one, other) => one - other)).toEqual([
    12, 193, 296,
  ])
})

test.each(['wide', 'narrow'] as const)('no two marks of the %s frame overlap [LOOK-003]', (frame) => {
  const grid = Array.from({ length: 400 }, (_, index): [number, number, number, number] => [
    30 + (index % 20),
    -120 + Math.floor(index / 20) * 2.3,
    30,
    3000,
  ])
  const crowded = countryView({
    ...view,
    care: 'memory-care',
    path: '/',
    filters: [],
    costs: [],
    pins: { pins: [], clusters: grid },
  })
  const marks = crowded.marks[frame]
  expect(marks.length).toBeGreaterThan(4)
  for (const [index, one] of marks.entries()) {
    const distances = marks.slice(index + 1).map(({ x, y }) => Math.hypot(x - one.x, y - one.y))
    expect(Math.min(Infinity, ...distances)).toBeGreaterThanOrEqual(46 * frameScales[frame])
  }
})

test('the drawing has a link for each state with its price in words, and the same as a list [LOOK-003]', () => {
  const html = drawCountry(view)
  expect(html).toContain('href="/memory-care/colorado?size=small"')
  expect(html).toContain('aria-label="Colorado, middle price $5,877 a month"')
  expect(html).toContain('aria-label="193 communities, from $3.4K a month"')
  expect(html.indexOf('>Mississippi</a>')).toBeLessThan(html.indexOf('>Colorado</a>'))
  for (const words of ['Under $4,500', '$5,200 to $5,900', '$6,800 and over']) expect(html).toContain(words)
})
