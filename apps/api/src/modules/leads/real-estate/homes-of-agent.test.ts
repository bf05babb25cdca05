import { now } from '@pkg/domain'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import {
  acceptHome,
  addRealEstateAgent,
  type Caller,
  createCaller,
  createFamilyWithHome,
  findHome,
  list,
  one,
} from '../../../../testing/lead-samples'
import { agentOptions, agents, users } from '../../../database/schema/tables'
import { eq } from 'drizzle-orm'

const api = apiUnderTest()
let agent: Caller
let rival: Caller
let advisor: Caller
let admin: Caller
let familyId: string
let homeId: string

beforeAll(async () => {
  await addRealEstateAgent(api)
  agent = await createCaller(api, 'real-estate-agent')
  admin = await createCaller(api, 'admin')
  const family = await createFamilyWithHome(api)
  familyId = family.id
  advisor = await createCaller(api, 'agent')
  homeId = (await findHome(agent, familyId)).id
  await acceptHome(agent, familyId)
  rival = await createRival()
})

/** Signs in as another real estate agent. */
async function createRival(): Promise<Caller> {
  const { orm } = api.database
  const [template] = await orm.select().from(agents).where(eq(agents.id, 'agent-homes'))
  if (!template) throw new Error('The sample has no real estate agent')
  const id = 'agent-rival'
  await orm.insert(agents).values({ ...template, id, record: { ...template.record, id } })
  await orm.insert(agentOptions).values({ agentId: id, kind: 'real-estate' }).onConflictDoNothing()
  const [account] = await orm.select().from(users).where(eq(users.email, 'realtor@hearthway.example'))
  if (!account) throw new Error('The sample has no account of a real estate agent')
  const { role, passwordHash, emailVerifiedAt } = account
  await orm
    .insert(users)
    .values({ role, passwordHash, emailVerifiedAt, name: 'Rival', email: 'rival@hearthway.example', agentId: id })
  return createCaller(api, 'real-estate-agent', 'rival@hearthway.example')
}

const pathOf = () => `/marketplace/sren-referrals/${homeId}`
const change = (caller: Caller, attributes: object) => caller.patch(pathOf(), 'sren-referrals', attributes)
const read = async (caller: Caller) => one(await caller.get(pathOf())).attributes
const soon = () => new Date(now().getTime() + 3_600_000).toISOString()

test('a home remembers when it came to each stage [AGENT-006]', async () => {
  await change(agent, { stage: 'in-escrow' })
  const { stage, stageTimes } = await read(agent)
  expect(stage).toBe('in-escrow')
  expect(Object.keys(JSON.parse(JSON.stringify(stageTimes))).toSorted()).toEqual(['accepted', 'in-escrow', 'new'])
})

test.each(['closed-unresponsive', 'closed-other'])(
  'closing a home as %s needs a reason, which the advisor reads [AGENT-006]',
  async (stage) => {
    const silent = await change(agent, { stage })
    expect(silent.status).toBe(422)
    expect(silent.body).toMatchObject({ errors: [{ source: { pointer: '/data/attributes/reason' } }] })
    const reason = 'They rent it out instead.'
    expect((await change(agent, { stage, reason })).status).toBe(200)
    expect(await read(advisor)).toMatchObject({ stage, closedReason: reason })
    await change(agent, { stage: 'nurture' })
    expect(await read(agent)).not.toHaveProperty('closedReason')
  },
)

test('an admin moves homes in one action, which can be undone, and closes them with a reason [DASH-016, WORK-003, AGENT-006]', async () => {
  await change(agent, { stage: 'in-escrow' })
  const begin = (changes: object, caller = admin) =>
    caller.post('/platform/bulk-actions', 'bulk-actions', { recordType: 'sren-referrals', changes, ids: [homeId] })
  const moved = one(await begin({ stage: 'home-sold' }))
  expect(await read(admin)).toMatchObject({ stage: 'home-sold' })
  await admin.post(`/platform/bulk-actions/${moved.id}/undo`, 'bulk-actions', {})
  expect(await read(admin)).toMatchObject({ stage: 'in-escrow' })
  expect(one(await begin({ stage: 'closed-other' })).attributes).toMatchObject({
    failed: 1,
    problems: [{ recordId: homeId, detail: 'Say why you close this home' }],
  })
  const closed = one(await begin({ stage: 'closed-other', reason: 'They’re keeping it' }))
  expect(await read(admin)).toMatchObject({ stage: 'closed-other', closedReason: 'They’re keeping it' })
  await admin.post(`/platform/bulk-actions/${closed.id}/undo`, 'bulk-actions', {})
  expect(await read(admin)).toMatchObject({ stage: 'in-escrow' })
  expect((await begin({ stage: 'home-sold' }, advisor)).status).toBe(403)
  expect(await read(admin)).toMatchObject({ stage: 'in-escrow' })
})

