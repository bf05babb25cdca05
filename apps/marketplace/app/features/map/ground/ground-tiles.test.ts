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

test('the ground of a city is small enough for a phone: 30 KB for the nine tiles around it [FIND-002]', () => {
  const [zoom, x, y] = tileAt(40.71, -74, 9)
  const around = [-1, 0, 1]
  const bytes = around.flatMap((column) => around.map((row) => encodeGroundTile(zoom, x + column, y + row)))
  expect(bytes.reduce((sum, tile) => sum + (tile ? gzipSync(tile).length : 0), 0)).toBeLessThan(30_000)
})

test('there is no tile of the open sea [FIND-002]', () => {
  expect(encodeGroundTile(...tileAt(30, -150, 8))).toBeUndefined()
})
