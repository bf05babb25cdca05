import { regionSlugs, states } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { type Caller, createCaller, list, one } from '../../../testing/lead-samples'
import { agents, places } from '../../database/schema/tables'
import { askAdvisor, findFreeCall, listFreeCalls } from '../../../testing/sample-calls'

const api = apiUnderTest()
let visitor: Caller
let advisor: Caller
let admin: Caller

beforeAll(async () => {
  visitor = await createCaller(api, 'visitor')
  advisor = await createCaller(api, 'agent')
  admin = await createCaller(api, 'admin')
})

const cards = async (query = '') => list(await visitor.get(`/marketplace/advisor-cards?${query}`))
const namesOf = async (query: string) => (await cards(query)).data.map(({ id }) => id)
const put = ({ cookie }: Caller, url: string, attributes: object) =>
  api.call({ method: 'PUT', url, headers: { cookie }, payload: { data: { type: 'advisor-profiles', attributes } } })

test('lists the seven regions, in which every state is once, with approved advisors only [AGENT-001, AGENT-002, AGENT-003]', async () => {
  const { data } = list(await visitor.get('/marketplace/advisor-regions'))
  expect(data.map(({ id }) => id)).toEqual([...regionSlugs])
  const shown: { states: { code: string; total: number }[]; total: number }[] = JSON.parse(
    JSON.stringify(data.map(({ attributes }) => attributes)),
  )
  expect(shown.flatMap((region) => region.states.map(({ code }) => code)).toSorted()).toEqual(
    states.map(({ code }) => code).toSorted(),
  )
  expect(shown.find(({ total }) => total > 0)?.states.find(({ code }) => code === 'CO')).toEqual({
    code: 'CO',
    total: 2,
  })
})

test('lists approved advisors, the one who is free first before the others [AGENT-003, AGENT-009]', async () => {
  expect(await namesOf('filter[region]=mountain-west')).toEqual(['agent-boulder', 'agent-colorado'])
  await askAdvisor(api, { agentId: 'agent-boulder', callStartsAt: await findFreeCall(api, 'agent-boulder') })
  const { data } = await cards('filter[region]=mountain-west')
  expect(data.map(({ id }) => id)).toEqual(['agent-colorado', 'agent-boulder'])
  const [next] = await listFreeCalls(api, 'agent-boulder')
  expect(data[1]?.attributes['nextFreeAt']).toBe(next)
  expect(JSON.stringify(data)).not.toContain('@')
})

test('says which advisors are made up for the demo [TRUTH-013]', async () => {
  const isDemo = async () =>
    (await cards('filter[region]=mountain-west')).data.map(({ attributes }) => attributes['isDemo'])
  expect(await isDemo()).toEqual([false, false])
  await api.database.orm.update(agents).set({ isDemo: true }).where(eq(agents.id, 'agent-boulder'))
  expect((await isDemo()).toSorted()).toEqual([false, true])
  expect(one(await visitor.get('/marketplace/advisor-profiles/agent-boulder')).attributes['isDemo']).toBe(true)
})

test('filters by language and by city, with who serves its county or the state [AGENT-003]', async () => {
  await advisor.patch('/marketplace/agent-options/agent-boulder', 'agent-options', { languages: ['en', 'es'] })
  expect(await namesOf('filter[region]=mountain-west&filter[language]=es')).toEqual(['agent-boulder'])
  expect((await cards('filter[region]=mountain-west&filter[language]=es')).meta).toMatchObject({
    total: 1,
    languages: { en: 2, es: 1 },
  })
  const denverCity = { id: 'city:co:denver', kind: 'city' as const, name: 'Denver', slug: 'denver', state: 'CO' }
  const at = { county: 'Denver', latitude: 39.74, longitude: -104.99, search: 'denver', weight: 9 }
  await api.database.orm.insert(places).values({ ...denverCity, ...at })
  const denver = await cards('filter[state]=CO&filter[city]=denver')
  expect(denver.data.map(({ id }) => id)).toEqual(['agent-colorado'])
  expect(denver.meta).toMatchObject({ city: 'Denver' })
  expect(await namesOf('filter[state]=CO&filter[city]=boulder')).toHaveLength(2)
  expect((await visitor.get('/marketplace/advisor-cards?filter[state]=CO&filter[city]=nowhere')).status).toBe(404)
  expect(await namesOf('filter[region]=northeast')).toEqual([])
})

