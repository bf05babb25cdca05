import { randomUUID } from 'node:crypto'
import { callText, now } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { acceptFamily, type Caller, codeOf, createCaller, findOfferId, list, one } from '../../../testing/lead-samples'
import { listMessagesTo } from '../../../testing/mailbox'
import { openOwnData } from '../../../testing/own-data'
import {
  askAdvisor,
  bookSampleCall,
  findFreeCall,
  listCallsOf,
  listFreeCalls,
  moveCall,
} from '../../../testing/sample-calls'
import { callLinks, calls, jobs } from '../../database/schema/tables'
import { purgeExpired } from '../privacy/purge'

const api = apiUnderTest()
const agentId = 'agent-colorado'
const timeZone = 'America/Denver'
let admin: Caller
let asked: Caller
let other: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  asked = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  other = await createCaller(api, 'agent')
})

const subjectsTo = async (email: string) => (await listMessagesTo(api, email)).map(({ subject }) => subject)
/** Returns the token of the link in an email whose subject has a text. */
async function readToken(email: string, subject: string): Promise<string> {
  const message = (await listMessagesTo(api, email)).find((each) => each.subject.includes(subject))
  return /token=([\w-]{43})/.exec(message?.body ?? '')?.[1] ?? ''
}
const findFamilyId = async (email: string) => {
  const [offer] = list(await asked.get('/platform/offers')).data
  expect((await listMessagesTo(api, email)).length).toBeGreaterThan(0)
  return String(offer?.attributes['clientId'])
}

test('a family that asks an advisor directly is offered to that advisor, and its email names them [AGENT-007, TRUTH-001]', async () => {
  const { chosen, sent, email } = await askAdvisor(api, { agentId })
  expect(one(chosen).attributes['callers']).toEqual([expect.objectContaining({ kind: 'advisor', id: agentId })])
  expect(sent.status).toBe(201)
  await api.api.queue.idle()
  const familyId = await findFamilyId(email)
  expect(await findOfferId(asked, familyId)).not.toBe('')
  expect(await findOfferId(other, familyId)).toBe('')
  const received = (await listMessagesTo(api, email)).find(({ subject }) => subject.startsWith('We got your request'))
  expect(received?.body).toContain('Advisor agent-colorado, your local advisor, will call you by')
  await acceptFamily(asked, familyId)
  const family = JSON.stringify((await asked.get(`/secure/clients/${familyId}`)).body)
  expect(family).toContain('Asked Advisor agent-colorado to get in touch')
  expect(family).toContain('Is Spanish spoken?')
})

test('an advisor who declines a direct request is replaced, and the family is emailed the name first [AGENT-007, TRUTH-001]', async () => {
  const { email, id } = await bookSampleCall(api)
  const familyId = await findFamilyId(email)
  const offer = await findOfferId(asked, familyId)
  await asked.post(`/platform/offers/${offer}/decline`, 'offers', { reason: 'On vacation' })
  await api.api.queue.idle()
  expect(await findOfferId(other, familyId)).not.toBe('')
  const subjects = await subjectsTo(email)
  expect(subjects).toContain('Advisor agent-boulder will call you about your search')
  expect(subjects).toContain('Your call with Advisor agent-colorado is canceled')
  const [call] = await api.database.orm.select().from(calls).where(eq(calls.id, id))
  expect(call?.status).toBe('canceled')
})

test('an advisor who had a family’s request before is refused before the family fills in the form again [AGENT-007, TRUTH-001]', async () => {
  const { email, browser } = await bookSampleCall(api)
  const offer = await findOfferId(asked, await findFamilyId(email))
  await asked.post(`/platform/offers/${offer}/decline`, 'offers', { reason: 'On vacation' })
  await api.api.queue.idle()
  const again = await askAdvisor(api, { agentId }, browser.cookie)
  expect([again.chosen.status, codeOf(again.chosen)]).toEqual([409, 'advisor-had-request'])
  expect((await askAdvisor(api, { agentId })).chosen.status).toBe(201)
})

