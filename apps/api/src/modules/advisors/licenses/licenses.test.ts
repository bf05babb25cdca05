import { addDays, now, siteDay } from '@pkg/domain'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { addRealEstateAgent, type Caller, createCaller, list, one } from '../../../../testing/lead-samples'
import { listMessagesTo } from '../../../../testing/mailbox'
import { realEstateLicenses } from '../../../database/schema/tables'
import { remindOfPapers } from '../document-reminders'

const api = apiUnderTest()
let admin: Caller
let agent: Caller
let advisor: Caller

beforeAll(async () => {
  await addRealEstateAgent(api)
  admin = await createCaller(api, 'admin')
  agent = await createCaller(api, 'real-estate-agent')
  advisor = await createCaller(api, 'agent')
})
beforeEach(() => api.database.orm.delete(realEstateLicenses))

const path = '/platform/real-estate-licenses'
const type = 'real-estate-licenses'
const today = siteDay()
const add = (more: object = {}, caller = admin) =>
  caller.post(path, type, { agentId: 'agent-homes', state: 'CO', number: 'FA.100023456', ...more })
const check = (id: string, caller = admin) =>
  caller.post(`${path}/${id}/check`, type, { source: 'https://dora.colorado.gov/lookup' })
const change = (id: string, attributes: object, caller = admin) => caller.patch(`${path}/${id}`, type, attributes)
const read = async (id: string) => one(await admin.get(`${path}/${id}`)).attributes
const onRoster = async (query: string, caller = admin) =>
  list(await caller.get(`/platform/advisors?filter[kind]=real-estate&${query}`)).data.map(({ id }) => id)

test('an admin adds licenses of several states, and says where they were found [DASH-016]', async () => {
  const { id } = one(await add({ validUntil: '2027-12-31' }))
  expect((await add({ state: 'WY', number: ' RE-9981 ' })).status).toBe(201)
  expect(await read(id)).not.toHaveProperty('checkedOn')
  expect(one(await check(id)).attributes).toMatchObject({
    agentName: 'Homes of Colorado',
    checkedOn: today,
    checkedBy: expect.any(String),
    checkSource: 'https://dora.colorado.gov/lookup',
  })
  const listed = list(await admin.get(`${path}?filter[agent]=agent-homes`)).data.map(({ attributes }) => attributes)
  expect(listed).toMatchObject([
    { state: 'CO', number: 'FA.100023456', validUntil: '2027-12-31' },
    { state: 'WY', number: 'RE-9981' },
  ])
})

test.each([
  ['of someone who isn’t a real estate agent', { agentId: 'agent-boulder' }, 'agentId', 'agent-boulder'],
  ['of no one', { agentId: 'agent-missing' }, 'agentId', 'agent-missing'],
  ['of a state that has one already', { state: 'CO' }, 'state', 'Change that one'],
  ['until a day that doesn’t exist', { state: 'WY', validUntil: '2027-02-30' }, 'validUntil', "doesn't exist"],
])('rejects a license %s, and names the field and the fix [DASH-016]', async (_, terms, field, detail) => {
  await add()
  const answer = await add(terms)
  expect([answer.status, answer.body]).toMatchObject([
    422,
    { errors: [{ source: { pointer: `/data/attributes/${field}` }, detail: expect.stringContaining(detail) }] },
  ])
})

test.each([
  ['number', { number: 'FA.100099999' }],
  ['last day', { validUntil: addDays(today, 400) }],
  ['state', { state: 'WY' }],
])('a change of the %s removes the check, and saving the same keeps it [DASH-016]', async (_, attributes) => {
  const { id } = one(await add({ validUntil: addDays(today, 30) }))
  await check(id)
  await change(id, { state: 'CO', number: 'FA.100023456', validUntil: addDays(today, 30) })
  expect(await read(id)).toMatchObject({ checkedOn: today })
  const changed = one(await change(id, attributes)).attributes
  expect(changed).toMatchObject(attributes)
  for (const name of ['checkedOn', 'checkedBy', 'checkSource']) expect(changed).not.toHaveProperty(name)
})

test('a real estate agent changes their own number, and neither the state, the check, nor those of others [DASH-016, ROLE-010]', async () => {
  const { id } = one(await add())
  await check(id)
  expect(one(await change(id, { number: 'FA.2' }, agent)).attributes).toMatchObject({ number: 'FA.2' })
  expect(await read(id)).not.toHaveProperty('checkedOn')
  expect((await change(id, { state: 'WY' }, agent)).status).toBe(422)
  expect((await check(id, agent)).status).toBe(403)
  expect((await add({ state: 'WY' }, agent)).status).toBe(403)
  expect((await agent.post(`${path}/${id}/removal`, type, { reason: 'Mine' })).status).toBe(403)
  const [sample] = await api.database.orm.select().from(realEstateLicenses)
  if (!sample) throw new Error('The license is missing')
  const { id: _, ...values } = sample
  await api.database.orm.insert(realEstateLicenses).values({ ...values, agentId: 'agent-colorado' })
  const [other] = list(await admin.get(`${path}?filter[agent]=agent-colorado`)).data
  expect((await agent.get(`${path}/${other?.id}`)).status).toBe(404)
  expect((await change(other?.id ?? '', { number: 'X' }, agent)).status).toBe(404)
  expect(list(await agent.get(path)).data.map((license) => license.id)).toEqual([id])
  expect((await advisor.get(path)).status).toBe(403)
})