test('a profile says what an approved advisor toured and what communities pay, and hides others [AGENT-003, AGENT-009, TRUST-009]', async () => {
  const visits = [{ communityId: 'dogwood-lodge', visitedOn: '2026-10-08', note: 'Ask for the garden side.' }]
  expect((await put(advisor, '/platform/advisor-profiles/agent-boulder/visits', { visits })).status).toBe(200)
  const checks = [{ kind: 'background', checkedOn: '2026-05-04', detail: 'Passed' }]
  expect((await put(admin, '/admin/advisor-profiles/agent-boulder/checks', { checks })).status).toBe(200)
  const profile = await visitor.get('/marketplace/advisor-profiles/agent-boulder')
  expect(one(profile).attributes).toMatchObject({
    isAccepting: true,
    since: 2012,
    visits: [{ communityId: 'dogwood-lodge', visitedOn: '2026-10-08', feePercent: 0 }],
    checks,
    fees: { lowest: 80, highest: 80 },
  })
  expect((await visitor.get('/marketplace/advisor-profiles/agent-applied')).status).toBe(404)
})

test('advisors change only their own visits, and only admins the checks [AGENT-005, ROLE-010]', async () => {
  const path = '/platform/advisor-profiles/agent-colorado/visits'
  expect((await put(advisor, path, { visits: [] })).status).toBe(404)
  const own = '/platform/advisor-profiles/agent-boulder/visits'
  expect((await put(advisor, own, { visits: [{ communityId: 'nowhere', visitedOn: '2026-10-08' }] })).status).toBe(422)
  expect((await put(advisor, own, { visits: [{ communityId: 'aspen-court', visitedOn: '2099-10-08' }] })).status).toBe(
    422,
  )
  expect((await put(advisor, '/admin/advisor-profiles/agent-boulder/checks', { checks: [] })).status).toBe(403)
})

test('one tour is added or removed without changing the others [AGENT-005, ROLE-010]', async () => {
  const path = '/platform/advisor-profiles/agent-boulder/visits'
  const add = (caller: Caller, attributes: object) =>
    api.call({
      method: 'POST',
      url: path,
      headers: { cookie: caller.cookie },
      payload: { data: { type: 'advisor-profiles', attributes } },
    })
  const remove = (caller: Caller, visit: string) =>
    api.call({ method: 'DELETE', url: `${path}/${visit}`, headers: { cookie: caller.cookie } })
  const shown = async () =>
    JSON.parse(
      JSON.stringify(one(await visitor.get('/marketplace/advisor-profiles/agent-boulder')).attributes['visits']),
    )
  await put(advisor, path, { visits: [{ communityId: 'aspen-court', visitedOn: '2026-03-02', note: 'In spring' }] })
  expect((await add(advisor, { communityId: 'aspen-court', visitedOn: '2026-09-02' })).status).toBe(201)
  expect((await add(admin, { communityId: 'birch-house', visitedOn: '2026-08-02' })).status).toBe(201)
  expect((await add(advisor, { communityId: 'aspen-court', visitedOn: '2999-01-01' })).status).toBe(422)
  expect((await add(advisor, { communityId: 'nowhere', visitedOn: '2026-01-01' })).status).toBe(422)
  expect((await remove(visitor, 'aspen-court/2026-09-02')).status).toBe(401)
  expect((await remove(advisor, 'aspen-court/2026-09-02')).status).toBe(204)
  expect((await remove(advisor, 'aspen-court/2026-09-02')).status).toBe(404)
  expect((await remove(advisor, 'aspen-court/yesterday')).status).toBe(404)
  expect(await shown()).toMatchObject([
    { communityId: 'birch-house', visitedOn: '2026-08-02' },
    { communityId: 'aspen-court', visitedOn: '2026-03-02', note: 'In spring' },
  ])
})
