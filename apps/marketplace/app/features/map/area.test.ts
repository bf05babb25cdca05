import { parseListingQuery } from '@pkg/domain'
import { expect, test } from 'vitest'
import { areaUrl, boxOfArea, parseArea } from './area'
import { boxText, drawnText, pinArea } from './area-text'

const box = { south: 39.61234567, west: -105.1, north: 39.9, east: -104.7 }
const triangle = [
  { latitude: 39.6, longitude: -105 },
  { latitude: 39.9, longitude: -105 },
  { latitude: 39.9, longitude: -104.6 },
]

test('writes a box that a listing reads back to within 11 meters [LIST-010, FIND-004]', () => {
  const area = parseArea(boxText(box))
  expect(area).toEqual({ kind: 'box', ...box, south: 39.6123 })
  expect(area && boxOfArea(area)).toEqual({ ...box, south: 39.612 })
})

test('writes a drawn line that a listing reads back, with at most 60 corners [LIST-010, FIND-004]', () => {
  expect(parseArea(drawnText(triangle))).toEqual({ kind: 'polygon', points: triangle })
  const circle = Array.from({ length: 900 }, (_, index) => ({
    latitude: 39 + Math.sin((index * Math.PI) / 450),
    longitude: -105 + Math.cos((index * Math.PI) / 450),
  }))
  const drawn = drawnText(circle) ?? ''
  expect(drawn.split(';').length).toBe(60)
  expect(drawn.length).toBeLessThan(1200)
  expect(parseListingQuery(new URLSearchParams({ geometry: drawn })).ok).toBe(true)
})

test.each([
  ['a tap', [triangle[0]]],
  ['a line between two points', triangle.slice(0, 2)],
  ['the same point three times', [triangle[0], triangle[0], triangle[0]]],
])('ignores %s, which has no area [FIND-004]', (_, line) => {
  expect(drawnText(line.flatMap((point) => point ?? []))).toBeUndefined()
})

test.each([undefined, '', 'somewhere', '1,2,3', '40,-105,39,-104'])('reads no area from %o [LIST-010]', (text) => {
  expect(parseArea(text)).toBeUndefined()
})

test('asks for the pins of the visible part of a searched area, and for all others outside of a search [FIND-004]', () => {
  const visible = { south: 39, west: -105, north: 39.7, east: -104 }
  expect(pinArea(visible, undefined)).toBe('39,-105,39.7,-104')
  expect(parseArea(pinArea(visible, { kind: 'box', ...box }))).toMatchObject({
    points: [
      { latitude: 39.6123, longitude: -105 },
      { latitude: 39.6123, longitude: -104.7 },
      { latitude: 39.7, longitude: -104.7 },
      { latitude: 39.7, longitude: -105 },
    ],
  })
  expect(pinArea({ ...visible, south: 30, north: 31 }, { kind: 'box', ...box })).toBeUndefined()
  expect(parseArea(pinArea(visible, { kind: 'polygon', points: triangle }))).toEqual({
    kind: 'polygon',
    points: triangle,
  })
})

test('a URL keeps the other filters, and clearing the area removes only it [FIND-004]', () => {
  const filters: [string, string][] = [
    ['size', 'small'],
    ['geometry', '1,2,3,4'],
  ]
  expect(areaUrl('/memory-care', filters, '5,6,7,8')).toBe('/memory-care?size=small&geometry=5%2C6%2C7%2C8')
  expect(areaUrl('/memory-care', filters, undefined)).toBe('/memory-care?size=small')
  expect(areaUrl('/memory-care', [['geometry', '1,2,3,4']], undefined)).toBe('/memory-care')
})
