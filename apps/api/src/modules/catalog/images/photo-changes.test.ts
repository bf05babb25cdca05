import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { samplePhoto, uploadRequest } from '../../../../testing/photo-form'
import { resourceBody, resourceIn, resourcesIn } from '../../../../testing/responses'
import { communityMembers, users } from '../../../database/schema/tables'

const folder = mkdtempSync(join(tmpdir(), 'hearthway-photo-changes-'))
const api = apiUnderTest({ DATA_DIR: folder })
const photosFolder = join(folder, 'uploads', 'photos')
const storedPhotos = () => (existsSync(photosFolder) ? readdirSync(photosFolder) : [])

const cookies = { admin: '', provider: '', agent: '' }
type Who = keyof typeof cookies

beforeAll(async () => {
  for (const role of ['admin', 'provider', 'agent'] as const) cookies[role] = await api.cookieOf(role)
  const { orm } = api.database
  const [provider] = await orm.select().from(users).where(eq(users.email, 'provider@hearthway.example'))
  await orm
    .insert(communityMembers)
    .values({ userId: provider?.id ?? '', communityId: 'aspen-court', status: 'approved' })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function upload(fields: Record<string, string | undefined> = {}, communityId = 'aspen-court') {
  const request = await uploadRequest(communityId, await samplePhoto(), fields)
  const headers = { ...request.headers, cookie: cookies.admin }
  return resourceIn(await api.call({ ...request, headers }))
}
const send = (
  who: Who,
  method: 'GET' | 'PATCH' | 'POST' | 'PUT' | 'DELETE',
  { url, attributes, id, version }: { url: string; attributes?: object; id?: string; version?: number },
) =>
  api.call({
    method,
    url,
    ...(attributes && { payload: resourceBody('images', attributes, id === undefined ? {} : { id }) }),
    headers: { cookie: cookies[who], ...(version !== undefined && { 'if-match': `"${version}"` }) },
  })
const change = (who: Who, id: string, attributes: object, version?: number) =>
  send(who, 'PATCH', { url: `/platform/images/${id}`, attributes, id, ...(version !== undefined && { version }) })
const rotate = (who: Who, id: string, degrees: number, version?: number) =>
  send(who, 'POST', {
    url: `/platform/images/${id}/rotation`,
    attributes: { degrees },
    ...(version !== undefined && { version }),
  })
const order = (who: Who, imageIds: string[], was: string[], communityId = 'aspen-court') =>
  api.call({
    method: 'PUT',
    url: `/platform/communities/${communityId}/photo-order`,
    payload: resourceBody('photo-orders', { imageIds, was }, { id: communityId }),
    headers: { cookie: cookies[who] },
  })
const listed = async (cookie = '') =>
  resourcesIn(await api.call({ url: '/platform/images?filter[communityId]=aspen-court', headers: { cookie } })).map(
    ({ id }) => id,
  )
const galleryOf = async (communityId = 'aspen-court') => {
  const { attributes } = resourceIn(await api.call({ url: `/marketplace/communities/${communityId}` }))
  return JSON.parse(JSON.stringify(attributes['gallery'])).images.map(({ id }: { id: string }) => id)
}

afterEach(async () => {
  for (const id of await listed(cookies.admin)) await send('admin', 'DELETE', { url: `/platform/images/${id}` })
})

test('a photo without a description is only for those who manage its community, until they describe it [WORK-011]', async () => {
  const shown = await upload()
  const hidden = await upload({ description: undefined })
  expect(hidden.attributes).toMatchObject({ description: '', isShown: false })
  expect(await galleryOf()).toEqual([shown.id])
  expect(await listed()).toEqual([shown.id])
  expect(await listed(cookies.agent)).toEqual([shown.id])
  expect(await listed(cookies.provider)).toEqual([shown.id, hidden.id])
  expect((await api.call({ url: `/platform/images/${hidden.id}` })).status).toBe(404)
  const record = resourceIn(await send('provider', 'GET', { url: '/platform/community-records/aspen-court' }))
  expect(record.attributes).toMatchObject({ photos: 1, photosWithoutText: 1 })
  expect(record.attributes['missing']).toContain('photos')

  expect((await change('provider', hidden.id, { description: 'The front door' })).status).toBe(200)
  expect(await galleryOf()).toEqual([shown.id, hidden.id])
  expect(await listed()).toEqual([shown.id, hidden.id])
})

test('a photo of people is shown once someone states that they agree, and not after they take it back [WORK-011]', async () => {
  const { id } = await upload()
  const told = resourceIn(await change('provider', id, { showsPeople: true }))
  expect(told.attributes).toMatchObject({ showsPeople: true, hasConsent: false, isShown: false })
  expect(await galleryOf()).not.toContain(id)

  const agreed = resourceIn(await change('provider', id, { hasConsent: true }))
  expect(agreed.attributes).toMatchObject({ isShown: true, consentStatedBy: 'Pat Provider' })
  expect(agreed.attributes['consentStatedAt']).toMatch(/^20/)
  expect(await galleryOf()).toEqual([id])
  const seen = resourceIn(await api.call({ url: `/platform/images/${id}` }))
  expect(seen.attributes).toMatchObject({ hasConsent: true })
  expect([seen.attributes['consentStatedBy'], seen.attributes['consentStatedAt']]).toEqual([undefined, undefined])

  await change('provider', id, { hasConsent: false })
  expect(await listed()).toEqual([])
  const none = resourceIn(await change('provider', id, { showsPeople: false }))
  expect(none.attributes).toMatchObject({ isShown: true, hasConsent: false })
})

test('what someone else changed meanwhile isn’t overwritten [WORK-011, WORK-005]', async () => {
  const { id, attributes } = await upload()
  const version = Number(attributes['version'])
  expect((await change('admin', id, { description: 'The garden in fall' }, version)).status).toBe(200)
  const late = await change('provider', id, { description: 'A garden' }, version)
  expect(late.status).toBe(412)
  expect((await rotate('provider', id, 90, version)).status).toBe(412)
  expect(resourceIn(await api.call({ url: `/platform/images/${id}` })).attributes).toMatchObject({
    description: 'The garden in fall',
    width: 1600,
  })
})

test('a photo that is a plan becomes one, and a plan becomes a photo of something [WORK-011]', async () => {
  const { id } = await upload({ subject: 'other' })
  const plan = resourceIn(await change('provider', id, { kind: 'floor-plan', room: 'studio' }))
  expect(plan.attributes).toMatchObject({ kind: 'floor-plan', room: 'studio' })
  expect(plan.attributes['subject']).toBeUndefined()
  expect((await change('provider', id, { kind: 'photo' })).status).toBe(422)
  expect((await change('provider', id, { kind: 'illustration' })).status).toBe(422)
  const photo = resourceIn(await change('provider', id, { kind: 'photo', subject: 'rooms' }))
  expect(photo.attributes).toMatchObject({ kind: 'photo', subject: 'rooms' })
})

test('turns a photo clockwise under a new path, and deletes the earlier files [WORK-011, IMG-001]', async () => {
  const before = await upload()
  const turned = resourceIn(await rotate('provider', before.id, 90, Number(before.attributes['version'])))
  expect(turned.id).toBe(before.id)
  expect(turned.attributes).toMatchObject({ width: 1200, height: 1600, description: 'The garden in June' })
  const path = String(turned.attributes['path'])
  expect(path).not.toBe(before.attributes['path'])
  const { rawPayload } = await api.api.app.inject({ url: `/uploads/${path}` })
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 1600 })
  expect(storedPhotos()).toEqual([path.slice('photos/'.length, -'.webp'.length)])
  expect((await api.call({ url: `/uploads/${String(before.attributes['path'])}` })).status).toBe(404)
  await send('admin', 'DELETE', { url: `/platform/images/${before.id}` })
  expect(storedPhotos()).toEqual([])
})

