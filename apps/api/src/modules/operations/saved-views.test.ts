import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { savedViews, users } from '../../database/schema/tables'
import { apiUnderTest } from '../../../testing/api-under-test'
import { type Caller, createCaller, list, one } from '../../../testing/lead-samples'

const api = apiUnderTest()
const path = '/platform/saved-views'
const view = { area: 'families', name: 'Moving soon', query: 'filter[timing]=Immediately&sort=name', sharedWith: 'me' }
let agent: Caller
let colleague: Caller

beforeAll(async () => {
  agent = await createCaller(api, 'agent')
  colleague = await createCaller(api, 'agent', 'other-agent@hearthway.example')
})

const namesOf = async (caller: Caller) =>
  list(await caller.get(`${path}?filter[area]=families&sort=name`)).data.map(({ attributes }) => attributes['name'])

test('a person saves a list, renames it, and deletes it, and no one else sees it [WORK-003]', async () => {
  const saved = one(await agent.post(path, 'saved-views', view))
  expect(saved.attributes).toMatchObject({ ...view, version: 1 })
  expect(await namesOf(colleague)).toEqual([])
  expect((await colleague.patch(`${path}/${saved.id}`, 'saved-views', { name: 'Mine' })).status).toBe(404)
  await agent.patch(`${path}/${saved.id}`, 'saved-views', { name: 'Moving now' })
  expect(await namesOf(agent)).toEqual(['Moving now'])
  expect((await agent.delete(`${path}/${saved.id}`)).status).toBe(204)
})

test('a shared list is for people with the same role, and its owner and admins change it [WORK-003, ROLE-010]', async () => {
  const { id } = one(await agent.post(path, 'saved-views', { ...view, name: 'Ours', sharedWith: 'team' }))
  expect(await namesOf(colleague)).toEqual(['Ours'])
  for (const role of ['provider', 'real-estate-agent'] as const) {
    expect(await namesOf(await createCaller(api, role))).toEqual([])
  }
  expect((await colleague.patch(`${path}/${id}`, 'saved-views', { name: 'Theirs' })).status).toBe(404)
  const admin = await createCaller(api, 'admin')
  expect((await admin.patch(`${path}/${id}`, 'saved-views', { name: 'Everyone’s' })).status).toBe(200)
})

test.each(['provider', 'real-estate-agent'] as const)(
  'a %s saves lists only for themselves, because others of the role work for other companies [WORK-003, ROLE-010]',
  async (role) => {
    const caller = await createCaller(api, role)
    const refused = await caller.post(path, 'saved-views', { ...view, sharedWith: 'team' })
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { errors: [{ source: { pointer: '/data/attributes/sharedWith' } }] },
    ])
    const { id } = one(await caller.post(path, 'saved-views', { ...view, name: 'Wanda Whitfield' }))
    expect((await caller.patch(`${path}/${id}`, 'saved-views', { sharedWith: 'team' })).status).toBe(422)
    expect(await namesOf(caller)).toEqual(['Wanda Whitfield'])
    // What someone else with the role shared before the rule is theirs only.
    const [owner] = await api.database.orm.select({ id: users.id }).from(users).where(eq(users.role, 'admin'))
    await api.database.orm
      .update(savedViews)
      .set({ sharedWith: 'team', ownerId: owner?.id ?? '' })
      .where(eq(savedViews.id, id))
    expect(await namesOf(caller)).toEqual([])
  },
)

test('names what’s wrong with a saved list [WORK-003, BIZ-008]', async () => {
  for (const [field, value] of Object.entries({ name: ' ', area: 'No Area', sharedWith: 'all', query: 'a b#c' })) {
    const { status, body } = await agent.post(path, 'saved-views', { ...view, [field]: value })
    expect([status, body]).toMatchObject([422, { errors: [{ source: { pointer: `/data/attributes/${field}` } }] }])
  }
})
