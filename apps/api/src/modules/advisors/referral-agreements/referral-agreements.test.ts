import { addDays, siteDay } from '@pkg/domain'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { addRealEstateAgent, type Caller, createCaller, list, one } from '../../../../testing/lead-samples'
import { referralAgreements } from '../../../database/schema/tables'

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
beforeEach(() => api.database.orm.delete(referralAgreements))

const path = '/platform/referral-agreements'
const type = 'referral-agreements'
const today = siteDay()
const add = (more: object = {}, caller = admin) =>
  caller.post(path, type, { agentId: 'agent-homes', startsOn: '2026-01-01', ...more })
const change = (id: string, attributes: object) => admin.patch(`${path}/${id}`, type, attributes)
const onRoster = async (query: string, caller = admin) =>
  list(await caller.get(`/platform/advisors?filter[kind]=real-estate&${query}`)).data.map(({ id }) => id)

test('an agreement has a percentage or an amount, and one replaces the other [DASH-016]', async () => {
  const paperUrl = 'https://papers.hearthway.example/referral-agreements/17'
  const { id, attributes } = one(await add({ feePercent: 25, endsOn: '2026-12-31', paperUrl }))
  expect(attributes).toMatchObject({ agentName: 'Homes of Colorado', feePercent: 25, endsOn: '2026-12-31', paperUrl })
  const fixed = one(await change(id, { feeCents: 250_000 })).attributes
  expect(fixed).toMatchObject({ feeCents: 250_000 })
  expect(fixed).not.toHaveProperty('feePercent')
  const free = one(await change(id, { feePercent: 0, endsOn: null, paperUrl: null })).attributes
  expect(free).toMatchObject({ feePercent: 0 })
  for (const name of ['feeCents', 'endsOn', 'paperUrl']) expect(free).not.toHaveProperty(name)
})

test.each([
  ['has no fee', {}, 'feePercent', 'Enter a percentage or an amount'],
  ['has two fees', { feePercent: 25, feeCents: 100 }, 'feeCents', 'not both'],
  ['is with someone who isn’t a real estate agent', { feePercent: 25, agentId: 'agent-boulder' }, 'agentId', ''],
  ['has a fee above the commission', { feePercent: 101 }, 'feePercent', ''],
  [
    'has a paper that isn’t a link',
    { feePercent: 25, paperUrl: 'in the drawer' },
    'paperUrl',
    'Use a link that begins with https://',
  ],
  [
    'begins while another applies',
    { feePercent: 25, startsOn: '2026-06-30' },
    'startsOn',
    'Choose 2026-07-01 or later',
  ],
  [
    'surrounds another',
    { feePercent: 25, startsOn: '2025-01-01', endsOn: '2030-01-01' },
    'endsOn',
    'Choose 2025-12-31 or earlier',
  ],
  ['begins on a day that doesn’t exist', { feePercent: 25, startsOn: '2027-02-30' }, 'startsOn', "doesn't exist"],
])('rejects an agreement that %s, and names the field and the fix [DASH-016]', async (_, terms, field, detail) => {
  await add({ feePercent: 20, endsOn: '2026-06-30' })
  const answer = await add({ startsOn: '2027-01-01', ...terms })
  expect([answer.status, answer.body]).toMatchObject([
    422,
    { errors: [{ source: { pointer: `/data/attributes/${field}` }, detail: expect.stringContaining(detail) }] },
  ])
  expect(list(await admin.get(`${path}?filter[agent]=agent-homes`)).data).toHaveLength(1)
})

test('the database refuses two agreements of an agent on one day [DASH-016]', async () => {
  await add({ feePercent: 20 })
  const second = { agentId: 'agent-homes', feePercent: 30, startsOn: '2027-01-01' }
  await expect(api.database.orm.insert(referralAgreements).values(second)).rejects.toThrow()
  await api.database.orm.insert(referralAgreements).values({ ...second, agentId: 'agent-colorado' })
})

test('an agreement is ended by the version that was seen [DASH-016, WORK-005]', async () => {
  const { id, attributes } = one(await add({ feePercent: 25 }))
  const end = (endsOn: string | null) =>
    api.call({
      method: 'PATCH',
      url: `${path}/${id}`,
      headers: { cookie: admin.cookie, 'if-match': `"${String(attributes['version'])}"` },
      payload: { data: { type, id, attributes: { endsOn } } },
    })
  expect((await end('2026-08-31')).status).toBe(200)
  expect((await end(null)).status).toBe(412)
})

test('a real estate agent reads their own agreements, and only admins change them [DASH-016, ROLE-010]', async () => {
  const { id } = one(await add({ feePercent: 25 }))
  await api.database.orm
    .insert(referralAgreements)
    .values({ agentId: 'agent-colorado', feePercent: 30, startsOn: '2026-01-01' })
  const [other] = list(await admin.get(`${path}?filter[agent]=agent-colorado`)).data
  expect(list(await agent.get(path)).data.map((agreement) => agreement.id)).toEqual([id])
  expect((await agent.get(`${path}/${other?.id}`)).status).toBe(404)
  expect((await agent.patch(`${path}/${id}`, type, { feePercent: 1 })).status).toBe(403)
  expect((await add({ feePercent: 1, startsOn: '2020-01-01', endsOn: '2020-01-02' }, agent)).status).toBe(403)
  expect((await advisor.get(path)).status).toBe(403)
})

test('the list of agents says to admins until when an agreement applies, and finds those without one [DASH-016, ROLE-010]', async () => {
  const rowOf = async (caller: Caller) =>
    list(await caller.get('/platform/advisors?filter[id]=agent-homes')).data[0]?.attributes
  await add({ feePercent: 20, endsOn: addDays(today, -1) })
  expect(await rowOf(admin)).toMatchObject({ hasAgreement: false })
  expect(await onRoster('filter[hasAgreement]=false')).toContain('agent-homes')
  await add({ feePercent: 25, startsOn: today, endsOn: addDays(today, 30) })
  await add({ feePercent: 30, startsOn: addDays(today, 31) })
  expect(await rowOf(admin)).toMatchObject({ hasAgreement: true, agreementUntil: addDays(today, 30) })
  expect(await onRoster('filter[hasAgreement]=true')).toContain('agent-homes')
  expect(await onRoster('filter[hasAgreement]=false')).not.toContain('agent-homes')
  expect(await onRoster(`filter[agreementUntil][le]=${addDays(today, 30)}`)).toContain('agent-homes')
  expect(await onRoster(`filter[agreementUntil][le]=${addDays(today, 29)}`)).not.toContain('agent-homes')
  expect(await rowOf(advisor)).not.toHaveProperty('hasAgreement')
  expect(await rowOf(advisor)).not.toHaveProperty('agreementUntil')
  expect(await onRoster('filter[hasAgreement]=true', advisor)).toEqual([])
})
