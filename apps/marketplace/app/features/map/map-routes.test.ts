import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readHostSettings } from '@pkg/remix-host'
import { loadContext } from '@pkg/remix-host/server'
import { expect, test } from 'vitest'
import { loader as loadGroundTile } from '~/pages/map.ground.$version.$z.$x.$y[.]mvt'
import { loader as loadSources } from '~/pages/map.sources[.]json'
import { loader as loadStill } from '~/pages/map.still.$theme.$box[.]svg'
import { loader as loadStreetTile } from '~/pages/map.streets.$z.$x.$y[.]mvt'
import { buildStreets } from '~/testing/pmtiles'

const folder = mkdtempSync(join(tmpdir(), 'streets-'))
const tile = { zoom: 12, x: 854, y: 1553 }

function contextWith(mapTiles?: string) {
  const environment = mapTiles === undefined ? {} : { MAP_TILES: mapTiles }
  return loadContext(readHostSettings(environment, { variable: 'MARKETPLACE_PORT', fallback: 3000 }))
}

function archiveOf(layer: string): string {
  const path = join(folder, `${layer}.pmtiles`)
  writeFileSync(path, buildStreets(layer, tile))
  return path
}

const requestOf = (params: Record<string, string>, context = contextWith()) => ({
  params,
  context,
  request: new Request('http://localhost:3000/map'),
})

const sourcesOf = async (mapTiles?: string) => (await loadSources(requestOf({}, contextWith(mapTiles)))).json()

const street = { z: '12', x: '854', y: '1553' }

test('serves the ground’s tiles compressed and cached forever under a URL with their version [FIND-002]', async () => {
  const { ground } = await sourcesOf()
  const version = String(ground.tiles).split('/')[3] ?? ''
  const response = loadGroundTile(requestOf({ version, z: '6', x: '13', y: '24' }))
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(gunzipSync(await response.arrayBuffer()).toString('latin1')).toContain('Denver')
  expect(loadGroundTile(requestOf({ version, z: '8', x: '21', y: '105' })).status).toBe(204)
})

test.each([
  { version: 'old', z: '6', x: '13', y: '24' },
  { z: '13', x: '1', y: '1' },
  { z: '1', x: '2', y: '1' },
  { z: '-1', x: '0', y: '0' },
  { z: 'a', x: '0', y: '0' },
])('there is no ground tile %j [FIND-002]', async (params) => {
  const { ground } = await sourcesOf()
  const version = String(ground.tiles).split('/')[3] ?? ''
  expect(() => loadGroundTile(requestOf({ version, ...params }))).toThrow(
    expect.objectContaining({ init: { status: 404 } }),
  )
})

test.each([
  ['roads', 'protomaps'],
  ['transportation', 'openmaptiles'],
])('serves the streets of a PMTiles file with the layer %s, and its credit [FIND-002]', async (layer, schema) => {
  const path = archiveOf(layer)
  expect((await sourcesOf(path)).streets).toEqual({
    tiles: '/map/streets/{z}/{x}/{y}.mvt',
    schema,
    minZoom: 12,
    maxZoom: 12,
    credit: 'Example Maps',
  })
  const response = await loadStreetTile(requestOf(street, contextWith(path)))
  expect(gunzipSync(await response.arrayBuffer()).toString('latin1')).toContain('Made-up Avenue')
  expect((await loadStreetTile(requestOf({ ...street, x: '855' }, contextWith(path)))).status).toBe(204)
})

test('rejects a PMTiles file without streets [FIND-002]', async () => {
  await expect(sourcesOf(archiveOf('buildings'))).rejects.toThrow('"roads" or "transportation"')
})

test('without MAP_TILES there are no streets, and a style is passed on [FIND-002]', async () => {
  expect(await sourcesOf()).toEqual({ ground: expect.anything() })
  await expect(loadStreetTile(requestOf(street))).rejects.toMatchObject({ init: { status: 404 } })
  expect((await sourcesOf('https://maps.example/style.json')).style).toBe('https://maps.example/style.json')
})

test('serves still images of boxes, and nothing else [FIND-002]', async () => {
  const still = loadStill(requestOf({ theme: 'dark', box: '39.6,-105.1,39.9,-104.7' }))
  expect(still.headers.get('content-type')).toBe('image/svg+xml')
  expect(await still.text()).toContain('>Denver</text>')
  expect(() => loadStill(requestOf({ theme: 'dark', box: '39.6' }))).toThrow(
    expect.objectContaining({ init: { status: 404 } }),
  )
})
