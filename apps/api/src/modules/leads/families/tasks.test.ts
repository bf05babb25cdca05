import { now } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import {
  addDirectCommunity,
  approveProvider,
  type Caller,
  createAcceptedFamily,
  createCaller,
  createDirectFamily,
  list,
  one,
} from '../../../../testing/lead-samples'
import { families } from '../../../database/schema/tables'

const api = apiUnderTest()
let admin: Caller
let advisor: Caller
let colleague: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  advisor = await createCaller(api, 'agent')
  colleague = await createCaller(api, 'agent', 'other-agent@hearthway.example')
})

const idsOf = async (caller: Caller, query: string) =>
  list(await caller.get(`/platform/tasks?page-size=100&${query}`)).data.map(({ id }) => id)

test('creates a task without a family, which only its owner and admins see, and edits and deletes it [API-039, DASH-004]', async () => {
  const task = one(
    await advisor.post('/platform/tasks', 'tasks', { title: 'Renew the license', dueAt: '2031-01-08T17:00:00Z' }),
  )
  expect(task.attributes).toMatchObject({ title: 'Renew the license', ownerId: 'agent-boulder', status: 'open' })
  expect(task.attributes).not.toHaveProperty('clientId')
  expect(await idsOf(advisor, 'filter[client][exists]=false')).toContain(task.id)
  expect(await idsOf(admin, 'filter[client][exists]=false')).toContain(task.id)
  expect(await idsOf(colleague, '')).not.toContain(task.id)
  const path = `/platform/tasks/${task.id}`
  for (const stranger of [colleague, await createCaller(api, 'provider'), await createCaller(api, 'visitor')]) {
    expect([401, 403, 404]).toContain((await stranger.get(path)).status)
    expect([401, 403, 404]).toContain((await stranger.patch(path, 'tasks', { title: 'Mine' })).status)
  }
  const changed = one(await advisor.patch(path, 'tasks', { title: 'Renew it', status: 'done' })).attributes
  expect(changed).toMatchObject({ title: 'Renew it', status: 'done' })
  expect((await advisor.delete(path)).status).toBe(204)
})

test('gives a task to a colleague, who sees it instead [API-039, WORK-007]', async () => {
  const body = { title: 'Order flyers', dueAt: '2031-01-08T17:00:00Z' }
  const created = one(await advisor.post('/platform/tasks', 'tasks', { ...body, ownerId: 'agent-colorado' }))
  expect(created.attributes).toMatchObject({ ownerId: 'agent-colorado', ownerName: expect.any(String) })
  expect(await idsOf(colleague, '')).toContain(created.id)
  expect((await advisor.get(`/platform/tasks/${created.id}`)).status).toBe(404)
  const returned = await colleague.patch(`/platform/tasks/${created.id}`, 'tasks', { ownerId: 'agent-boulder' })
  expect(one(returned).attributes).toMatchObject({ ownerId: 'agent-boulder' })
  expect(await idsOf(advisor, '')).toContain(created.id)
  for (const ownerId of ['agent-applied', 'agent-unknown']) {
    const refused = await advisor.patch(`/platform/tasks/${created.id}`, 'tasks', { ownerId })
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({ errors: [{ source: { pointer: '/data/attributes/ownerId' } }] })
  }
})

test('tells no one the name of a family through a task [API-039, ROLE-010]', async () => {
  const { id } = await createAcceptedFamily(api)
  const body = { clientId: id, title: 'Call back', dueAt: '2031-01-08T17:00:00Z' }
  const refused = await advisor.post('/platform/tasks', 'tasks', { ...body, ownerId: 'agent-colorado' })
  expect(refused.status).toBe(422)
  const given = one(await admin.post('/platform/tasks', 'tasks', { ...body, ownerId: 'agent-colorado' }))
  expect(given.attributes).toMatchObject({ clientId: id, clientName: expect.stringContaining('Ruth') })
  const { attributes } = one(await colleague.get(`/platform/tasks/${given.id}`))
  expect(attributes).toMatchObject({ title: 'Call back' })
  expect(attributes).not.toHaveProperty('clientName')
  expect(attributes).not.toHaveProperty('clientId')
})