test.each(['agent-applied', 'agent-unknown'])(
  'no one can ask %s, who isn’t an approved advisor [AGENT-003]',
  async (id) => {
    const { chosen } = await askAdvisor(api, { agentId: id })
    expect([chosen.status, codeOf(chosen)]).toEqual([409, 'advisor-unavailable'])
  },
)

test('an advisor who accepts no families has no free times and can’t be asked [AGENT-003, AGENT-005]', async () => {
  const setAccepting = (isAccepting: boolean) =>
    asked.patch(`/marketplace/agent-options/${agentId}`, 'agent-options', { isAccepting })
  const callStartsAt = await findFreeCall(api, agentId)
  await setAccepting(false)
  expect(await listFreeCalls(api, agentId)).toEqual([])
  expect(codeOf((await askAdvisor(api, { agentId, callStartsAt })).chosen)).toBe('advisor-unavailable')
  await setAccepting(true)
  expect(await listFreeCalls(api, agentId)).toContain(callStartsAt)
})

test('a request books the call that the family chose, and the time is no longer free [AGENT-008]', async () => {
  const { chosen, callStartsAt, email, browser, id } = await bookSampleCall(api)
  expect(new Date(String(one(chosen).attributes['callBy'])).toISOString()).toBe(callStartsAt)
  expect(await listFreeCalls(api, agentId)).not.toContain(callStartsAt)
  const [own] = await listCallsOf(browser)
  expect(own?.attributes).toMatchObject({ agentId, startsAt: callStartsAt, timeZone, status: 'booked', revision: 0 })
  expect(own?.attributes['clientId']).toBeUndefined()
  const [caller] = list(await browser.get('/platform/assigned-callers')).data
  expect(caller?.attributes).toMatchObject({ agentId, bookedCall: { startsAt: callStartsAt, timeZone } })
  const booked = (await listMessagesTo(api, email)).find(({ subject }) => subject.endsWith('is booked'))
  expect(booked?.body).toContain(callText({ startsAt: callStartsAt, timeZone }))
  expect(await subjectsTo('agent-colorado@hearthway.example')).toContain('A family booked a call with you')
  const offer = (await listMessagesTo(api, 'agent-colorado@hearthway.example')).find(({ subject }) =>
    subject.startsWith('Can you help'),
  )
  expect(offer?.body).toMatch(/They booked a call with you for .+\. Please accept or decline by /)
  const tasks = list(await asked.get('/platform/tasks?page-size=100')).data
  expect(tasks.some(({ attributes }) => attributes['dueAt'] === callStartsAt)).toBe(true)
  expect((await asked.get(`/platform/calls/${id}`)).status).toBe(404)
  await acceptFamily(asked, await findFamilyId(email))
  expect((await asked.get(`/platform/calls/${id}`)).status).toBe(200)
})

test('of families that book one time at the same moment, exactly one gets it [AGENT-008]', async () => {
  const callStartsAt = await findFreeCall(api, agentId)
  const sent = await Promise.all(Array.from({ length: 3 }, () => askAdvisor(api, { agentId, callStartsAt })))
  const responses = sent.map((each) => each.sent)
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  const refused = responses.find(({ status }) => status === 409)
  expect(refused && codeOf(refused)).toBe('call-unavailable')
  const next = await findFreeCall(api, agentId)
  expect(JSON.stringify(refused?.body)).toContain(`The next free times are: ${callText({ startsAt: next, timeZone })}`)
})

test('a call is booked only for the time that the family agreed to [TRUTH-002]', async () => {
  const [first = '', second = ''] = await listFreeCalls(api, agentId)
  const { chosen, browser } = await askAdvisor(api, { agentId, callStartsAt: first, email: 'not-an-email' })
  const attributes = {
    actionType: 'contact',
    actionPage: '/agents',
    actionInfo: {
      requestId: randomUUID(),
      callerChoiceId: one(chosen).id,
      status: 'complete',
      agentId,
      callStartsAt: second,
      name: 'Ruth',
      email: `${randomUUID()}@families.example`,
      data: { wordings: [{ id: 'contact', version: '2', language: 'en' }] },
    },
  }
  const response = await browser.post('/platform/uuid-actions', 'uuid-actions', attributes)
  expect([response.status, codeOf(response)]).toEqual([409, 'callers-changed'])
})

