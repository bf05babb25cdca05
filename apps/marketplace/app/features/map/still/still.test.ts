import { gzipSync } from 'node:zlib'
import { themeColors } from '@pkg/ui'
import { expect, test } from 'vitest'
import { drawStill } from './draw-still.server'
import { loader as loadStill } from '~/pages/map.still.$theme.$box[.]svg'
import { isOverlapping } from '../pins/mark-boxes'
import { boxAround, boxContains, closestZoom, fitBox, houseBoxes, placeInView, stillSize, widenBox } from './still-box'
import { labelBox, placeLabels } from './still-names.server'
import { parseStill, stillUrl } from './still-url'

const denver = { south: 39.62, west: -105.1, north: 39.86, east: -104.8 }

test.each(['light', 'dark'] as const)(
  'draws Denver in the colors of the %s theme, with its name and county [FIND-002]',
  (theme) => {
    const image = drawStill(denver, theme)
    for (const color of ['mapLand', 'mapTown', 'mapLine'] as const) expect(image).toContain(themeColors[theme][color])
    expect(image).toMatch(/>Denver<\/text>/)
    expect(image).toMatch(/>DENVER COUNTY<\/text>/)
  },
)

test.each([
  ['Denver', denver, 8],
  ['Colorado', { south: 37, west: -109, north: 41, east: -102 }, 60],
  ['the country', { south: 25, west: -124, north: 49, east: -67 }, 60],
])('the image of %s, %j, takes up to %i KB on the way to a phone [FIND-002]', (_, box, kilobytes) => {
  expect(gzipSync(drawStill(box, 'light')).length).toBeLessThan(kilobytes * 1000)
})

test('all points of a box are inside the frame, with room for their pins [FIND-002]', () => {
  const view = fitBox(denver)
  const corners = [
    placeInView(view, { latitude: denver.north, longitude: denver.west }),
    placeInView(view, { latitude: denver.south, longitude: denver.east }),
  ]
  for (const { x, y } of corners) {
    expect(x).toBeGreaterThanOrEqual(47)
    expect(x).toBeLessThanOrEqual(stillSize.width - 47)
    expect(y).toBeGreaterThanOrEqual(47)
    expect(y).toBeLessThanOrEqual(stillSize.height - 47)
  }
})

test('a single community doesn’t fill the map [COMM-010]', () => {
  const box = boxAround([{ latitude: 39.7, longitude: -105 }])
  expect(box).toEqual({ south: 39.67, west: -105.03, north: 39.73, east: -104.97 })
  expect(box && fitBox(box).zoom).toBeLessThanOrEqual(closestZoom)
  expect(boxAround([])).toBeUndefined()
})

test('a URL has the theme and the box, and nothing else is an image [FIND-002]', () => {
  expect(stillUrl(denver, 'dark')).toBe('/map/still/dark/39.62,-105.1,39.86,-104.8.svg')
  expect(parseStill('dark', '39.62,-105.1,39.86,-104.8')).toEqual({ theme: 'dark', box: denver, hasHouse: false })
  expect(stillUrl(denver, 'dark', true)).toBe('/map/still/dark/39.62,-105.1,39.86,-104.8,house.svg')
  expect(parseStill('dark', '39.62,-105.1,39.86,-104.8,house')).toEqual({ theme: 'dark', box: denver, hasHouse: true })
})

test.each([
  ['noon', '1,2,3,4'],
  ['light', '1,2,3'],
  ['light', '1,2,3,4,5'],
  ['light', '3,2,1,4'],
  ['light', '1,,3,4'],
  ['light', '1,2,99,4'],
  ['light', 'a,b,c,d'],
])('there is no image %s/%s [FIND-002]', (theme, box) => {
  expect(parseStill(theme, box)).toBeUndefined()
})

test('drops names that would touch a more important one [FIND-002]', () => {
  const label = (text: string, x: number, y: number) => ({ text, x, y, size: 16, spacing: 0 })
  const kept = placeLabels([label('Denver', 100, 100), label('Aurora', 120, 110), label('Boulder', 100, 140)])
  expect(kept.map(({ text }) => text)).toEqual(['Denver', 'Boulder'])
})

test('names step aside from the house that a map is about, or stay away [COMM-010, LOOK-003]', () => {
  const label = (text: string, x: number, y: number) => ({ text, x, y, size: 16, spacing: 0 })
  const [inMiddle, other] = [label('Lakewood', 244, 238), label('Boulder', 60, 60)]
  const shown = placeLabels(
    [inMiddle, label('Glendale', 240, 250), label('Green Mountain', 238, 246), other],
    houseBoxes,
  )
  expect(shown.map(({ text }) => text)).toEqual(['Lakewood', 'Glendale', 'Boulder'])
  for (const one of shown) expect(houseBoxes.some((box) => isOverlapping(labelBox(one), box))).toBe(false)
  expect(shown.at(-1)).toEqual(other)
})

test('only the map around a community leaves its middle free [COMM-010, LOOK-003]', async () => {
  const image = (box: string) => {
    const request = new Request('http://localhost:3000/')
    return loadStill({ request, params: { theme: 'light', box }, context: {} }).text()
  }
  const box = '39.719,-105.02,39.759,-104.96'
  expect(await image(`${box},house`)).not.toBe(await image(box))
})

test('a map that moves by half its width stays in the box around it, and one that moves further leaves it [FIND-003]', () => {
  const moved = (degrees: number) => ({ ...denver, west: denver.west + degrees, east: denver.east + degrees })
  expect(boxContains(widenBox(denver), moved(0.14))).toBe(true)
  expect(boxContains(widenBox(denver), moved(0.16))).toBe(false)
  expect(widenBox({ south: -80, west: -170, north: 80, east: 170 })).toEqual({
    south: -85,
    west: -180,
    north: 85,
    east: 180,
  })
})
