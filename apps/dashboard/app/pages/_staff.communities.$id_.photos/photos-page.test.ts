import { expect, test } from 'vitest'
import { apiStub, errorOf, type StubbedWrite } from '~/testing/api-stub'
import { action, loader } from './route'

const id = 'aspen-court'
const idOf = (digit: number) => `${digit}1111111-2222-4333-8444-555555555555`
const [one, two, plan, drawing] = [idOf(1), idOf(2), idOf(3), idOf(4)]
const image = {
  version: 3,
  communityId: id,
  path: `photos/${one}.webp`,
  kind: 'photo',
  subject: 'rooms',
  width: 900,
  height: 600,
}
const stated = { showsPeople: false, hasConsent: false, description: 'A room', createdAt: '2027-03-01T16:00:00Z' }
const images = [
  {
    ...image,
    ...stated,
    id: one,
    position: 0,
    showsPeople: true,
    hasConsent: true,
    consentStatedBy: 'Pat',
    consentStatedAt: '2027-03-01T16:00:00Z',
  },
  { ...image, ...stated, id: drawing, position: 0, kind: 'illustration' },
  { ...image, ...stated, id: plan, position: 1, kind: 'floor-plan', subject: undefined, room: 'studio' },
  { ...image, ...stated, id: two, position: 2, description: '' },
]
const writes: [string, StubbedWrite][] = []
const saved = (name: string) => (write: StubbedWrite) => {
  writes.push([name, write])
  return { status: 200, body: { data: { type: 'images', id: one, attributes: {} } } }
}
const conflict = () => ({ status: 412, body: errorOf('record-changed', 412) })
let uploads = 0
const stub = (role: string, writesOf: Parameters<typeof apiStub>[1] = {}) =>
  apiStub(
    {
      '/platform/users/me': { type: 'users', item: { id: 'me', role, name: 'Ada' } },
      [`/platform/community-records/${id}`]: { type: 'community-records', item: { id, name: 'Aspen Court' } },
      '/platform/images': { type: 'images', items: images },
    },
    writesOf,
  )
const provider = stub('provider', {
  [`PUT /platform/communities/${id}/photo-order`]: saved('order'),
  [`PATCH /platform/images/${one}`]: saved('photo'),
  [`PATCH /platform/images/${two}`]: conflict,
  [`POST /platform/images/${one}/rotation`]: saved('turn'),
  [`DELETE /platform/images/${one}`]: saved('delete'),
  [`POST /platform/communities/${id}/photos`]: (write) => {
    uploads += 1
    writes.push(['upload', write])
    return String(write.body).includes('damaged')
      ? { status: 422, body: errorOf('unprocessable', 422, { detail: 'The photo is damaged' }) }
      : { status: 201, body: { data: { type: 'images', id: one, attributes: {} } } }
  },
})
const agent = stub('agent')
const url = `http://localhost:3001/dashboard/communities/${id}/photos`

async function send(fields: Record<string, string> | FormData, api = provider) {
  writes.splice(0)
  const body = fields instanceof FormData ? fields : new URLSearchParams(fields)
  const request = new Request(`${url}?delete=${one}`, { method: 'POST', body })
  const done: unknown = await action({ request, params: { id }, context: api.context }).catch((error: unknown) => error)
  if (done instanceof Response) return { location: done.headers.get('location'), status: done.status }
  return JSON.parse(JSON.stringify(done))
}
const sent = () => writes.map(([name, { body }]) => [name, JSON.parse(JSON.stringify(body)).data?.attributes])

test('shows photos and plans in their order, with what each lacks, and no illustration [WORK-011]', async () => {
  const { name, photos } = await loader({ request: new Request(url), params: { id }, context: provider.context })
  expect(name).toBe('Aspen Court')
  expect(photos.order).toEqual([one, plan, two])
  expect(photos.photos).toMatchObject([
    { id: one, lacks: [], shows: 'rooms', consent: expect.stringContaining('Pat') },
    { id: two, lacks: ['description'] },
  ])
  expect(photos.plans).toMatchObject([{ id: plan, shows: 'floor-plan', room: 'studio' }])
})

