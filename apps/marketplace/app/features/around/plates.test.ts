import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { loader as loadPlate } from '~/pages/around.$version.$theme.$place[.]svg'
import { Random } from '@pkg/illustrations/random'
import { drawPlate, findAround, findPlate, parsePlate, platePath, plateVersion } from './index.server'

const denver = { latitude: 39.655, longitude: -104.862 }

test('names what is around a place, nearest first [LOOK-004]', () => {
  const around = findAround(denver)
  expect(around?.place.miles).toBe(4)
  expect(around?.description).toMatch(
    /^Map of 4 miles around, nearest first: Interstate 225, [\d.]+ miles; State Route 83, [\d.]+ miles; a lake, /,
  )
})

test.each([[{ latitude: 43.1, longitude: -77.5 }, 'the Erie Canal,']])(
  'names water as the file does, with its kind once [LOOK-004]',
  (place, name) => {
    expect(findAround(place)?.description).toContain(name)
    expect(findAround(place)?.description).not.toMatch(/(?:Canal|Creek|Fork) River/)
  },
)

test('goes on to eight miles where there is little to see within four [LOOK-004]', () => {
  expect(findAround({ latitude: 35.096, longitude: -106.668 })?.place.miles).toBe(8)
})

test.each([
  ['the plains, where there is nothing', 47, -107.5],
  ['the coast', 25.78, -80.19],
  ['the shore of a Great Lake', 41.9, -87.63],
  ['the sea', 30, -70],
])('has no plate of %s [LOOK-004]', (_, latitude, longitude) => {
  expect(findAround({ latitude, longitude })).toBeUndefined()
})

test('draws different plates of different places, within 24 KB and 7 KB compressed [LOOK-004]', () => {
  const random = new Random(54)
  const places = Array.from({ length: 400 }, () => ({
    latitude: 31 + random.next() * 14,
    longitude: -121 + random.next() * 46,
  }))
  const plates = places.flatMap((place) => findAround(place) ?? [])
  expect(plates.length).toBeGreaterThan(100)
  const drawings = plates.flatMap(({ place }) => [drawPlate(place, 'day'), drawPlate(place, 'night')])
  expect(new Set(drawings).size).toBe(drawings.length)
  expect(new Set(plates.map(({ description }) => description)).size).toBe(plates.length)
  for (const drawing of drawings) {
    expect(drawing.length).toBeLessThan(24_000)
    expect(gzipSync(drawing).length).toBeLessThan(7000)
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/)
  }
})

test('reads the URLs that it writes, and no others [LOOK-004]', () => {
  const place = { ...denver, miles: 4 }
  expect(platePath(place, 'night')).toBe(`/around/${plateVersion}/night/39.655,-104.862,4.svg`)
  expect(parsePlate('night', '39.655,-104.862,4')).toEqual({ place, theme: 'night' })
  expect(parsePlate('dusk', '39.655,-104.862,4')).toBeUndefined()
  expect(parsePlate('day', '39.655,-104.862,5000')).toBeUndefined()
  expect(parsePlate('day', '39.65512,-104.862,4')).toBeUndefined()
})

const serve = (theme: string, place: string, version = plateVersion) => {
  const request = new Request('http://localhost:3000/around')
  return loadPlate({ request, params: { version, theme, place }, context: {} })
}

test('serves a plate as a picture that browsers keep for a year, and no other address [LOOK-004]', async () => {
  const plate = serve('night', '39.655,-104.862,4')
  expect(plate.headers.get('content-type')).toBe('image/svg+xml')
  expect(plate.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await plate.text()).toMatch(/^<svg /)
  for (const theme of ['dusk', 'toString']) expect(() => serve(theme, '39.655,-104.862,4')).toThrow()
})

test.each([
  ['30.000,-70.000,4', 'the sea'],
  ['25.780,-80.190,4', 'the coast'],
  ['47.000,-107.500,8', 'the plains, where there is nothing'],
  ['39.655,-104.862,8', 'a place whose plate shows four miles'],
  ['35.096,-106.668,4', 'a place whose plate shows eight miles'],
])('serves no plate for %s, %s [LOOK-004]', (place) => {
  expect(() => serve('day', place)).toThrow(expect.objectContaining({ init: expect.objectContaining({ status: 404 }) }))
})

test('redirects from an earlier version to the plate of today [LOOK-004]', () => {
  const response = serve('day', '39.655,-104.862,4', '0')
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe(platePath({ ...denver, miles: 4 }, 'day'))
})

test('draws a plate once while people ask for it [LOOK-004]', () => {
  const place = { ...denver, miles: 4 }
  expect(findPlate(place, 'day')).toBe(findPlate(place, 'day'))
})

// Browsers and proxies cache a plate for a year. When one changes, give all of them another version first.
test('the plate of a version never changes [LOOK-004]', () => {
  const places = [
    { ...denver, miles: 4 },
    { latitude: 35.096, longitude: -106.668, miles: 8 },
    { latitude: 43.073, longitude: -89.401, miles: 4 },
  ]
  const hash = createHash('sha256')
  for (const place of places) hash.update(drawPlate(place, 'day') + drawPlate(place, 'night'))
  expect(`${plateVersion} ${hash.digest('hex').slice(0, 16)}`).toMatchInlineSnapshot(`"1 de1cfa11dbdcb51b"`)
})
