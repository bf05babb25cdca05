import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import {
  acceptHome,
  addDirectCommunity,
  addRealEstateAgent,
  approveProvider,
  createCaller,
  createDirectFamily,
  createFamilyWithHome,
  createFamilyWithRequest,
  list,
  one,
} from '../../../../testing/lead-samples'
import { bookTourFor, endTour, findFreeTime, recordTourOutcome } from '../../../../testing/sample-tours'

const api = apiUnderTest()
let address = ''

beforeAll(async () => {
  await addDirectCommunity(api, 'harbor-direct')
  await approveProvider(api, 'harbor-direct')
  await addRealEstateAgent(api)
  address = await api.api.app.listen({ port: 0, host: '127.0.0.1' })
})

/** Opens the event stream of a person. Returns what it has received. */
const listen = async (role: Parameters<typeof api.cookieOf>[0], email?: string) =>
  listenWith(await api.cookieOf(role, email))

/** Opens an event stream of a session. */
async function listenWith(cookie: string) {
  const stop = new AbortController()
  const headers = { cookie }
  const response = await fetch(`${address}/platform/events/stream`, { headers, signal: stop.signal })
  expect(response.status).toBe(200)
  let received = ''
  let hasEnded = false
  const read = async () => {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) received += part.value
    hasEnded = true
  }
  read().catch(() => undefined)
  return {
    hasEnded: () => hasEnded,
    countOf: (familyId: string) => received.split(`event: family\ndata: {"familyId":"${familyId}"}`).length - 1,
    /** Returns the types of the records of an id, or of a family, that the stream named. */
    typesOf: (id: string) =>
      [...received.matchAll(/^event: record\ndata: (.+)$/gm)]
        .map(([, text = '{}']): { type: string; id: string; clientId?: string } => JSON.parse(text))
        .filter((event) => event.id === id || event.clientId === id)
        .map(({ type }) => type),
    stop: () => stop.abort(),
  }
}

test('streams a new family and a stopped release to the community’s team, and to no other recipient [TRUST-004, ROLE-010, TRUTH-008]', async () => {
  const [team, advisor, agent] = await Promise.all([listen('provider'), listen('agent'), listen('real-estate-agent')])
  const { id, browser } = await createDirectFamily(api, ['harbor-direct'])
  await expect.poll(() => team.countOf(id)).toBe(1)
  const receipts = list(await browser.get('/platform/receipts')).data
  const receipt = receipts.find(({ attributes }) => attributes['recipientKind'] === 'community')
  await browser.post(`/platform/receipts/${receipt?.id}/revoke`, 'receipts', {})
  await expect.poll(() => team.countOf(id)).toBe(2)
  expect([advisor.countOf(id), agent.countOf(id)]).toEqual([0, 0])
  for (const stream of [team, advisor, agent]) stream.stop()
})

test('streams a new home, its acceptance, and a stopped release to the real estate agent [TRUST-004, AGENT-006]', async () => {
  const [agent, team] = await Promise.all([listen('real-estate-agent'), listen('provider')])
  const { id, browser } = await createFamilyWithHome(api)
  await expect.poll(() => agent.countOf(id)).toBe(1)
  await acceptHome(await createCaller(api, 'real-estate-agent'), id)
  await expect.poll(() => agent.countOf(id)).toBe(2)
  const receipts = list(await browser.get('/platform/receipts')).data
  const receipt = receipts.find(({ attributes }) => attributes['recipientName'] === 'Homes of Colorado')
  await browser.post(`/platform/receipts/${receipt?.id}/revoke`, 'receipts', {})
  await expect.poll(() => agent.countOf(id)).toBe(3)
  expect(team.countOf(id)).toBe(0)
  for (const stream of [team, agent]) stream.stop()
})

test.each([
  ['stops all sharing', '/platform/receipts/revoke'],
  ['asks for another advisor', '/platform/assigned-callers/:id/replace'],
])('streams to an advisor who hasn’t accepted that the family %s [TRUST-004, TRUTH-001]', async (_what, path) => {
  const advisor = await listen('agent')
  const { id, browser } = await createFamilyWithRequest(api)
  await expect.poll(() => advisor.countOf(id)).toBe(1)
  const [caller] = list(await browser.get('/platform/assigned-callers')).data
  const url = path.replace(':id', caller?.id ?? '')
  const stopped = path.includes(':id') ? await browser.post(url, 'assigned-callers', {}) : await browser.plain(url, {})
  expect(stopped.status).toBeLessThan(300)
  await expect.poll(() => advisor.countOf(id)).toBe(2)
  advisor.stop()
})

test('streams nothing about other communities to a provider [ROLE-010]', async () => {
  const team = await listen('provider')
  api.api.hub.publish({ type: 'family', familyId: 'other', communityId: 'aspen-court' })
  api.api.hub.publish({ type: 'family', familyId: 'own', communityId: 'harbor-direct' })
  await expect.poll(() => team.countOf('own')).toBe(1)
  expect(team.countOf('other')).toBe(0)
  team.stop()
})