test.each<[Who, string, number]>([
  ['provider', 'birch-house', 404],
  ['agent', 'aspen-court', 403],
  ['admin', 'birch-house', 200],
])('%s turns and orders photos of %s: %i [WORK-011, ROLE-010]', async (who, communityId, status) => {
  const { id } = await upload({}, communityId)
  expect((await rotate(who, id, 180)).status).toBe(status)
  expect((await order(who, [id], [id], communityId)).status).toBe(status)
  await send('admin', 'DELETE', { url: `/platform/images/${id}` })
})

test('orders all photos in one request, the first one is the cover [WORK-011]', async () => {
  const [one, two, three] = [(await upload()).id, (await upload()).id, (await upload()).id]
  expect((await order('provider', [three, one, two], [one, two, three])).status).toBe(200)
  expect(await galleryOf()).toEqual([three, one, two])
  const { attributes } = resourceIn(await api.call({ url: '/marketplace/communities/aspen-court' }))
  expect(attributes['mainImage']).toContain(three)
})

test('an order that someone changed meanwhile isn’t overwritten, and names all photos [WORK-011, WORK-005]', async () => {
  const [one, two] = [(await upload()).id, (await upload()).id]
  await order('admin', [two, one], [one, two])
  const late = await order('provider', [one, two], [one, two])
  expect(late.status).toBe(412)
  expect(JSON.stringify(late.body)).toContain(JSON.stringify([two, one]))
  const three = (await upload()).id
  expect((await order('provider', [one, two], [two, one])).status).toBe(412)
  expect((await order('provider', [one, two], [two, one, three])).status).toBe(422)
  expect(await galleryOf()).toEqual([two, one, three])
})
