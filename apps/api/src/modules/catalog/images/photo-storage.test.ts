import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { now } from '@pkg/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiUnderTest, apiUnderTest } from '../../../../testing/api-under-test'
import { freePort } from '../../../../testing/free-port'
import { samplePhoto, uploadRequest } from '../../../../testing/photo-form'
import { startRecordingServer } from '../../../../testing/recording-server'
import { resourceIn, resourcesIn } from '../../../../testing/responses'
import { startS3 } from '../../../../testing/s3-server'
import { diskStorage } from '../../../file-storage/disk-storage'
import { s3Storage } from '../../../file-storage/s3-storage'
import { deleteUploads } from './deleted-uploads'
import { markDeletable } from './image-store'

const bucket = await startS3()
const fullBucket = await startRecordingServer(() => ({ status: 507, body: { code: 'QuotaExceeded' } }))
const folder = mkdtempSync(join(tmpdir(), 'hearthway-storage-'))
// A file where a folder must be makes every write and read fail, like a disk that is gone.
const brokenFolder = join(folder, 'broken')
mkdirSync(join(brokenFolder, 'uploads'), { recursive: true })
writeFileSync(join(brokenFolder, 'uploads', 'photos'), '')

const withBucket = apiUnderTest(bucket.environment)
const withDisk = apiUnderTest({ DATA_DIR: join(folder, 'disk') })
const broken: [string, ApiUnderTest][] = [
  ['a disk that fails', apiUnderTest({ DATA_DIR: brokenFolder })],
  ['a key that the bucket refuses', apiUnderTest({ ...bucket.environment, S3_ACCESS_KEY_ID: 'unknown' })],
  ['a full bucket', apiUnderTest({ ...bucket.environment, S3_ENDPOINT: fullBucket.address })],
  [
    'a bucket that is down',
    apiUnderTest({ ...bucket.environment, S3_ENDPOINT: `http://127.0.0.1:${await freePort()}` }),
  ],
]

afterAll(async () => {
  fullBucket.close()
  await bucket.stop()
  rmSync(folder, { recursive: true, force: true })
})

const upload = async (api: ApiUnderTest) => {
  const request = await uploadRequest('aspen-court', await samplePhoto())
  return api.call({ ...request, headers: { ...request.headers, cookie: await api.cookieOf('admin') } })
}
const listed = async (api: ApiUnderTest) => resourcesIn(await api.call({ url: '/platform/images' }))

test('stores, serves, and deletes a photo in a bucket [IMG-001, FIND-009]', async () => {
  const image = resourceIn(await upload(withBucket))
  for (const url of [`/images/640x480/photos/${image.id}.webp`, `/uploads/photos/${image.id}.webp`]) {
    const response = await withBucket.call({ url })
    expect(response.status).toBe(200)
    expect(response.headers).toMatchObject({ 'content-type': 'image/webp' })
  }
  const headers = { cookie: await withBucket.cookieOf('admin') }
  expect((await withBucket.call({ method: 'DELETE', url: `/platform/images/${image.id}`, headers })).status).toBe(204)
  expect((await withBucket.call({ url: `/uploads/photos/${image.id}.webp` })).status).toBe(404)
})

test('deletes folders of any size in a bucket, and only those [TRUTH-012]', async () => {
  const { S3_BUCKET: name = '', S3_ENDPOINT: endpoint = '', S3_ACCESS_KEY_ID: key = '' } = bucket.environment
  const storage = await s3Storage({ name, endpoint, region: 'us-east-1', accessKeyId: key, secretAccessKey: key })
  const content = new Uint8Array([1])
  await Promise.all(Array.from({ length: 30 }, (_, at) => storage.write(`photos/a/${at}.webp`, content, 'image/webp')))
  await storage.write('photos/ab/full.webp', content, 'image/webp')
  await storage.deleteFolder('photos/a')
  expect(await storage.read('photos/a/7.webp')).toBeUndefined()
  expect(await storage.read('photos/ab/full.webp')).toEqual(content)
})

describe.each(broken)('with %s', (_, api) => {
  test('an upload returns 503 and leaves no record [FIND-009, TRUTH-012]', async () => {
    const { status, body } = await upload(api)
    expect(status).toBe(503)
    expect(body).toMatchObject({ errors: [{ code: 'storage-unavailable' }] })
    expect(await listed(api)).toEqual([])
  })

  test('a photo returns 503 that no cache keeps, and an illustration still loads [IMG-001]', async () => {
    const response = await api.call({ url: '/images/640x480/photos/8f14e45f-ceea-467f-a8ad-0a1b2c3d4e5f.webp' })
    expect(response.status).toBe(503)
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '30' })
    const { attributes } = resourceIn(await api.call({ url: '/marketplace/communities/aspen-court' }))
    expect(JSON.stringify(attributes['gallery'])).not.toContain('photos/')
  })
})

describe('an upload that stops halfway', () => {
  let port: number
  beforeAll(async () => {
    port = await freePort()
    await withDisk.api.app.listen({ port, host: '127.0.0.1' })
  })

  test('leaves neither a record nor a file [FIND-009, TRUTH-012]', async () => {
    const { url, headers, payload } = await uploadRequest('aspen-court', await samplePhoto())
    const content = Buffer.from(payload instanceof Uint8Array ? payload : '')
    const socket = connect(port, '127.0.0.1')
    socket.write(
      [
        `POST ${String(url)} HTTP/1.1`,
        'host: localhost',
        `cookie: ${await withDisk.cookieOf('admin')}`,
        `content-type: ${headers['content-type'] ?? ''}`,
        `content-length: ${content.length}`,
        '\r\n',
      ].join('\r\n'),
    )
    socket.write(content.subarray(0, content.length / 2))
    await new Promise((resolve) => setTimeout(resolve, 300))
    socket.destroy()
    await once(socket, 'close')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await listed(withDisk)).toEqual([])
    expect(() => readdirSync(join(folder, 'disk', 'uploads'))).toThrow('ENOENT')
  })

  test('in a process that ends leaves files only until the next pass [FIND-009, TRUTH-012]', async () => {
    const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
    const photo = join(folder, 'disk', 'uploads', 'photos', id)
    mkdirSync(photo, { recursive: true })
    writeFileSync(join(photo, '640.webp'), 'half')
    const { orm } = withDisk.database
    const storage = diskStorage(join(folder, 'disk', 'uploads'))
    await markDeletable(orm, id, new Date(now().getTime() + 60_000))
    await deleteUploads(orm, storage)
    expect(readdirSync(photo)).toEqual(['640.webp'])
    await markDeletable(orm, id, now())
    await deleteUploads(orm, storage)
    expect(() => readdirSync(photo)).toThrow('ENOENT')
  })
})
