import { randomUUID } from 'node:crypto'
import { callText, siteDay } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import {
  acceptFamily,
  type Caller,
  codeOf,
  createAcceptedFamily,
  createCaller,
  createFamilyWithRequest,
  list,
  one,
} from '../../../testing/lead-samples'
import { listMessagesTo } from '../../../testing/mailbox'
import {
  bookCallFor,
  endCall,
  findFreeCall,
  listCallsOf,
  listFreeCalls,
  moveCall,
  recordCallOutcome,
} from '../../../testing/sample-calls'
import { families } from '../../database/schema/tables'

const api = apiUnderTest()
const agentId = 'agent-boulder'
const timeZone = 'America/Denver'
let admin: Caller
let advisor: Caller
let colleague: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  advisor = await createCaller(api, 'agent')
  colleague = await createCaller(api, 'agent', 'other-agent@hearthway.example')
})

const messagesTo = async (email: string, subject: string) =>
  (await listMessagesTo(api, email)).filter((message) => message.subject === subject).map(({ body }) => body)

/** Books the earliest free call with the advisor of the sample for a family. */
async function book(person: Caller, clientId: string) {
  const startsAt = await findFreeCall(api, agentId)
  const response = await bookCallFor(person, { clientId, startsAt })
  return { startsAt, response, id: response.status === 201 ? one(response).id : '' }
}

const tasksOf = async (clientId: string) =>
  list(await admin.get(`/platform/tasks?filter[client]=${clientId}&page-size=100`)).data.map(
    ({ attributes }) => attributes,
  )

test('an advisor books a call with a family, which is emailed who did it, and gets a task [WORK-020, AGENT-008]', async () => {
  const { id, email, browser } = await createAcceptedFamily(api)
  const { startsAt, response, id: callId } = await book(advisor, id)
  expect([response.status, one(response).attributes]).toMatchObject([
    201,
    { agentId, startsAt, timeZone, status: 'booked', clientId: id, version: 1, revision: 0 },
  ])
  expect(await listFreeCalls(api, agentId)).not.toContain(startsAt)
  const [body = ''] = await messagesTo(email, 'Your call with Advisor agent-boulder is booked')
  expect(body).toContain('Advisor agent-boulder booked this call for you.')
  expect(body).toContain(callText({ startsAt, timeZone }))
  expect((await listCallsOf(browser)).map((call) => call.id)).toEqual([callId])
  expect(await messagesTo('agent-boulder@hearthway.example', 'A family booked a call with you')).toEqual([])
  expect(await tasksOf(id)).toContainEqual(expect.objectContaining({ dueAt: startsAt, status: 'open' }))
  const { data } = list(await admin.get(`/platform/timeline?filter[client]=${id}&filter[kind]=calls`))
  expect(data.map(({ attributes }) => attributes)).toMatchObject([
    {
      actor: 'Bo Boulder',
      payload: {
        event: 'booked-call',
        text: `Booked a call with Advisor agent-boulder: ${callText({ startsAt, timeZone })}`,
      },
    },
  ])
})

test('only the family’s advisor, who covers for them, and admins book a call, with someone who helps the family [WORK-020, ROLE-010]', async () => {
  const { id: clientId } = await createFamilyWithRequest(api)
  const startsAt = await findFreeCall(api, agentId)
  const statusOf = async (person: Caller, call: object = {}) =>
    (await bookCallFor(person, { clientId, startsAt, ...call })).status
  expect(codeOf(await bookCallFor(advisor, { clientId, startsAt }))).toBe('family-not-accepted')
  await acceptFamily(advisor, clientId)
  expect(await statusOf(await createCaller(api, 'visitor'))).toBe(401)
  for (const role of ['customer', 'provider', 'real-estate-agent'] as const) {
    expect(await statusOf(await createCaller(api, role))).toBe(403)
  }
  expect(await statusOf(colleague)).toBe(404)
  expect(await statusOf(advisor, { agentId: 'agent-colorado' })).toBe(422)
  // An admin books it with the family's advisor, who gets an email.
  expect(await statusOf(admin)).toBe(201)
  expect(await messagesTo('agent-boulder@hearthway.example', 'Ada Admin booked a call for you')).toHaveLength(1)
  const cover = { coveringId: 'agent-colorado', from: siteDay(), until: siteDay() }
  const { id: coverId } = one(await advisor.post('/platform/covers', 'covers', cover))
  const own = await bookCallFor(colleague, { clientId, startsAt: await findFreeCall(api, 'agent-colorado') })
  expect([own.status, one(own).attributes['agentId']]).toEqual([201, 'agent-colorado'])
  await advisor.post(`/platform/covers/${coverId}/end`, 'covers', {})
})