test('the family moves and cancels its call, also with the emailed link, and no one else does [AGENT-008, ROLE-010]', async () => {
  const { email, browser, id, callStartsAt } = await bookSampleCall(api)
  const visitor = await createCaller(api, 'visitor')
  const next = await findFreeCall(api, agentId, 2)
  expect((await moveCall(visitor, id, next)).status).toBe(404)
  expect((await moveCall(other, id, next)).status).toBe(404)
  const token = await readToken(email, 'is booked')
  expect((await moveCall(visitor, id, next, 'A'.repeat(43))).status).toBe(404)
  const moved = await moveCall(visitor, id, next, token)
  expect(one(moved).attributes).toMatchObject({ startsAt: next, revision: 1 })
  expect(await listFreeCalls(api, agentId)).toContain(callStartsAt)
  const canceled = await browser.post(`/platform/calls/${id}/cancel`, 'calls', {})
  expect(one(canceled).attributes).toMatchObject({ status: 'canceled', revision: 2 })
  const [caller] = list(await browser.get('/platform/assigned-callers')).data
  expect(caller?.attributes).toMatchObject({ agentId })
  expect(caller?.attributes['bookedCall']).toBeUndefined()
  expect(await listFreeCalls(api, agentId)).toContain(next)
  expect(codeOf(await moveCall(browser, id, next))).toBe('call-closed')
  expect(await subjectsTo(email)).toEqual(
    expect.arrayContaining([
      'Your call with Advisor agent-colorado has a new time',
      'Your call with Advisor agent-colorado is canceled',
    ]),
  )
})

/** Lets the reminders of a call run now. Returns when they were due. */
async function runReminders(callId: string): Promise<number[]> {
  const waiting = (await api.database.orm.select().from(jobs)).filter(
    ({ name, data }) => name === 'remind-of-call' && JSON.stringify(data).includes(callId),
  )
  for (const { id } of waiting) await api.database.orm.update(jobs).set({ dueAt: now() }).where(eq(jobs.id, id))
  api.api.queue.wake()
  await api.api.queue.idle()
  return waiting.map(({ dueAt }) => dueAt.getTime())
}

const remindersTo = async (email: string) =>
  (await subjectsTo(email)).filter((subject) => subject.endsWith('will call you soon'))

test('reminds the family two hours before, and only of the latest time [AGENT-008]', async () => {
  const { email, browser, id } = await bookSampleCall(api)
  const next = await findFreeCall(api, agentId, 4)
  await moveCall(browser, id, next)
  expect(await runReminders(id)).toContain(Date.parse(next) - 2 * 3_600_000)
  expect(await remindersTo(email)).toHaveLength(1)
})

test.each([
  ['has begun before the reminder runs', { startsAt: now() }],
  ['is canceled', { status: 'canceled' }],
] as const)('doesn’t remind of a call that %s [AGENT-008]', async (_, change) => {
  const { email, id } = await bookSampleCall(api)
  await api.database.orm.update(calls).set(change).where(eq(calls.id, id))
  expect(await runReminders(id)).toHaveLength(1)
  expect(await remindersTo(email)).toEqual([])
})