test('a removed license keeps its reason, isn’t listed, can’t be changed, and frees its state [DASH-016]', async () => {
  const { id } = one(await add())
  const removed = await admin.post(`${path}/${id}/removal`, type, { reason: 'It was surrendered in October.' })
  expect(one(removed).attributes).toMatchObject({ removedOn: today, removeReason: 'It was surrendered in October.' })
  expect(list(await admin.get(path)).data).toEqual([])
  expect((await change(id, { number: 'FA.3' })).status).toBe(422)
  expect((await check(id)).status).toBe(422)
  expect((await add()).status).toBe(201)
})

test('a change of another version than the person saw is refused with the record of now [DASH-016, WORK-005]', async () => {
  const { id, attributes } = one(await add())
  await change(id, { number: 'FA.4' })
  for (const [method, url, body] of [
    ['PATCH', `${path}/${id}`, { number: 'FA.5' }],
    ['POST', `${path}/${id}/check`, { source: 'The register' }],
    ['POST', `${path}/${id}/removal`, { reason: 'Surrendered' }],
  ] as const) {
    const headers = { cookie: admin.cookie, 'if-match': `"${String(attributes['version'])}"` }
    const payload = { data: { type, ...(method === 'PATCH' && { id }), attributes: body } }
    const { status } = await api.call({ method, url, headers, payload })
    expect(status, url).toBe(412)
  }
  expect(await read(id)).toMatchObject({ number: 'FA.4' })
})

test('the list of agents shows licenses to admins, and finds those unchecked, missing, or about to expire [DASH-016, ROLE-010]', async () => {
  expect(await onRoster('filter[license]=missing')).toContain('agent-homes')
  const { id } = one(await add({ validUntil: addDays(today, 20) }))
  await add({ state: 'WY', number: 'RE-1' })
  const [row] = list(await admin.get('/platform/advisors?filter[kind]=real-estate&filter[id]=agent-homes')).data
  expect(row?.attributes['licenses']).toMatchObject([
    { id, state: 'CO' },
    { state: 'WY', number: 'RE-1' },
  ])
  const [seen] = list(await advisor.get('/platform/advisors?filter[kind]=real-estate&filter[id]=agent-homes')).data
  expect(seen?.attributes).not.toHaveProperty('licenses')
  const until = (days: number) => `filter[licenseUntil][le]=${addDays(today, days)}`
  expect(await onRoster(until(20))).toContain('agent-homes')
  expect(await onRoster(until(19))).not.toContain('agent-homes')
  expect(await onRoster(until(20), advisor)).toEqual([])
  expect(await onRoster('filter[license]=missing')).not.toContain('agent-homes')
  expect(await onRoster('filter[license]=unchecked')).toContain('agent-homes')
  for (const license of list(await admin.get(path)).data) await check(license.id)
  expect(await onRoster('filter[license]=unchecked')).not.toContain('agent-homes')
  expect(await onRoster('filter[license]=unchecked', advisor)).toEqual([])
})

test('an agent is reminded of a license until its new last day is entered, and not of a removed one [DASH-016, WORK-012]', async () => {
  const remindIn = (days: number) => remindOfPapers(api.database.orm, new Date(now().getTime() + days * 86_400_000))
  const { id } = one(await add({ validUntil: addDays(today, 40) }))
  const removed = one(await add({ state: 'WY', validUntil: addDays(today, 40) })).id
  await admin.post(`${path}/${removed}/removal`, type, { reason: 'Works in Colorado only now' })
  expect([await remindIn(9), await remindIn(10), await remindIn(12)]).toEqual([false, true, false])
  const reminders = (await listMessagesTo(api, 'realtor@hearthway.example')).filter(({ subject }) =>
    /is valid until/.test(subject ?? ''),
  )
  expect(reminders).toMatchObject([
    {
      subject: expect.stringMatching(/^Your Colorado real estate license is valid until \w+ \d+, \d{4}$/),
      body: expect.stringContaining('number FA.100023456'),
    },
  ])
  await change(id, { validUntil: addDays(today, 400) })
  expect(await remindIn(39)).toBe(false)
  expect(await remindIn(341)).toBe(true)
})