test('snoozes a task by its due time, lists overdue tasks, and records who moved it [DASH-004, WORK-006]', async () => {
  const { id } = await createAcceptedFamily(api)
  const body = { clientId: id, title: 'Send the brochure', dueAt: '2020-01-01T00:00:00Z' }
  const task = one(await advisor.post('/platform/tasks', 'tasks', body))
  const overdue = `filter[status]=open&filter[dueAt][lt]=${encodeURIComponent(now().toISOString())}`
  expect(await idsOf(advisor, overdue)).toContain(task.id)
  await advisor.patch(`/platform/tasks/${task.id}`, 'tasks', { dueAt: '2031-02-01T00:00:00Z' })
  expect(await idsOf(advisor, overdue)).not.toContain(task.id)
  const [change] = list(
    await advisor.get(`/platform/record-changes?filter[record]=${task.id}&filter[action]=changed`),
  ).data
  expect(change?.attributes).toMatchObject({
    actor: 'Bo Boulder',
    clientId: id,
    values: [{ field: 'dueAt', before: expect.stringContaining('2020'), after: expect.stringContaining('2031') }],
  })
})

test('says how far the family of a task is and when to call it, and lists what was done since a time [TRUST-007, DASH-004]', async () => {
  const { id } = await createAcceptedFamily(api)
  const [task] = list(await advisor.get(`/platform/tasks?filter[client]=${id}`)).data
  expect(task?.attributes).toMatchObject({ clientStage: 'new', callTimes: { timeZone: 'America/Denver' } })
  expect(one(await advisor.get(`/secure/clients/${id}`)).attributes['callTimes']).toEqual(task?.attributes['callTimes'])
  const before = now().toISOString()
  const done = one(await advisor.patch(`/platform/tasks/${task?.id}`, 'tasks', { status: 'done' }))
  expect(await idsOf(advisor, `filter[status]=done&filter[resolvedAt][ge]=${before}`)).toEqual([task?.id])
  const resolvedAt = String(done.attributes['resolvedAt'])
  expect(await idsOf(advisor, `filter[status]=done&filter[resolvedAt][lt]=${resolvedAt}`)).not.toContain(task?.id)
})

test('says that a family wants a text first only once it agreed to texts [TRUST-007]', async () => {
  const { id } = await createAcceptedFamily(api)
  const textConsent = { text: 'May text me', language: 'en', version: '3', at: now().toISOString() }
  const preferences = { from: 9, until: 12, textFirst: true }
  const store = (consent: typeof textConsent | null) =>
    api.database.orm
      .update(families)
      .set({ consent, answers: { callPreferences: preferences } })
      .where(eq(families.id, id))
  const shown = async () => {
    const family = one(await advisor.get(`/secure/clients/${id}`)).attributes
    const [task] = list(await advisor.get(`/platform/tasks?filter[client]=${id}`)).data
    return [family['callPreferences'], family['callTimes'], task?.attributes['callTimes']]
  }
  await store(null)
  expect(JSON.stringify(await shown())).not.toContain('textFirst')
  await store(textConsent)
  const callTimes = { timeZone: 'America/Denver', preferences }
  expect(await shown()).toEqual([preferences, callTimes, callTimes])
})

test('names the next open task of a family in the list, as the family’s page does, and only to staff [WORK-006, ROLE-010]', async () => {
  const { id } = await createAcceptedFamily(api)
  const plan = async (caller: Caller, title: string, dueAt: string) =>
    one(await caller.post('/platform/tasks', 'tasks', { clientId: id, title, dueAt }))
  const next = async (caller: Caller) =>
    list(await caller.get('/secure/clients?page-size=100')).data.find((family) => family.id === id)?.attributes[
      'nextTask'
    ]
  await plan(advisor, 'Call the daughter', '2020-01-09T17:00:00Z')
  const first = await plan(advisor, 'Send the price list', '2020-01-08T17:00:00Z')
  expect(await next(advisor)).toEqual({ title: 'Send the price list', dueAt: '2020-01-08T17:00:00.000Z' })
  await advisor.patch(`/platform/tasks/${first.id}`, 'tasks', { status: 'done' })
  expect(await next(advisor)).toMatchObject({ title: 'Call the daughter' })
  expect(await next(admin)).toMatchObject({ title: 'Call the daughter' })
  await addDirectCommunity(api, 'harbor-direct')
  await approveProvider(api, 'harbor-direct')
  const direct = await createDirectFamily(api, ['harbor-direct'])
  const task = { clientId: direct.id, title: 'Check on the team', dueAt: '2020-01-08T17:00:00Z' }
  await admin.post('/platform/tasks', 'tasks', task)
  const provider = await createCaller(api, 'provider')
  const received = list(await provider.get('/secure/clients')).data.find((family) => family.id === direct.id)
  expect(received?.attributes).not.toHaveProperty('nextTask')
})
