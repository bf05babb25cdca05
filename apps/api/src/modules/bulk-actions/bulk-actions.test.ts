import { now } from '@pkg/domain'
import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { type Caller, codeOf, createCaller, createFamilyWithRequest, list, one } from '../../../testing/lead-samples'
import { plainOf } from '../../../testing/responses'
import { bulkActions, bulkItems } from '../../database/schema/tables'

const api = apiUnderTest()
let admin: Caller
let familyId: string
const dueAt = '2026-12-01T17:00:00.000Z'
const path = '/platform/bulk-actions'

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  familyId = (await createFamilyWithRequest(api)).id
})

async function createTasks(count: number, title: string): Promise<string[]> {
  const ids: string[] = []
  for (let number = 1; number <= count; number++) {
    const task = { clientId: familyId, title: `${title} ${number}`, dueAt }
    ids.push(one(await admin.post('/platform/tasks', 'tasks', task)).id)
  }
  return ids
}

const begin = (caller: Caller, action: object) =>
  caller.post(path, 'bulk-actions', { recordType: 'tasks', changes: { status: 'done' }, ...action })

const undo = (caller: Caller, id: string) => caller.post(`${path}/${id}/undo`, 'bulk-actions', {})

const progressOf = async (id: string) => one(await admin.get(`${path}/${id}`)).attributes

const statusOf = async (id: string) => one(await admin.get(`/platform/tasks/${id}`)).attributes['status']

test('changes a few records by ID immediately, and changes them back [WORK-003]', async () => {
  const ids = await createTasks(3, 'By ID')
  await admin.patch(`/platform/tasks/${ids[0]}`, 'tasks', { status: 'done' })
  const action = one(await begin(admin, { ids }))
  expect(action.attributes).toMatchObject({ status: 'finished', total: 3, changed: 2, unchanged: 1, failed: 0 })
  expect(await Promise.all(ids.map(statusOf))).toEqual(['done', 'done', 'done'])
  const undone = one(await undo(admin, action.id)).attributes
  expect(undone).toMatchObject({ status: 'undone', changed: 0, undone: 2, unchanged: 1 })
  expect(undone).not.toHaveProperty('undoUntil')
  expect(await Promise.all(ids.map(statusOf))).toEqual(['done', 'open', 'open'])
})

test('changes all that match a filter, however many pages they fill, as their person [WORK-003, WORK-017]', async () => {
  const ids = await createTasks(105, 'Everything')
  const query = `filter[client]=${familyId}&filter[status]=open&q=Everything`
  const preview = plainOf(await admin.plain(`${path}/preview`, { recordType: 'tasks', changes: { dueAt }, query }))
  expect(preview).toEqual({ total: 105, unchanged: 105 })
  const later = '2026-12-08T17:00:00Z'
  const action = one(await begin(admin, { query, changes: { dueAt: later } }))
  // The request changes the first 20, and a job may have changed more before the response was read.
  const { total, changed, waiting } = action.attributes
  expect(total).toBe(105)
  expect(Number(changed)).toBeGreaterThanOrEqual(20)
  expect(Number(changed) + Number(waiting)).toBe(105)
  await vi.waitFor(async () => expect((await progressOf(action.id))['status']).toBe('finished'), 20_000)
  expect(await progressOf(action.id)).toMatchObject({ changed: 105, waiting: 0, failed: 0 })
  const moved = list(await admin.get(`/platform/tasks?page-size=100&${query}&filter[dueAt]=${later}`))
  expect(moved.meta['total']).toBe(105)
  const record = ids.at(-1) ?? ''
  const changes = list(await admin.get(`/platform/record-changes?filter[record]=${record}&sort=-at`)).data
  expect(changes[0]?.attributes).toMatchObject({ actor: 'Ada Admin', values: [{ field: 'dueAt' }] })
})

test('undoing closes families again with the reason and note that they had [WORK-003, WORK-007]', async () => {
  const { id } = await createFamilyWithRequest(api)
  const closed = { stage: 'closed', closedReason: 'stayed-home', closedNote: 'Their son moved in.' }
  await admin.patch(`/secure/clients/${id}`, 'clients', closed)
  const action = one(await begin(admin, { recordType: 'clients', changes: { stage: 'contacted' }, ids: [id] }))
  expect(one(await undo(admin, action.id)).attributes).toMatchObject({ status: 'undone', undone: 1 })
  expect(one(await admin.get(`/secure/clients/${id}`)).attributes).toMatchObject(closed)
})

