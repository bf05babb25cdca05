// cspell:ignore Standley

import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { project } from '../projection'
import { encodeGroundTile, findGroundTile } from './ground-tiles.server'

const tileAt = (latitude: number, longitude: number, zoom: number) => {
  const { x, y } = project({ latitude, longitude })
  return [zoom, Math.floor(x * 2 ** zoom), Math.floor(y * 2 ** zoom)] as const
}
const namesAt = (latitude: number, longitude: number, zoom: number) =>
  findGroundTile(...tileAt(latitude, longitude, zoom)).names?.features.map(({ tags }) => tags?.['name']) ?? []

test('a tile of Tampa has land, water, a built-up area, county lines, and names [FIND-002]', () => {
  const tile = findGroundTile(...tileAt(27.95, -82.46, 8))
  expect(Object.keys(tile)).toEqual(expect.arrayContaining(['land', 'urban', 'countyLines', 'names']))
  expect(namesAt(27.95, -82.46, 8)).toEqual(expect.arrayContaining(['Tampa', 'Hillsborough County']))
})

test.each([
  [4, ['Seattle', 'Washington']],
  [6, ['Seattle']],
  [9, ['Seattle', 'Bellevue', 'Mercer Island']],
])('names what there is room for at zoom %i [FIND-002]', (zoom, expected) => {
  expect(namesAt(47.61, -122.33, zoom)).toEqual(expect.arrayContaining(expected))
})

test('small towns wait for closer zooms [FIND-002]', () => {
  expect(namesAt(47.61, -122.33, 6)).not.toContain('Mercer Island')
})

test.each([
  [30.05, -89.9, 'Orleans Parish'],
  [61.2, -149.9, 'Anchorage'],
])('names the county at %f, %f %s [FIND-002]', (latitude, longitude, name) => {
  expect(namesAt(latitude, longitude, 7)).toContain(name)
})

/** The tiles that a phone's screen of 390 by 844 pixels shows: at most two by three. */
const phoneTiles = (latitude: number, longitude: number, zoom: number) => {
  const [, x, y] = tileAt(latitude, longitude, zoom)
  return [0, 1].flatMap((right) => [-1, 0, 1].map((down) => [zoom, x + right, y + down] as const))
}
const denverView = phoneTiles(39.74, -104.96, 10)

test.each([
  ['Denver', denverView],
  ['New York', phoneTiles(40.71, -74, 10)],
  ['Los Angeles', phoneTiles(34.05, -118.25, 10)],
])('the ground of %s is small enough for a phone: 40 KB for the tiles of a screen [LOOK-003]', (_, tiles) => {
  const bytes = tiles.map((tile) => encodeGroundTile(...tile) ?? new Uint8Array())
  expect(bytes.reduce((sum, tile) => sum + gzipSync(tile).length, 0)).toBeLessThan(40_000)
})

test('Denver at first view shows its interstates, the South Platte, and at least two lakes [LOOK-003]', () => {
  const tiles = denverView.map((tile) => findGroundTile(...tile))
  const numbers = tiles.flatMap(({ interstates }) => interstates?.features.map(({ tags }) => tags?.['ref']) ?? [])
  const names = tiles.flatMap((tile) => tile.names?.features.map(({ tags }) => tags?.['name']) ?? [])
  expect(numbers).toEqual(expect.arrayContaining(['25', '70', '225']))
  expect(names).toEqual(expect.arrayContaining(['South Platte River', 'Cherry Creek Reservoir', 'Standley Lake']))
  expect(tiles.flatMap(({ rivers }) => rivers?.features ?? []).length).toBeGreaterThan(0)
  expect(tiles.flatMap(({ water }) => water?.features ?? []).length).toBeGreaterThanOrEqual(2)
})

test('county lines are only on maps wider than a city, and state highways only on closer ones [LOOK-003]', () => {
  const layersAt = (zoom: number) => Object.keys(findGroundTile(...tileAt(39.74, -104.96, zoom)))
  expect(layersAt(9)).toEqual(expect.arrayContaining(['countyLines', 'stateHighways', 'interstates']))
  expect(layersAt(10)).not.toContain('countyLines')
  expect(layersAt(6)).not.toContain('stateHighways')
  expect(layersAt(6)).toContain('interstates')
})

test('there is no tile of the open sea [FIND-002]', () => {
  expect(encodeGroundTile(...tileAt(30, -150, 8))).toBeUndefined()
})
