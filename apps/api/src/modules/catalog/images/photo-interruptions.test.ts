import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { photoWidths } from '@pkg/domain'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { freePort } from '../../../../testing/free-port'
import { samplePhoto, uploadRequest } from '../../../../testing/photo-form'
import { deletableUploads, images } from '../../../database/schema/tables'
import { createLimit } from './concurrency-limit'

const folder = mkdtempSync(join(tmpdir(), 'hearthway-interruptions-'))
const api = apiUnderTest({ DATA_DIR: folder })
const photosFolder = join(folder, 'uploads', 'photos')
const temporary = join(folder, 'temporary')

let port = 0
beforeAll(async () => {
  mkdirSync(temporary)
  vi.stubEnv('TMPDIR', temporary)
  port = await freePort()
  await api.api.app.listen({ port, host: '127.0.0.1' })
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const width = 400
/** The number of files of a photo with this width. */
const stored = photoWidths.filter((one) => one < width).length + 1
const filesIn = (path: string) => (existsSync(path) ? readdirSync(path) : [])

/** Sends a part of an upload, and closes the connection some milliseconds later. */
async function uploadPartly(cookie: string, share: number, milliseconds: number): Promise<void> {
  const exif = { IFD0: { Make: 'Foxglove' } }
  const { url, headers, payload } = await uploadRequest('aspen-court', await samplePhoto({ width, height: 300, exif }))
  const content = Buffer.from(payload instanceof Uint8Array ? payload : '')
  const socket = connect(port, '127.0.0.1')
  const head = [
    `POST ${String(url)} HTTP/1.1`,
    'host: localhost',
    `cookie: ${cookie}`,
    `content-type: ${headers['content-type'] ?? ''}`,
    `content-length: ${content.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(content.subarray(0, Math.floor(content.length * share)))
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  socket.destroy()
  await once(socket, 'close')
}

test(
  'uploads that end anywhere are stored with all their files or not at all [WORK-011, TRUTH-012]',
  { timeout: 90_000 },
  async () => {
    const cookie = await api.cookieOf('admin')
    const points = [0, 0.001, 0.02, 0.3, 0.5, 0.77, 0.93, 0.999, 1, 1, 1]
    await Promise.all(points.map((share, index) => uploadPartly(cookie, share, 20 * index)))
    const { orm } = api.database
    // What was sent completely is still stored, although no one waits for it.
    await vi.waitFor(
      async () => {
        expect(await orm.select().from(deletableUploads)).toEqual([])
        expect(filesIn(join(temporary, 'hearthway-uploads'))).toEqual([])
        const rows = await orm.select().from(images)
        expect(rows.map(({ id }) => id).toSorted()).toEqual(filesIn(photosFolder).toSorted())
        expect(rows.length).toBeLessThanOrEqual(3)
        for (const { id } of rows) expect(filesIn(join(photosFolder, id))).toHaveLength(stored)
      },
      { timeout: 60_000, interval: 300 },
    )
    for (const id of filesIn(photosFolder)) {
      for (const file of filesIn(join(photosFolder, id))) {
        const { exif, xmp, iptc } = await sharp(join(photosFolder, id, file)).metadata()
        expect({ exif, xmp, iptc }).toEqual({})
      }
    }
  },
)

test('few pictures are decoded at the same time, and one that fails keeps no place [WORK-011]', async () => {
  const inTurn = createLimit(2)
  let running = 0
  let most = 0
  const results = await Promise.allSettled(
    Array.from({ length: 9 }, (_, index) =>
      inTurn(async () => {
        running += 1
        most = Math.max(most, running)
        await Promise.resolve()
        running -= 1
        if (index % 3 === 0) throw new Error('damaged')
        return index
      }),
    ),
  )
  expect(most).toBe(2)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
})
