import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers'
import { mapOrigin, parseMapTiles } from './map-tiles'

const folder = mkdtempSync(join(tmpdir(), 'map-tiles-'))
const archive = join(folder, 'streets.pmtiles')
writeFileSync(archive, 'PMTiles\u0003')
const other = join(folder, 'other.pmtiles')
writeFileSync(other, 'not one')

test.each([
  [archive, { kind: 'pmtiles', source: archive }, undefined],
  [
    'https://files.example/us.pmtiles?v=2',
    { kind: 'pmtiles', source: 'https://files.example/us.pmtiles?v=2' },
    undefined,
  ],
  [
    'https://maps.example/style.json?key=1',
    { kind: 'style', url: 'https://maps.example/style.json?key=1' },
    'https://maps.example',
  ],
])('reads MAP_TILES %s, and browsers need the origin %o [FIND-002]', (value, tiles, origin) => {
  expect(parseMapTiles(value)).toEqual(tiles)
  expect(mapOrigin(parseMapTiles(value))).toBe(origin)
})

test.each([
  ['streets.mbtiles', 'must be the path or URL of a .pmtiles file, or the URL of a style'],
  [join(folder, 'missing.pmtiles'), 'names a file that can’t be read'],
  [other, 'names a file that isn’t a PMTiles archive'],
])('rejects MAP_TILES %s at startup [FIND-002, BIZ-008]', (value, message) => {
  expect(() => parseMapTiles(value)).toThrow(message)
})

test('the content security policy allows only the origin of a style, and only while one is set [FIND-002]', () => {
  expect(contentSecurityPolicy("'nonce-n'", { mapOrigin: 'https://maps.example' })).toContain(
    "connect-src 'self' https://maps.example;",
  )
  expect(contentSecurityPolicy("'nonce-n'", { mapOrigin: 'https://maps.example' })).toContain(
    "img-src 'self' data: blob: https://maps.example;",
  )
  expect(contentSecurityPolicy("'nonce-n'")).not.toContain('maps.example')
})