test('a home that is closed can get another reason, which the timeline says, and stays closed since then [AGENT-006]', async () => {
  await change(agent, { stage: 'closed-other', reason: 'They rent it out.' })
  const { stageTimes } = await read(admin)
  const timeline = async () => JSON.stringify((await advisor.get(`/secure/clients/${familyId}`)).body)
  for (const [changes, reason] of [
    [{ stage: 'closed-other', reason: 'Their niece moves in.' }, 'Their niece moves in.'],
    [{ reason: 'Their nephew moves in.' }, 'Their nephew moves in.'],
    [{ stage: 'closed-other' }, 'Their nephew moves in.'],
  ] as const) {
    expect((await change(agent, changes)).status).toBe(200)
    expect(await read(admin)).toMatchObject({ stage: 'closed-other', closedReason: reason, stageTimes })
    expect(await timeline()).toContain(`Home to sell: Closed other. ${reason}`)
  }
  await change(agent, { stage: 'nurture' })
  await change(agent, { reason: 'It isn’t closed.' })
  expect(await read(admin)).not.toHaveProperty('closedReason')
})

test('undoing puts a home back into the stage in which it was closed, with its reason [AGENT-006, WORK-003]', async () => {
  const begin = async (changes: object) =>
    one(
      await admin.post('/platform/bulk-actions', 'bulk-actions', {
        recordType: 'sren-referrals',
        changes,
        ids: [homeId],
      }),
    )
  const undo = (id: string) => admin.post(`/platform/bulk-actions/${id}/undo`, 'bulk-actions', {})
  await change(agent, { stage: 'closed-other', reason: 'They rent it out.' })
  for (const changes of [{ stage: 'nurture' }, { stage: 'closed-unresponsive', reason: 'No one answers.' }]) {
    await undo((await begin(changes)).id)
    expect(await read(admin)).toMatchObject({ stage: 'closed-other', closedReason: 'They rent it out.' })
  }
  const same = await begin({ stage: 'closed-other', reason: 'They rent it out.' })
  expect(same.attributes).toMatchObject({ changed: 0, failed: 0 })
})

test('the notes of a real estate agent are read by them and admins, and by no one else [AGENT-006, ROLE-010]', async () => {
  const noted = await agent.post(`${pathOf()}/notes`, 'sren-referrals', { text: 'Larkspur: the roof leaks.' })
  expect(one(noted).attributes['notes']).toMatchObject([{ text: 'Larkspur: the roof leaks.', at: expect.any(String) }])
  expect(JSON.stringify(await read(admin))).toContain('Larkspur')
  expect(JSON.stringify(await read(advisor))).not.toContain('Larkspur')
  for (const url of [`/secure/clients/${familyId}`, `/platform/timeline?filter[client]=${familyId}`]) {
    expect(JSON.stringify((await advisor.get(url)).body), url).not.toContain('Larkspur')
  }
})

test('another real estate agent reaches neither the home, nor its notes and tasks [AGENT-006, ROLE-010]', async () => {
  const task = { clientId: familyId, title: 'Hollyhock: call the seller', dueAt: soon() }
  const created = await agent.post('/platform/tasks', 'tasks', task)
  expect(created.status).toBe(201)
  const { id } = one(created)
  for (const response of [
    await rival.get(pathOf()),
    await change(rival, { stage: 'home-sold' }),
    await rival.post(`${pathOf()}/notes`, 'sren-referrals', { text: 'Mine' }),
    await rival.get(`/platform/tasks/${id}`),
    await rival.patch(`/platform/tasks/${id}`, 'tasks', { status: 'done' }),
    await rival.delete(`/platform/tasks/${id}`),
    await rival.post('/platform/tasks', 'tasks', task),
  ]) {
    expect(response.status).toBe(404)
    expect(JSON.stringify(response.body)).not.toMatch(/Larkspur|Hollyhock/)
  }
  for (const url of ['/platform/tasks?page-size=100', '/marketplace/sren-referrals?page-size=100']) {
    expect(list(await rival.get(url)).data).toEqual([])
  }
  expect(one(await agent.get(`/platform/tasks/${id}`)).attributes).toMatchObject({ status: 'open' })
})

test('a real estate agent has tasks of their own, without how to text a family, and gives them to no one [AGENT-006, ROLE-010]', async () => {
  const { data } = list(await agent.get('/platform/tasks?page-size=100'))
  expect(data.map(({ attributes }) => attributes['title'])).toEqual(['Hollyhock: call the seller'])
  expect(data[0]?.attributes).not.toHaveProperty('callTimes')
  const done = await agent.patch(`/platform/tasks/${data[0]?.id}`, 'tasks', { status: 'done' })
  expect(one(done).attributes['status']).toBe('done')
  const given = await agent.post('/platform/tasks', 'tasks', { title: 'Call', dueAt: soon(), ownerId: 'agent-boulder' })
  expect(given.status).toBe(422)
  expect(JSON.stringify((await advisor.get('/platform/tasks?page-size=100')).body)).not.toContain('Hollyhock')
})

test('homes are ordered and found by when their stage last changed [DASH-016, WORK-003]', async () => {
  await change(agent, { stage: 'nurture' })
  const idsOf = async (query: string) =>
    list(await admin.get(`/marketplace/sren-referrals?page-size=100&${query}`)).data.map(({ id }) => id)
  const other = await createFamilyWithHome(api)
  const otherId = (await findHome(admin, other.id)).id
  await change(agent, { stage: 'in-escrow' })
  expect((await idsOf('sort=-changedAt')).indexOf(homeId)).toBeLessThan(
    (await idsOf('sort=-changedAt')).indexOf(otherId),
  )
  const { changedAt } = await read(admin)
  expect(await idsOf(`filter[changedAt][ge]=${String(changedAt)}`)).toEqual([homeId])
  expect(await idsOf(`filter[changedAt][lt]=${String(changedAt)}`)).toContain(otherId)
})
