import { addDays, now, siteDay } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { type Caller, createAcceptedFamily, createCaller, list, one } from '../../../testing/lead-samples'
import { advisorChecks, agentDocuments, agents, families, offers } from '../../database/schema/tables'

const api = apiUnderTest()
let admin: Caller
let advisor: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  advisor = await createCaller(api, 'agent')
})

const find = async (caller: Caller, query = '') =>
  list(await caller.get(`/platform/advisors?page-size=100&${query}`)).data
const idsOf = async (query: string, caller = admin) => (await find(caller, query)).map(({ id }) => id)
const boulder = async (caller = admin) => one(await caller.get('/platform/advisors/agent-boulder')).attributes

test('counts the families that an advisor works on, without those that are closed or moved in [DASH-015, WORK-022]', async () => {
  await admin.patch('/marketplace/agent-options/agent-boulder', 'agent-options', { capacity: 4 })
  const open = await createAcceptedFamily(api)
  const closed = await createAcceptedFamily(api)
  await api.database.orm.update(families).set({ stage: 'closed' }).where(eq(families.id, closed.id))
  expect(await boulder()).toMatchObject({ open: 1, capacity: 4, load: 25, kind: 'partner', status: 'approved' })
  await api.database.orm.update(families).set({ stage: 'moved-in' }).where(eq(families.id, open.id))
  expect(await boulder()).toMatchObject({ open: 0, load: 0 })
})

test('counts what became of the offers of the last 30 days [DASH-015]', async () => {
  const { accepted, missed } = await boulder()
  const { id: familyId } = await createAcceptedFamily(api)
  const [offer] = await api.database.orm.select().from(offers).where(eq(offers.familyId, familyId))
  expect(await boulder()).toMatchObject({ accepted: Number(accepted) + 1, missed })
  await api.database.orm
    .update(offers)
    .set({ status: 'timed-out' })
    .where(eq(offers.id, offer?.id ?? ''))
  expect(await boulder()).toMatchObject({ accepted, missed: Number(missed) + 1 })
  const longAgo = new Date(now().getTime() - 31 * 86_400_000)
  await api.database.orm
    .update(offers)
    .set({ offeredAt: longAgo })
    .where(eq(offers.id, offer?.id ?? ''))
  expect(await boulder()).toMatchObject({ accepted, missed })
})

test('says until when someone is away, and who covers for them [WORK-022, WORK-007]', async () => {
  expect(await boulder()).not.toHaveProperty('awayUntil')
  const until = addDays(siteDay(), 3)
  const cover = { agentId: 'agent-boulder', coveringId: 'agent-colorado', from: siteDay(), until }
  const { id } = one(await admin.post('/platform/covers', 'covers', cover))
  expect(await boulder()).toMatchObject({ awayUntil: until, coveredBy: expect.stringMatching(/./) })
  expect(await idsOf('filter[awayUntil][exists]=true')).toEqual(['agent-boulder'])
  await admin.post(`/platform/covers/${id}/end`, 'covers', {})
  expect(await boulder()).not.toHaveProperty('awayUntil')
})

test('filters by state, language, room, and whether someone accepts families [DASH-015]', async () => {
  expect(await idsOf('filter[state]=CO')).toEqual(expect.arrayContaining(['agent-boulder', 'agent-colorado']))
  expect(await idsOf('filter[state]=WY')).not.toContain('agent-boulder')
  expect(await idsOf('q=co')).toEqual(expect.arrayContaining(['agent-boulder', 'agent-colorado']))
  expect(await idsOf('q=wy')).not.toContain('agent-boulder')
  await admin.patch('/marketplace/agent-options/agent-colorado', 'agent-options', {
    languages: ['en', 'es'],
    capacity: 0,
    isAccepting: false,
  })
  expect(await idsOf('filter[language]=es')).toEqual(['agent-colorado'])
  expect(await idsOf('filter[room]=true')).not.toContain('agent-colorado')
  expect(await idsOf('filter[room]=false')).toContain('agent-colorado')
  expect(await idsOf('filter[accepting]=false')).toEqual(['agent-colorado'])
  await admin.patch('/marketplace/agent-options/agent-colorado', 'agent-options', { kind: 'real-estate' })
  expect(await idsOf('filter[kind]=real-estate')).toEqual(['agent-colorado'])
  await admin.patch('/marketplace/agent-options/agent-colorado', 'agent-options', { kind: 'partner' })
})

