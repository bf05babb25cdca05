import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { type Caller, createAcceptedFamily, createCaller, one } from '../../../testing/lead-samples'
import { plainOf } from '../../../testing/responses'

const api = apiUnderTest()

const look = (cookie: string, recordId: string, recordType = 'clients') =>
  api.call({
    method: 'PUT',
    url: '/platform/presence',
    payload: { data: { recordType, recordId } },
    headers: { cookie },
  })

test('names who else looks at a family, until they look at another one or a minute has passed [WORK-016]', async () => {
  const [first, second] = [await createAcceptedFamily(api), await createAcceptedFamily(api)]
  const [admin, agent] = [await createCaller(api, 'admin'), await createCaller(api, 'agent')]
  expect(plainOf(await look(admin.cookie, first.id))).toEqual({ others: [] })
  expect(plainOf(await look(agent.cookie, first.id))).toEqual({ others: ['Ada Admin'] })
  expect(plainOf(await look(admin.cookie, first.id))).toEqual({ others: ['Bo Boulder'] })
  await look(admin.cookie, second.id)
  expect(plainOf(await look(agent.cookie, first.id))).toEqual({ others: [] })
  expect(plainOf(await look(agent.cookie, second.id))).toEqual({ others: ['Ada Admin'] })
  await api.database.orm.execute(sql`update presences set seen_at = seen_at - interval '61 seconds'`)
  expect(plainOf(await look(agent.cookie, second.id))).toEqual({ others: [] })
})

test('no one learns who looks at a family that they don’t see [WORK-016, ROLE-010]', async () => {
  const family = await createAcceptedFamily(api)
  const other = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  const provider = await createCaller(api, 'provider')
  expect((await look(other.cookie, family.id)).status).toBe(404)
  expect((await look(provider.cookie, family.id)).status).toBe(403)
})

test('names who else looks at a contact or an organization, and at what only admins open, to admins [WORK-016, ROLE-010]', async () => {
  const [admin, agent] = [await createCaller(api, 'admin'), await createCaller(api, 'agent')]
  const other = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  const add = async (caller: Caller, path: string, attributes: object) =>
    one(await caller.post(`/platform/${path}`, path, attributes)).id
  const organization = await add(admin, 'organizations', { name: 'Prairie Homes' })
  const shared = await add(agent, 'contacts', { name: 'Sara Shared' })
  const own = await add(agent, 'contacts', { name: 'Otto Own', scope: 'own' })
  await look(agent.cookie, organization, 'organizations')
  expect(plainOf(await look(other.cookie, organization, 'organizations'))).toEqual({ others: ['Bo Boulder'] })
  expect((await look(other.cookie, shared, 'contacts')).status).toBe(200)
  expect((await look(other.cookie, own, 'contacts')).status).toBe(404)
  await look(admin.cookie, 'any', 'users')
  for (const [id, type] of [
    ['any', 'users'],
    [organization, 'invoices'],
    ['any', 'organizations'],
  ] as const) {
    expect((await look(agent.cookie, id, type)).status).toBe(404)
  }
  expect(plainOf(await look(admin.cookie, organization, 'contacts'))).toEqual({ others: [] })
})