test('staff get the errors of families, and no call with a family that can’t or would rather not be called [WORK-020, TRUST-006]', async () => {
  const { id: clientId } = await createAcceptedFamily(api)
  const key = { 'idempotency-key': randomUUID() }
  const startsAt = await findFreeCall(api, agentId)
  const first = await bookCallFor(advisor, { clientId, startsAt }, key)
  expect((await bookCallFor(advisor, { clientId, startsAt }, key)).body).toEqual(first.body)
  const taken = await bookCallFor(advisor, { clientId, startsAt })
  expect([taken.status, codeOf(taken)]).toEqual([409, 'call-unavailable'])
  expect(JSON.stringify(taken.body)).toContain('The next free times are: ')
  const night = await bookCallFor(advisor, { clientId, startsAt: startsAt.replace(/T\d\d/, 'T09') })
  expect(codeOf(night)).toBe('call-unavailable')
  const next = await findFreeCall(api, agentId)
  for (const change of [{ phone: null }, { answers: { noCalls: true as const } }]) {
    const quiet = await createAcceptedFamily(api)
    await api.database.orm.update(families).set(change).where(eq(families.id, quiet.id))
    const refused = await bookCallFor(advisor, { clientId: quiet.id, startsAt: next })
    expect([refused.status, codeOf(refused)]).toEqual([409, 'no-contact'])
  }
  const race = await Promise.all([advisor, admin].map((person) => bookCallFor(person, { clientId, startsAt: next })))
  expect(race.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

test('an advisor who cancels a call doesn’t seem to leave the family, and the reason is read [WORK-020]', async () => {
  const { id, email } = await createAcceptedFamily(api)
  const { id: callId } = await book(advisor, id)
  const next = await findFreeCall(api, agentId, 2)
  expect((await moveCall(advisor, callId, next)).status).toBe(200)
  expect((await messagesTo(email, 'Your call with Advisor agent-boulder has a new time'))[0]).toContain(
    'Advisor agent-boulder moved your call with Advisor agent-boulder to a new time.',
  )
  const reason = 'I’m in a tour until noon.'
  const canceled = await admin.post(`/platform/calls/${callId}/cancel`, 'calls', { reason })
  expect(one(canceled).attributes).toMatchObject({ status: 'canceled', revision: 2, version: 3 })
  const [body = ''] = await messagesTo(email, 'Your call with Advisor agent-boulder is canceled')
  expect(body).toContain('We canceled your call with Advisor agent-boulder on')
  expect(body).toContain(`Reason: ${reason}`)
  expect(body).not.toContain('can’t help with your search')
  const [toAdvisor = ''] = await messagesTo('agent-boulder@hearthway.example', 'A call with a family is canceled')
  expect(toAdvisor).toContain('Ada Admin canceled the call on')
})

test('records how a call ended, completes its task, and emails no one [WORK-020]', async () => {
  const { id, email, browser } = await createAcceptedFamily(api)
  const { id: callId } = await book(advisor, id)
  const early = await recordCallOutcome(advisor, callId, { outcome: 'took-place' })
  expect([early.status, codeOf(early)]).toEqual([409, 'outcome-unavailable'])
  await endCall(api, callId)
  const before = (await listMessagesTo(api, email)).length
  const note = 'Wants to see two communities.'
  const recorded = one(await recordCallOutcome(advisor, callId, { outcome: 'took-place', note })).attributes
  expect(recorded).toMatchObject({ outcome: 'took-place', outcomeNote: note, outcomeBy: 'Bo Boulder' })
  expect((await listMessagesTo(api, email)).length).toBe(before)
  expect((await tasksOf(id)).filter(({ status }) => status === 'open')).toEqual([])
  expect(JSON.stringify(await listCallsOf(browser))).not.toContain('outcome')
  const corrected = await recordCallOutcome(
    admin,
    callId,
    { outcome: 'no-show' },
    { 'if-match': `"${String(recorded['version'])}"` },
  )
  expect(one(corrected).attributes).toMatchObject({ outcome: 'no-show', outcomeBy: 'Ada Admin' })
  expect((await recordCallOutcome(advisor, callId, { outcome: 'took-place' }, { 'if-match': '"1"' })).status).toBe(412)
  const { data } = list(await admin.get(`/platform/timeline?filter[client]=${id}&filter[kind]=calls`))
  const texts = data.map(({ attributes }) => String(Object(attributes['payload']).text))
  expect(texts[0]).toMatch(/^Corrected: The family didn’t answer the call with Advisor agent-boulder on /)
  expect(texts[1]).toMatch(new RegExp(`^The call with Advisor agent-boulder on .+ took place\n${note}$`))
  const waiting = `/platform/calls?filter[client]=${id}&filter[outcomeAt][exists]=false`
  expect(list(await advisor.get(waiting)).data).toEqual([])
})

test('an unanswered call leaves the task to contact the family, and a canceled call has no outcome [WORK-020, WORK-002]', async () => {
  const { id } = await createAcceptedFamily(api)
  const { id: callId } = await book(advisor, id)
  await endCall(api, callId)
  const openTitles = async () =>
    (await tasksOf(id)).filter(({ status }) => status === 'open').map(({ title }) => String(title))
  const titles = await openTitles()
  await recordCallOutcome(advisor, callId, { outcome: 'no-show' })
  expect(await openTitles()).toEqual(titles.filter((title) => !/ on .+ Mountain Time$/.test(title)))
  expect((await openTitles()).length).toBeGreaterThan(0)
  const { id: canceledId } = await book(advisor, id)
  await advisor.post(`/platform/calls/${canceledId}/cancel`, 'calls', {})
  await endCall(api, canceledId)
  expect(codeOf(await recordCallOutcome(advisor, canceledId, { outcome: 'no-show' }))).toBe('outcome-unavailable')
})

test('no one else records how a call ended [WORK-020, ROLE-010]', async () => {
  const { id, browser } = await createAcceptedFamily(api)
  const { id: callId } = await book(advisor, id)
  await endCall(api, callId)
  const statusOf = async (person: Caller) => (await recordCallOutcome(person, callId, { outcome: 'took-place' })).status
  expect([await statusOf(browser), await statusOf(await createCaller(api, 'visitor'))]).toEqual([401, 401])
  for (const role of ['customer', 'provider', 'real-estate-agent'] as const) {
    expect(await statusOf(await createCaller(api, role))).toBe(403)
  }
  expect(await statusOf(colleague)).toBe(404)
  const other = await createAcceptedFamily(api)
  const { id: otherId } = await book(advisor, other.id)
  await endCall(api, otherId)
  expect(await statusOf(advisor)).toBe(200)
  expect(one(await admin.get(`/platform/calls/${otherId}`)).attributes).not.toHaveProperty('outcome')
})