test('an application that waits or was declined isn’t an approved advisor [DASH-015, AGENT-003]', async () => {
  const [waiting] = await idsOf('filter[status]=waiting')
  expect(await idsOf('filter[status]=approved')).not.toContain(waiting)
  expect(await idsOf('', advisor)).not.toContain(waiting)
  expect((await advisor.get(`/platform/advisors/${waiting}`)).status).toBe(404)
  await api.database.orm
    .update(agents)
    .set({ declinedAt: now() })
    .where(eq(agents.id, waiting ?? ''))
  expect(await idsOf('filter[status]=declined')).toEqual([waiting])
  expect(await idsOf('filter[status]=waiting')).not.toContain(waiting)
})

test('only admins see papers, and find people by their email address [DASH-015, ROLE-010]', async () => {
  const [row] = await api.database.orm.select().from(agents).where(eq(agents.id, 'agent-boulder'))
  const { email } = row?.record.info ?? { email: '' }
  const paper = { fileName: 'a.pdf', mediaType: 'application/pdf', bytes: 9, agentId: 'agent-boulder' }
  await api.database.orm.delete(advisorChecks).where(eq(advisorChecks.agentId, 'agent-boulder'))
  const insurance = { ...paper, kind: 'liabilityInsurance', validUntil: '2027-03-01' } as const
  await api.database.orm.insert(agentDocuments).values([insurance, { ...paper, kind: 'irsw9' }])
  expect(await boulder()).toMatchObject({ papersUntil: '2027-03-01', missingPapers: 1 })
  expect(await idsOf('filter[papersUntil][lt]=2027-03-02')).toContain('agent-boulder')
  expect(await idsOf('filter[papersUntil][lt]=2027-03-01')).not.toContain('agent-boulder')
  expect(await idsOf('filter[papers]=due')).toContain('agent-boulder')
  const check = { agentId: 'agent-boulder', checkedOn: '2026-01-02' } as const
  await api.database.orm.insert(advisorChecks).values({ ...check, kind: 'registration' })
  const lasts = (days: number) =>
    api.database.orm
      .update(agentDocuments)
      .set({ validUntil: addDays(siteDay(), days) })
      .where(eq(agentDocuments.kind, 'liabilityInsurance'))
  await lasts(31)
  expect(await idsOf('filter[papers]=due')).not.toContain('agent-boulder')
  await lasts(30)
  expect(await idsOf('filter[papers]=due')).toContain('agent-boulder')
  expect(await idsOf('filter[papers]=due', advisor)).toEqual([])
  // A newer paper of the same kind takes the place of the older one.
  const newer = { ...check, kind: 'insurance', validUntil: addDays(siteDay(), 200) } as const
  await api.database.orm.insert(advisorChecks).values(newer)
  expect(await boulder()).toMatchObject({ papersUntil: newer.validUntil, missingPapers: 0 })
  expect(await idsOf(`q=${encodeURIComponent(email)}`)).toEqual(['agent-boulder'])
  expect(await idsOf(`q=${encodeURIComponent(email)}`, advisor)).toEqual([])
  expect(await idsOf('filter[papersUntil][lt]=2027-03-02', advisor)).toEqual([])
  expect((await advisor.get('/platform/advisors?sort=-papersUntil')).status).toBe(200)
  const seen = await boulder(advisor)
  expect(seen).not.toHaveProperty('papersUntil')
  expect(seen).not.toHaveProperty('missingPapers')
})