test('an advisor sets the hours for calls, and only their own [AGENT-008, ROLE-010]', async () => {
  const hours = [{ weekday: 2, opens: '13:00', closes: '14:00' }]
  const put = (caller: Caller, id: string, values: object[]) =>
    api.call({
      method: 'PUT',
      url: `/platform/agents/${id}/call-hours`,
      headers: { cookie: caller.cookie },
      payload: { data: { type: 'call-hours', attributes: { hours: values } } },
    })
  expect((await put(other, agentId, hours)).status).toBe(404)
  expect((await put(asked, agentId, [{ weekday: 2, opens: '14:00', closes: '13:00' }])).status).toBe(422)
  expect((await put(asked, agentId, hours)).status).toBe(200)
  const times = (await listFreeCalls(api, agentId)).map((startsAt) => callText({ startsAt, timeZone }))
  expect(times.length).toBeGreaterThan(0)
  expect(times.every((text) => /^Tuesday, .*, 1:[03]0 PM Mountain Time$/.test(text))).toBe(true)
  expect(one(await admin.get(`/platform/agents/${agentId}/call-hours`)).attributes).toMatchObject({
    hours,
    isOwn: true,
  })
  await api.database.orm.execute('delete from call_hours')
})

test('days off have no free times, also in the directory, and only the advisor and admins enter them [AGENT-008]', async () => {
  const path = `/platform/agents/${agentId}/call-hours`
  const put = (caller: Caller, attributes: object) => {
    const payload = { data: { type: 'call-hours', attributes } }
    return api.call({ method: 'PUT', url: path, headers: { cookie: caller.cookie }, payload })
  }
  const { hours } = one(await admin.get(path)).attributes
  const [first = ''] = await listFreeCalls(api, agentId)
  const until = new Date(now().getTime() + 20 * 86_400_000).toISOString().slice(0, 10)
  const timeOff = [{ from: first.slice(0, 10), until }]
  expect((await put(other, { hours, timeOff })).status).toBe(404)
  expect((await put(asked, { hours, timeOff: [{ from: until, until: first.slice(0, 10) }] })).status).toBe(422)
  expect((await put(asked, { hours, timeOff: [{ from: '2026-02-30', until: '2026-03-01' }] })).status).toBe(422)
  expect((await put(asked, { hours, timeOff })).status).toBe(200)
  expect((await listFreeCalls(api, agentId)).every((startsAt) => startsAt.slice(0, 10) > until)).toBe(true)
  const profile = one(await admin.get(`/marketplace/advisor-profiles/${agentId}`)).attributes
  expect(String(profile['nextFreeAt'] ?? '9') > until).toBe(true)
  // Hours without days off keep them.
  expect((await put(admin, { hours })).status).toBe(200)
  expect(one(await admin.get(path)).attributes).toMatchObject({ timeOff, timeZone })
  await api.database.orm.execute('delete from call_hours')
})

test('stopping all sharing cancels calls, an export lists them, and an erasure deletes them [TRUST-004, TRUST-016]', async () => {
  const { email, browser, id } = await bookSampleCall(api)
  const familyId = await findFamilyId(email)
  await acceptFamily(asked, familyId)
  const receipts = list(await browser.get('/platform/receipts')).data
  const shared = receipts.find(({ attributes }) => JSON.stringify(attributes).includes('agent-colorado'))
  await browser.post(`/platform/receipts/${shared?.id}/revoke`, 'receipts', {})
  await api.api.queue.idle()
  expect((await listCallsOf(browser))[0]?.attributes).toMatchObject({ status: 'canceled' })
  const grant = await openOwnData(api, browser, email, await readToken(email, 'We got your request'))
  const exported = await browser.plain('/platform/privacy/download', { grant })
  expect(JSON.stringify(exported.body)).toContain(id)
  await browser.plain('/platform/privacy/erasure', { grant, confirm: 'erase' })
  expect(await api.database.orm.select().from(calls).where(eq(calls.id, id))).toEqual([])
})

test('deletes links when they expire [AGENT-008, TRUTH-012]', async () => {
  await bookSampleCall(api)
  expect((await api.database.orm.select().from(callLinks)).length).toBeGreaterThan(0)
  await purgeExpired(api.database.orm, new Date(now().getTime() + 365 * 86_400_000))
  expect(await api.database.orm.select().from(callLinks)).toEqual([])
})
