import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { photoWidths } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { samplePhoto, uploadRequest } from '../../../../testing/photo-form'
import { resourceBody, resourceIn, resourcesIn } from '../../../../testing/responses'
import { communities, communityMembers, deletableUploads, images, users } from '../../../database/schema/tables'

const folder = mkdtempSync(join(tmpdir(), 'hearthway-photos-'))
const api = apiUnderTest({ DATA_DIR: folder })
const photosFolder = join(folder, 'uploads', 'photos')
const storedPhotos = () => (existsSync(photosFolder) ? readdirSync(photosFolder) : [])

const cookies = { admin: '', provider: '', agent: '', customer: '', 'real-estate-agent': '', visitor: '' }
type Who = keyof typeof cookies

beforeAll(async () => {
  for (const role of ['admin', 'provider', 'agent', 'customer', 'real-estate-agent'] as const) {
    cookies[role] = await api.cookieOf(role)
  }
  const { orm } = api.database
  const [provider] = await orm.select().from(users).where(eq(users.email, 'provider@hearthway.example'))
  await orm
    .insert(communityMembers)
    .values({ userId: provider?.id ?? '', communityId: 'aspen-court', status: 'approved' })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const upload = async (
  who: Who,
  file: Uint8Array | undefined,
  fields: Record<string, string | undefined> = {},
  communityId = 'aspen-court',
) => {
  const request = await uploadRequest(communityId, file, fields)
  return api.call({ ...request, headers: { ...request.headers, cookie: cookies[who] } })
}
const remove = (who: Who, id: string) =>
  api.call({ method: 'DELETE', url: `/platform/images/${id}`, headers: { cookie: cookies[who] } })
afterEach(async () => {
  for (const { id } of resourcesIn(await api.call({ url: '/platform/images' }))) await remove('admin', id)
})
const pathOf = (image: { attributes: Record<string, unknown> }) => String(image.attributes['path'])
const content = async (url: string) => (await api.api.app.inject({ url })).rawPayload
const galleryOf = async (communityId: string) => {
  const { attributes } = resourceIn(await api.call({ url: `/marketplace/communities/${communityId}` }))
  return JSON.parse(JSON.stringify(attributes['gallery'])).images
}

test('shows an uploaded photo on the page and tile of its community, in place of illustrations [FIND-009, API-035]', async () => {
  const response = await upload('provider', await samplePhoto(), { takenOn: '2026-09-14' })
  expect(response.status).toBe(201)
  const image = resourceIn(response)
  expect(image.attributes).toMatchObject({
    communityId: 'aspen-court',
    kind: 'photo',
    subject: 'outdoors',
    description: 'The garden in June',
    takenBy: 'community',
    takenOn: '2026-09-14',
    width: 1600,
    height: 1200,
    path: `photos/${image.id}.webp`,
  })
  expect(await galleryOf('aspen-court')).toEqual([
    {
      id: image.id,
      path: pathOf(image),
      description: 'The garden in June',
      category: { name: 'Outdoors' },
      kind: 'photo',
      width: 1600,
      height: 1200,
      takenBy: 'community',
      takenOn: '2026-09-14',
    },
  ])
  const listed = await api.call({ url: '/marketplace/communities?filter[id]=aspen-court' })
  expect(JSON.stringify(listed.body)).toContain(`"mainImage":"${pathOf(image)}"`)
})

test('stores a photo in the widths of pages, tiles, and thumbnails as WebP, and serves them forever [IMG-001, IMG-002, IMG-003]', async () => {
  const image = resourceIn(await upload('admin', await samplePhoto({ width: 1300, height: 650 })))
  const files = readdirSync(join(photosFolder, image.id)).toSorted()
  expect(files).toEqual([...photoWidths.map((width) => `${width}.webp`), 'full.webp'].toSorted())
  for (const [requested, served] of [
    [640, 640],
    [192, 320],
    [1200, 1200],
    [1201, 1300],
  ] as const) {
    const url = `/images/${requested}x${requested / 2 > 1 ? Math.round(requested / 2) : 1}/${pathOf(image)}`
    expect(await sharp(await content(url)).metadata()).toMatchObject({
      format: 'webp',
      width: served,
      height: served / 2,
    })
  }
  const full = await api.call({ url: `/uploads/${pathOf(image)}` })
  expect(full.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
})

test('turns a photo as its camera says, and removes where and with what it was taken [IMG-003, TRUTH-012]', async () => {
  const original = await samplePhoto({
    width: 1600,
    height: 1200,
    orientation: 6,
    exif: { IFD0: { Make: 'Foxglove' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 0/1 0/1' } },
  })
  expect(original.includes('Foxglove')).toBe(true)
  const image = resourceIn(await upload('provider', original))
  expect(image.attributes).toMatchObject({ width: 1200, height: 1600 })
  for (const url of [`/uploads/${pathOf(image)}`, `/images/96x128/${pathOf(image)}`]) {
    const served = await content(url)
    expect(served.includes('Foxglove')).toBe(false)
    const { exif, xmp, iptc, orientation } = await sharp(served).metadata()
    expect({ exif, xmp, iptc, orientation }).toEqual({})
  }
})

test('stores a small photo without enlarging it [IMG-002]', async () => {
  const image = resourceIn(await upload('provider', await samplePhoto({ width: 300, height: 200 })))
  const served = await sharp(await content(`/images/1200x800/${pathOf(image)}`)).metadata()
  expect(served).toMatchObject({ width: 300, height: 200 })
})

test.each([
  ['a PNG', (picture: Sharp) => picture.png()],
  ['a WebP', (picture: Sharp) => picture.webp()],
  ['an AVIF', (picture: Sharp) => picture.avif({ effort: 0 })],
])('accepts %s [FIND-009]', async (_, encode) => {
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#735' } })
  const response = await upload('provider', await encode(picture).toBuffer())
  expect(response.status).toBe(201)
})

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')
const cutJpeg = async () => (await samplePhoto({ width: 900, height: 900 })).subarray(0, 2000)
const huge = () =>
  sharp({ create: { width: 10_000, height: 6100, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 1 })
    .toBuffer()

test.each<[string, () => Promise<Uint8Array> | Uint8Array, Record<string, string | undefined>, string]>([
  ['an SVG', () => svg, {}, 'file'],
  ['a GIF named as a JPEG', () => Buffer.from('GIF89a'.padEnd(200, '\0')), {}, 'file'],
  ['an HTML page', () => Buffer.from('<html><script>alert(1)</script></html>'), {}, 'file'],
  ['half a JPEG', cutJpeg, {}, 'file'],
  ['a picture of 61 megapixels', huge, {}, 'file'],
  ['an empty file', () => new Uint8Array(), {}, 'file'],
  ['a photo with a blank description', samplePhoto, { description: ' ' }, 'description'],
  ['a photo of an unknown subject', samplePhoto, { subject: 'pets' }, 'subject'],
  ['a photo without a subject', samplePhoto, { subject: undefined }, 'subject'],
  ['a floor plan with a subject', samplePhoto, { kind: 'floor-plan' }, 'subject'],
  ['an illustration', samplePhoto, { kind: 'illustration' }, 'kind'],
  ['a photo by no one', samplePhoto, { takenBy: undefined }, 'takenBy'],
  ['a day that doesn’t exist', samplePhoto, { takenOn: '2026-02-30' }, 'takenOn'],
  ['a day in the future', samplePhoto, { takenOn: '2199-01-01' }, 'takenOn'],
  ['a path of the client’s choice', samplePhoto, { path: 'photos/x.webp' }, 'path'],
])('rejects %s, and names the field and the fix [FIND-009, BIZ-008]', async (_, file, fields, field) => {
  const { status, body } = await upload('provider', await file(), fields)
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: [{ source: { pointer: `/data/attributes/${field}` } }] })
  expect(JSON.stringify(body)).toMatch(/"detail":".{8,}"/)
  expect(storedPhotos()).toEqual([])
})

test('rejects a form without a file, a larger file, and a form that ends early, and keeps nothing [FIND-009, BIZ-008]', async () => {
  expect((await upload('provider', undefined)).status).toBe(422)
  const large = await upload('provider', Buffer.alloc(20 * 1024 * 1024 + 1, 1))
  expect(large.status).toBe(413)
  const source = { pointer: '/data/attributes/file' }
  expect(large.body).toMatchObject({ errors: [{ detail: 'Upload a file of up to 20 MB', source }] })
  const request = await uploadRequest('aspen-court', await samplePhoto())
  const payload = Buffer.from(String(request.payload), 'latin1').subarray(0, 900)
  const headers = { ...request.headers, cookie: cookies.provider }
  expect((await api.call({ ...request, payload, headers })).status).toBe(400)
  expect(await api.database.orm.select().from(images)).toEqual([])
  expect(storedPhotos()).toEqual([])
})

test.each<[Who, string, number]>([
  ['admin', 'birch-house', 201],
  ['provider', 'aspen-court', 201],
  ['provider', 'birch-house', 404],
  ['provider', 'no-such-house', 404],
  ['admin', 'no-such-house', 404],
  ['agent', 'aspen-court', 403],
  ['customer', 'aspen-court', 403],
  ['real-estate-agent', 'aspen-court', 403],
  ['visitor', 'aspen-court', 401],
])('an upload by %s for %s returns %i [ROLE-010, API-035]', async (who, communityId, status) => {
  const response = await upload(who, await samplePhoto(), {}, communityId)
  expect(response.status).toBe(status)
  expect(storedPhotos()).toHaveLength(status === 201 ? 1 : 0)
})

test('takes an upload under a former slug of the community [LIFE-006, API-035]', async () => {
  const headers = { cookie: cookies.admin }
  const rename = (from: string, slug: string) =>
    api.call({
      method: 'PATCH',
      url: `/marketplace/communities/${from}/slug`,
      payload: resourceBody('communities', { slug }),
      headers,
    })
  const renamed = await rename('birch-house', 'birch-manor')
  expect(renamed.status).toBe(200)
  const image = resourceIn(await upload('admin', await samplePhoto(), {}, 'birch-house'))
  expect(image.attributes['communityId']).toBe('birch-manor')
  await remove('admin', image.id)
  await rename('birch-manor', 'birch-house')
})

test('shows plans after photos, and illustrations again after the last photo [TILE-012, FIND-009]', async () => {
  const before = await galleryOf('aspen-court')
  const names = async () =>
    (await galleryOf('aspen-court')).map(({ category }: { category: { name: string } }) => category.name)
  const plan = resourceIn(await upload('provider', await samplePhoto(), { kind: 'site-plan', subject: undefined }))
  expect((await names()).at(-1)).toBe('Site Plans')
  const room = resourceIn(await upload('provider', await samplePhoto(), { subject: 'rooms' }))
  expect(await names()).toEqual(['Rooms', 'Site Plans'])
  await remove('provider', room.id)
  await remove('provider', plan.id)
  expect(await galleryOf('aspen-court')).toEqual(before)
})

test('changes the text and order of a photo on the page, but neither its file nor its community [FIND-009, API-035]', async () => {
  const first = resourceIn(await upload('provider', await samplePhoto()))
  const second = resourceIn(await upload('provider', await samplePhoto()))
  const change = (attributes: object) =>
    api.call({
      method: 'PATCH',
      url: `/platform/images/${second.id}`,
      payload: resourceBody('images', attributes, { id: second.id }),
      headers: { cookie: cookies.provider },
    })
  expect((await change({ path: pathOf(first) })).status).toBe(422)
  expect((await change({ communityId: 'birch-house' })).status).toBe(422)
  await api.call({
    method: 'PATCH',
    url: `/platform/images/${first.id}`,
    payload: resourceBody('images', { position: 9 }, { id: first.id }),
    headers: { cookie: cookies.provider },
  })
  expect((await change({ position: 0, description: 'The herb beds' })).status).toBe(200)
  const gallery = await galleryOf('aspen-court')
  expect(gallery.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])
  expect(gallery[0]).toMatchObject({ description: 'The herb beds' })
})

test.each(['photos/x.webp', 'aspen-court/garden.jpg', '../secrets.webp', 'drawings/abc.svg'])(
  'refuses an image record with the path %s, which is neither an upload nor an illustration [FIND-009, BIZ-008]',
  async (path) => {
    const { status } = await api.call({
      method: 'POST',
      url: '/platform/images',
      payload: resourceBody('images', { communityId: 'aspen-court', path, description: 'The garden' }),
      headers: { cookie: cookies.provider },
    })
    expect(status).toBe(422)
  },
)

test.each([
  '/uploads/agent-documents/1',
  '/uploads/photos/..%2F..%2Fx.webp',
  '/uploads/photos/8f14e45f-ceea-467f-a8ad-0a1b2c3d4e5f.webp',
  '/images/640x480/photos/8f14e45f-ceea-467f-a8ad-0a1b2c3d4e5f.webp',
  '/images/0x480/photos/8f14e45f-ceea-467f-a8ad-0a1b2c3d4e5f.webp',
])('returns 404 for %s [IMG-001, BIZ-008]', async (url) => {
  expect((await api.call({ url })).status).toBe(404)
})

test('deletes the files of a deleted image, and of a deleted community [TRUTH-012, API-035]', async () => {
  const { orm } = api.database
  const image = resourceIn(await upload('admin', await samplePhoto()))
  expect(storedPhotos()).toEqual([image.id])
  expect((await remove('admin', image.id)).status).toBe(204)
  expect(storedPhotos()).toEqual([])
  expect((await api.call({ url: `/images/640x480/${pathOf(image)}` })).status).toBe(404)

  await upload('admin', await samplePhoto(), {}, 'birch-house')
  expect(storedPhotos()).toHaveLength(1)
  await orm.delete(communities).where(eq(communities.id, 'birch-house'))
  // Any later deletion, and the worker every 10 minutes, also deletes the files of others.
  const other = resourceIn(await upload('admin', await samplePhoto()))
  await remove('admin', other.id)
  expect(storedPhotos()).toEqual([])
  expect(await orm.select().from(deletableUploads)).toEqual([])
})
