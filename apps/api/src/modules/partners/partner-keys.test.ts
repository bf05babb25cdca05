import { randomUUID } from 'node:crypto'
import { now } from '@pkg/domain'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { type Caller, codeOf, createCaller, list, one } from '../../../testing/lead-samples'
import { partnerKeys } from '../../database/schema/tables'

const api = apiUnderTest()
const site = 'https://www.harbor.example'
let admin: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
})
afterEach(async () => {
  vi.useRealTimers()
  admin = await createCaller(api, 'admin')
})

const add = async (name = `Harbor ${randomUUID()}`, origins = [site]) =>
  one(await admin.post('/admin/partners', 'partners', { name, origins }))
const addKey = async (id: string, overlapDays = 0): Promise<string> => {
  const response = await admin.post(`/admin/partners/${id}/keys`, 'partner-keys', { overlapDays })
  expect(response.status).toBe(201)
  return String(one(response).attributes['key'])
}
const read = async (id: string) => one(await admin.get(`/admin/partners/${id}`)).attributes
const use = (key: string, origin = site) =>
  api.call({ url: '/marketplace/communities/aspen-court', headers: { origin, 'x-partner-key': key } })
/** Passes days. The admin signs in again, because sessions end. */
async function passDays(days: number): Promise<void> {
  vi.useFakeTimers({ now: now().getTime() + days * 86_400_000, toFake: ['Date'] })
  admin = await createCaller(api, 'admin')
}

test('an admin adds a partner, whose first key works without a restart, and only on its sites [WORK-012, API-049]', async () => {
  const { id } = await add()
  const key = await addKey(id)
  expect(key).toMatch(/^pk_[\w-]{32}$/)
  expect((await use(key)).status).toBe(200)
  expect((await use(key, 'https://elsewhere.example')).status).toBe(403)
  await admin.patch(`/admin/partners/${id}`, 'partners', { origins: ['https://elsewhere.example'] })
  expect((await use(key, 'https://elsewhere.example')).status).toBe(200)
  expect((await use(key)).status).toBe(403)
})

test('a new key works next to the earlier one for the days of the overlap [WORK-012]', async () => {
  const { id } = await add()
  const first = await addKey(id)
  const second = await addKey(id, 7)
  expect([(await use(first)).status, (await use(second)).status]).toEqual([200, 200])
  expect(await read(id)).toMatchObject({
    workingKeys: 2,
    keys: [{ createdBy: expect.any(String) }, { endsAt: expect.any(String) }],
  })
  await passDays(6.9)
  expect((await use(first)).status).toBe(200)
  await passDays(0.2)
  expect(codeOf(await use(first))).toBe('revoked-partner-key')
  expect((await use(second)).status).toBe(200)
})

test('without an overlap, the earlier keys end immediately, and never later than before [WORK-012]', async () => {
  const { id } = await add()
  const keys = [await addKey(id), await addKey(id, 1), await addKey(id, 30)]
  await passDays(2)
  expect(await Promise.all(keys.map(async (key) => (await use(key)).status))).toEqual([403, 200, 200])
  await addKey(id)
  expect((await use(keys[1] ?? '')).status).toBe(403)
})

test('an admin ends one key, or stops the partner with all of its keys and starts it again [WORK-012]', async () => {
  const { id } = await add()
  const other = await add()
  const [lost, kept] = [await addKey(id), await addKey(id, 30)]
  const { keys } = await read(id)
  const lostId = Array.isArray(keys) ? String(keys[1].id) : ''
  const end = (partner: string, keyId: string) =>
    admin.post(`/admin/partners/${partner}/ended-keys`, 'partners', { keyId })
  expect((await end(other.id, lostId)).status).toBe(404)
  expect((await use(lost)).status).toBe(200)
  expect(one(await end(id, lostId)).attributes).toMatchObject({ workingKeys: 1 })
  expect([(await use(lost)).status, (await use(kept)).status]).toEqual([403, 200])
  await admin.patch(`/admin/partners/${id}`, 'partners', { isActive: false })
  expect(codeOf(await use(kept))).toBe('revoked-partner-key')
  expect(await read(id)).toMatchObject({ isActive: false, workingKeys: 0 })
  await admin.patch(`/admin/partners/${id}`, 'partners', { isActive: true })
  expect((await use(kept)).status).toBe(200)
})

test('the list says when a partner’s key was last used, to the hour, and shows no key [WORK-012]', async () => {
  const name = `Seen ${randomUUID()}`
  const { id } = await add(name)
  const key = await addKey(id)
  const find = async () => list(await admin.get(`/admin/partners?q=${name}`)).data.map(({ attributes }) => attributes)
  expect((await find())[0]).not.toHaveProperty('lastUsedAt')
  await use(key, 'https://elsewhere.example')
  expect((await find())[0]).not.toHaveProperty('lastUsedAt')
  await use(key)
  const first = (await find())[0]?.['lastUsedAt']
  expect(first).toEqual(expect.any(String))
  await use(key)
  expect((await find())[0]?.['lastUsedAt']).toBe(first)
  await passDays(0.1)
  await use(key)
  expect((await find())[0]?.['lastUsedAt']).not.toBe(first)
  const stored = JSON.stringify([await find(), await api.database.orm.select().from(partnerKeys)])
  expect(stored).not.toContain(key)
  expect(JSON.stringify(await find())).not.toMatch(/keyHash|key_hash/)
})

test.each([
  ['a site without https', { origins: ['http://www.harbor.example'] }],
  ['a site with a path', { origins: ['https://www.harbor.example/care'] }],
  ['no site', { origins: [] }],
  ['no name', { name: ' ' }],
])('names the field for a partner with %s [WORK-012, ERR-004]', async (_, wrong) => {
  const response = await admin.post('/admin/partners', 'partners', { name: 'Harbor', origins: [site], ...wrong })
  expect(response.status).toBe(422)
  const [field] = Object.keys(wrong)
  expect(JSON.stringify(response.body)).toContain(`/data/attributes/${field}`)
})

test('two active partners can’t have one name, and no one but admins sees them [WORK-012, ROLE-010]', async () => {
  const name = `Twice ${randomUUID()}`
  const { id } = await add(name)
  expect((await admin.post('/admin/partners', 'partners', { name, origins: [site] })).status).toBe(409)
  for (const role of ['agent', 'provider', 'real-estate-agent', 'customer'] as const) {
    const caller = await createCaller(api, role)
    expect((await caller.get('/admin/partners')).status).toBe(403)
    expect((await caller.post(`/admin/partners/${id}/keys`, 'partner-keys', { overlapDays: 0 })).status).toBe(403)
  }
})