test('streams every change of a record to the staff who see it, after the commit [WORK-003, ROLE-010]', async () => {
  const [admin, advisor, other, team] = await Promise.all([
    listen('admin'),
    listen('agent'),
    listen('agent', 'other-agent@hearthway.example'),
    listen('provider'),
  ])
  const { id } = await createFamilyWithRequest(api)
  const agent = await createCaller(api, 'agent')
  const { data } = list(await agent.get(`/platform/tasks?filter[client]=${id}`))
  const taskId = data[0]?.id ?? ''
  await expect.poll(() => advisor.typesOf(taskId)).not.toEqual([])
  const known = advisor.typesOf(taskId).length
  await agent.patch(`/platform/tasks/${taskId}`, 'tasks', { title: 'Call at noon' })
  await agent.post('/marketplace/notes', 'notes', { clientId: id, text: 'A note' })
  await expect.poll(() => advisor.typesOf(taskId).length).toBeGreaterThan(known)
  await expect.poll(() => advisor.typesOf(id)).toEqual(expect.arrayContaining(['clients', 'tasks', 'notes', 'offers']))
  await expect.poll(() => admin.typesOf(id)).toEqual(expect.arrayContaining(['clients', 'tasks', 'notes', 'releases']))
  expect([other.typesOf(id), team.typesOf(id)]).toEqual([[], []])
  for (const stream of [admin, advisor, other, team]) stream.stop()
})

test('streams a tour that staff book and close to its team and to admins, and to no other advisor [WORK-020, ROLE-010]', async () => {
  const [admin, team, other] = await Promise.all([
    listen('admin'),
    listen('provider'),
    listen('agent', 'other-agent@hearthway.example'),
  ])
  const { id: clientId } = await createDirectFamily(api, ['harbor-direct'])
  const caller = await createCaller(api, 'admin')
  const choice = await findFreeTime(api, 'harbor-direct')
  const { id } = one(await bookTourFor(caller, { clientId, communityId: 'harbor-direct', ...choice }))
  await expect.poll(() => team.typesOf(id)).toEqual(['tours'])
  await endTour(api, id)
  await expect.poll(() => team.typesOf(id)).toEqual(['tours', 'tours'])
  const families = team.countOf(clientId)
  expect((await recordTourOutcome(caller, id, { outcome: 'no-show' })).status).toBe(200)
  await expect.poll(() => team.typesOf(id)).toEqual(['tours', 'tours', 'tours'])
  await expect.poll(() => admin.typesOf(id)).toEqual(['tours', 'tours', 'tours'])
  await expect.poll(() => team.countOf(clientId)).toBeGreaterThan(families)
  expect([other.typesOf(id), other.typesOf(clientId)]).toEqual([[], []])
  for (const stream of [admin, team, other]) stream.stop()
})

test('streams no change of a transaction that fails [WORK-003]', async () => {
  const admin = await listen('admin')
  const caller = await createCaller(api, 'admin')
  const plan = async (title: string) =>
    one(await caller.post('/platform/tasks', 'tasks', { title, dueAt: '2030-01-08T17:00:00Z' })).id
  const id = await plan('Call the bank')
  await expect.poll(() => admin.typesOf(id)).toEqual(['tasks'])
  const failed = api.database.orm.transaction(async (tx) => {
    await tx.execute(sql`update tasks set title = 'Call later' where id = ${id}::uuid`)
    throw new Error('Failed')
  })
  await expect(failed).rejects.toThrow('Failed')
  const next = await plan('Call the agency')
  await expect.poll(() => admin.typesOf(next)).toEqual(['tasks'])
  expect(admin.typesOf(id)).toEqual(['tasks'])
  admin.stop()
})

test('streams to a team that sees a family neither its tasks, notes, and offers nor what concerns other communities [ROLE-010, WORK-003]', async () => {
  const team = await listen('provider')
  const { id } = await createDirectFamily(api, ['harbor-direct'])
  const admin = await createCaller(api, 'admin')
  await admin.post('/marketplace/notes', 'notes', { clientId: id, text: 'For advisors only' })
  const task = { clientId: id, title: 'Call', dueAt: '2030-01-08T17:00:00Z' }
  await admin.post('/platform/tasks', 'tasks', task)
  await admin.patch(`/secure/clients/${id}`, 'clients', { stage: 'touring' })
  await expect.poll(() => team.typesOf(id)).toContain('clients')
  await expect.poll(() => team.countOf(id)).toBeGreaterThan(0)
  expect(team.typesOf(id).filter((type) => !['clients', 'conversations'].includes(type))).toEqual([])
  team.stop()
})

test('a note reaches ten tabs of a person with one check of their session [WORK-003, EDGE-012]', async () => {
  const cookie = await api.cookieOf('agent')
  // One after another, so the first one is the oldest.
  const tabs: Awaited<ReturnType<typeof listenWith>>[] = []
  for (let count = 0; count < 10; count += 1) tabs.push(await listenWith(cookie))
  const checks = vi.spyOn(api.api.app.authentication, 'isSessionOpen')
  const queries = vi.spyOn(api.database.orm, 'select')
  api.api.hub.publish({ type: 'family', familyId: 'mine', agentId: 'agent-boulder' })
  for (const tab of tabs) await expect.poll(() => tab.countOf('mine')).toBe(1)
  expect(checks).toHaveBeenCalledOnce()
  expect(queries.mock.calls.length).toBeLessThan(10)
  vi.restoreAllMocks()
  const more = await listenWith(cookie)
  await expect.poll(() => tabs[0]?.hasEnded()).toBe(true)
  expect(tabs[1]?.hasEnded()).toBe(false)
  for (const tab of [...tabs, more]) tab.stop()
})