test('refuses an advisor [WORK-011, ROLE-010]', async () => {
  expect((await send({ intent: 'delete', id: one }, agent)).init.status).toBe(403)
  expect(writes).toEqual([])
})

test('a button moves a photo in one request, based on the order that was shown [WORK-011, WORK-005]', async () => {
  const was = [one, plan, two].join(' ')
  const { location } = await send({ intent: 'order', was, list: `${one} ${two}`, move: `up ${two}` })
  expect(location).toBe(`/communities/${id}/photos?saved=photo-order`)
  expect(sent()).toEqual([['order', { imageIds: [two, one, plan], was: [one, plan, two] }]])
})

const form = { intent: 'photo', id: one, version: '3', description: 'A sunny room', shows: 'rooms', room: '' }

test('describes a photo with its version, and states a consent only when it changes [WORK-011, WORK-005]', async () => {
  await send({ ...form, people: 'yes', consent: 'yes', 'had-consent': 'yes' })
  const values = { kind: 'photo', subject: 'rooms', room: null, showsPeople: true, description: 'A sunny room' }
  expect(sent()).toEqual([['photo', values]])
  expect(writes[0]?.[1].headers['if-match']).toBe('"3"')
  await send({ ...form, people: 'yes', consent: 'yes' })
  expect(sent()).toEqual([['photo', { ...values, hasConsent: true }]])
  await send({ ...form, shows: 'floor-plan', 'had-consent': 'yes' })
  expect(sent()[0]?.[1]).toMatchObject({ kind: 'floor-plan', showsPeople: false, hasConsent: false })
})

test('asks for a description, and keeps what was typed when someone else changed the photo [WORK-011]', async () => {
  expect(await send({ ...form, description: ' ' })).toMatchObject({
    init: { status: 422 },
    data: { of: one, errors: { description: expect.stringMatching(/./) } },
  })
  expect(writes).toEqual([])
  expect(await send({ ...form, id: two })).toMatchObject({
    init: { status: 409 },
    data: { of: two, typed: { description: 'A sunny room' }, problem: expect.stringContaining('Someone else') },
  })
})

test('turns and deletes a photo [WORK-011]', async () => {
  await send({ intent: 'rotate', id: one, version: '3', degrees: '270' })
  expect(sent()).toEqual([['turn', { degrees: 270 }]])
  const { location } = await send({ intent: 'delete', id: one, version: '3' })
  expect(location).toBe(`/communities/${id}/photos?saved=photo-deleted`)
  expect(writes.map(([name]) => name)).toEqual(['delete'])
})

function photoForm(...files: [name: string, content: string][]): FormData {
  const photos = new FormData()
  photos.append('shows', 'outdoors')
  photos.append('takenBy', 'staff')
  for (const [name, content] of files) photos.append('photo-files', new File([content], name, { type: 'image/jpeg' }))
  return photos
}

test('without scripts, one form brings several photos, and names those that can’t be stored [WORK-011]', async () => {
  uploads = 0
  const all = await send(photoForm(['a.jpg', 'sound'], ['b.jpg', 'sound, too']))
  expect(all.location).toBe(`/communities/${id}/photos?saved=photos`)
  expect(uploads).toBe(2)
  const [, first] = writes[0] ?? []
  expect(String(first?.body)).toMatch(/name="subject"\s+outdoors/)
  expect(String(first?.body)).toMatch(/name="takenBy"\s+staff/)
  const some = await send(photoForm(['a.jpg', 'damaged'], ['b.jpg', 'sound'], ['c.jpg', '']))
  expect(some.data.uploads).toEqual({
    stored: 1,
    failed: [
      { name: 'a.jpg', error: 'The photo is damaged.' },
      { name: 'c.jpg', error: expect.stringContaining('empty') },
    ],
  })
  expect(await send(photoForm(['', '']))).toMatchObject({ init: { status: 422 } })
})
