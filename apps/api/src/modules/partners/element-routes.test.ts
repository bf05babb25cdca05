import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handleErrors } from '../../http/error-responses'
import { elementRoutes } from './element-routes'

const folder = mkdtempSync(join(tmpdir(), 'element-'))
const app = Fastify()

beforeAll(() => {
  mkdirSync(join(folder, 'element'))
  writeFileSync(join(folder, 'element.js'), 'export {}')
  writeFileSync(join(folder, 'element', 'PlaceSearch-a1.js'), 'export const late = 1')
  writeFileSync(join(folder, 'secret.js'), 'no')
  handleErrors(app)
  elementRoutes(app, folder)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('serves the script to every origin, compressed and cached for 5 minutes', async () => {
  const get = (encoding: string) =>
    app.inject({ url: '/gwizzy/element.js', headers: { 'accept-encoding': encoding, origin: 'https://any.example' } })
  const plain = await get('')
  expect(plain.body).toBe('export {}')
  expect(plain.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=300',
    'content-type': 'text/javascript; charset=utf-8',
  })
  expect(brotliDecompressSync((await get('gzip, br')).rawPayload).toString()).toBe('export {}')
  expect(gunzipSync((await get('gzip')).rawPayload).toString()).toBe('export {}')
  const again = await app.inject({
    url: '/gwizzy/element.js',
    headers: { 'if-none-match': String(plain.headers['etag']) },
  })
  expect(again.statusCode).toBe(304)
})

test('caches lazy chunks permanently', async () => {
  const response = await app.inject({ url: '/gwizzy/element/PlaceSearch-a1.js' })
  expect(response.body).toBe('export const late = 1')
  expect(response.headers['cache-control']).toContain('immutable')
})

test.each(['/gwizzy/element/Nothing.js', '/gwizzy/element/..%2Fsecret.js', '/gwizzy/element/.js'])(
  'returns 404 for %s [BIZ-008]',
  async (url) => {
    const response = await app.inject({ url })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ errors: [{ code: 'not-found' }] })
  },
)