test('doesn’t change back what someone changed since [WORK-003, WORK-005]', async () => {
  const [first = '', second = ''] = await createTasks(2, 'Changed since')
  const action = one(await begin(admin, { ids: [first, second] }))
  await admin.patch(`/platform/tasks/${first}`, 'tasks', { title: 'Changed by someone else' })
  expect(one(await undo(admin, action.id)).attributes).toMatchObject({
    undone: 1,
    kept: 1,
    problems: [{ recordId: first, detail: 'Someone else changed it meanwhile' }],
  })
  expect([await statusOf(first), await statusOf(second)]).toEqual(['done', 'open'])
})

test('an advisor changes only what they see, and hears what wasn’t changed [ROLE-010, WORK-003]', async () => {
  const [foreign = ''] = await createTasks(1, 'Foreign')
  await admin.patch(`/platform/tasks/${foreign}`, 'tasks', { ownerId: 'carla-canyon' })
  const agent = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  const action = one(await begin(agent, { ids: [foreign] })).attributes
  expect(action).toMatchObject({ changed: 0, failed: 1 })
  expect(JSON.stringify(action['problems'])).toContain('No task has the ID')
  expect(await statusOf(foreign)).toBe('open')
})

test('only their person sees and undoes bulk actions, and other roles can’t begin one [ROLE-010]', async () => {
  const ids = await createTasks(1, 'Mine')
  const action = one(await begin(admin, { ids }))
  const agent = await createCaller(api, 'agent')
  expect((await agent.get(`${path}/${action.id}`)).status).toBe(404)
  expect((await undo(agent, action.id)).status).toBe(404)
  expect(list(await agent.get(path)).data.map(({ id }) => id)).not.toContain(action.id)
  expect(list(await admin.get(path)).data[0]?.id).toBe(action.id)
  const provider = await createCaller(api, 'provider')
  expect((await begin(provider, { ids })).status).toBe(403)
})

test.each([
  ['an unknown value', { ids: ['1'], changes: { status: 'gone' } }, 422, '/data/attributes/changes/status'],
  [
    'a field that an update doesn’t list',
    { ids: ['1'], changes: { familyId: 'x' } },
    422,
    '/data/attributes/changes/familyId',
  ],
  ['an unknown type', { ids: ['1'], recordType: 'secrets' }, 422, '/data/attributes/recordType'],
  ['IDs and a query', { ids: ['1'], query: 'q=a' }, 422, '/data/attributes'],
  ['neither', {}, 422, '/data/attributes'],
])('rejects %s, and names the field [WORK-003]', async (_, action, status, pointer) => {
  const response = await begin(admin, action)
  expect(response.status).toBe(status)
  expect(JSON.stringify(response.body)).toContain(`"${pointer}"`)
})

test('rejects a query that the list doesn’t accept [WORK-003]', async () => {
  const response = await begin(admin, { query: 'filter[color]=red' })
  expect(response.status).toBe(400)
  expect(JSON.stringify(response.body)).toContain('filter[color]')
})

test('undoing ends after ten minutes [WORK-003]', async () => {
  const ids = await createTasks(1, 'Too late')
  const action = one(await begin(admin, { ids }))
  const minutesAgo = (minutes: number) => new Date(now().getTime() - minutes * 60_000)
  const finish = (finishedAt: Date) =>
    api.database.orm.update(bulkActions).set({ finishedAt }).where(eq(bulkActions.id, action.id))
  await finish(minutesAgo(10.1))
  expect(await progressOf(action.id)).not.toHaveProperty('undoUntil')
  expect(codeOf(await undo(admin, action.id))).toBe('undo-expired')
  await finish(minutesAgo(9.9))
  expect((await undo(admin, action.id)).status).toBe(200)
  expect(await statusOf(ids[0] ?? '')).toBe('open')
})

test('completes a record that a killed process had begun, and can still undo it [WORK-003, BIZ-008]', async () => {
  const [id = ''] = await createTasks(1, 'Killed')
  const action = one(await begin(admin, { ids: [id] }))
  // The process changed the record and was killed before it stored that it did.
  const isItem = and(eq(bulkItems.actionId, action.id), eq(bulkItems.recordId, id))
  const claimedAt = new Date(now().getTime() - 2 * 60_000)
  await api.database.orm.update(bulkItems).set({ state: 'changing', version: 1, claimedAt }).where(isItem)
  await vi.waitFor(async () => expect((await progressOf(action.id))['changed']).toBe(1), 10_000)
  expect(one(await undo(admin, action.id)).attributes).toMatchObject({ undone: 1 })
  expect(await statusOf(id)).toBe('open')
})
