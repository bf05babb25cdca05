import type { MessageKind } from '@pkg/api-client'
import { now } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { browserOf } from '../../../../testing/browser'
import { startJsonService } from '../../../../testing/json-service'
import { composeEmail, inboundMailSettings, postEmail, replyAddressOf } from '../../../../testing/inbound-email'
import { type Caller, createAcceptedFamily, createCaller, list, one } from '../../../../testing/lead-samples'
import { listMessagesTo } from '../../../../testing/mailbox'
import { families, jobs, searchAlerts } from '../../../database/schema/tables'
import { queueMessage } from '../outbox/outbox-store'

const token = 'a secret of the text service'
const service = await startJsonService(() => ({ status: 202 }))
const api = apiUnderTest({ TEXTS_URL: `${service.url}/texts`, TEXTS_TOKEN: token, ...inboundMailSettings })
afterAll(() => service.stop())

let agent: Caller
beforeAll(async () => {
  agent = await createCaller(api, 'agent')
})

let last = 100
/** Creates a family that agreed to texts, with its own number or another one. */
async function createFamily(number?: string) {
  last += 1
  const phone = number ?? `+1720555${String(last).padStart(4, '0')}`
  const family = await createAcceptedFamily(api, { phone })
  const consent = { text: 'May text me', language: 'en', version: '3', at: now().toISOString() }
  await api.database.orm.update(families).set({ consent }).where(eq(families.id, family.id))
  const [conversation] = list(await agent.get(`/platform/conversations?filter[client]=${family.id}`)).data
  return { ...family, phone, conversationId: conversation?.id ?? '' }
}
type Family = Awaited<ReturnType<typeof createFamily>>

const receive = (from: string, text: string) =>
  api.call({
    method: 'POST',
    url: '/inbound-texts',
    payload: { id: randomUUID(), from, text },
    headers: { authorization: `Bearer ${token}` },
  })

const receiveEmail = async ({ email, conversationId }: Family, text: string) =>
  postEmail(api, await composeEmail({ from: email, to: replyAddressOf(conversationId), text }))

/** Returns the answers of the text service's number, newest first. */
const answersTo = async (phone: string) => (await listMessagesTo(api, phone)).map(({ body }) => body)

const pauseOf = async ({ id }: Family) => one(await agent.get(`/secure/clients/${id}`)).attributes['messagePause']

/** Returns whether an advisor can write to a family by email and by text. */
const write = async ({ conversationId }: Family) => {
  const statuses: Record<string, number> = {}
  for (const channel of ['email', 'text']) {
    const message = { conversationId, text: 'Hello', channel }
    statuses[channel] = (await agent.post('/platform/conversation-messages', 'conversation-messages', message)).status
  }
  return statuses
}

const statusOf = async (email: string, subject: string) =>
  (await listMessagesTo(api, email)).find((message) => message.subject.includes(subject))?.status

test('changes and cancellations of tours and calls are sent after a stop, and reminders aren’t [EDGE-008]', async () => {
  const family = await createFamily()
  await receive(family.phone, 'STOP')
  const expected: [MessageKind, string][] = [
    ['tour-unavailable', 'sent'],
    ['tour-changed', 'sent'],
    ['tour-canceled', 'sent'],
    ['call-changed', 'sent'],
    ['call-canceled', 'sent'],
    ['tour-reminder', 'failed'],
    ['call-reminder', 'failed'],
    ['search-alert', 'failed'],
  ]
  for (const [kind] of expected) {
    const content = { kind, subject: `About ${kind}`, blocks: ['News'] }
    await queueMessage(api.database.orm, {
      familyId: family.id,
      channel: 'email',
      recipient: family.email,
      content,
    })
  }
  api.api.queue.wake()
  for (const [kind, status] of expected) {
    expect(await statusOf(family.email, `About ${kind}`), kind).toBe(status)
  }
})

test('a search alert that someone turns on after a stop is sent, and one from before isn’t [EDGE-008, HOME-005]', async () => {
  const url = '/marketplace/search-alerts'
  async function turnOnAlert(email: string) {
    const search = { care: 'assisted-living', state: 'CO', place: 'boulder', email }
    await browserOf(api).send('POST', url, search, 'search-alerts')
    const message = (await listMessagesTo(api, email)).find(({ body }) => body.includes('search-alerts/confirm'))
    const link = /search-alerts\/confirm\?token=([\w-]{43})/.exec(message?.body ?? '')?.[1] ?? ''
    expect((await browserOf(api).send('POST', `${url}/confirmations`, { token: link })).status).toBe(200)
  }
  /** Lets a day pass in which every community starts to match. */
  async function passDay() {
    await api.database.orm.update(searchAlerts).set({ knownKeys: [] })
    await api.database.orm.update(jobs).set({ dueAt: now() }).where(eq(jobs.name, 'check-search-alert'))
    api.api.queue.wake()
    await api.api.queue.idle()
  }
  const alertsTo = async (email: string) =>
    (await listMessagesTo(api, email)).flatMap(({ body, status }) => (body.includes('/stop-emails/') ? [status] : []))
  const family = await createFamily()
  await turnOnAlert(family.email)
  await receive(family.phone, 'STOP')
  await passDay()
  expect(await alertsTo(family.email)).toEqual(['failed'])
  await turnOnAlert(family.email)
  await passDay()
  expect((await alertsTo(family.email))[0]).toBe('sent')
})

test('START by text ends a stop by email, also of advisors’ emails [EDGE-008]', async () => {
  const family = await createFamily()
  await receiveEmail(family, 'Please stop contacting me.')
  expect([await pauseOf(family), await write(family)]).toEqual([
    expect.objectContaining({ channel: 'email' }),
    { email: 422, text: 422 },
  ])
  await receive(family.phone, 'START')
  expect([await pauseOf(family), await write(family)]).toEqual([undefined, { email: 201, text: 201 }])
  expect((await answersTo(family.phone)).join()).toContain('You’ll get texts and automatic messages from us again')
})

test('START by email ends a stop that someone else with the same number asked for [EDGE-008]', async () => {
  const family = await createFamily()
  const spouse = await createFamily(family.phone)
  await receiveEmail(spouse, 'STOP')
  // What the other one wrote is between them and their advisor.
  expect(await pauseOf(family)).toEqual({ since: expect.any(String), channel: 'email' })
  await receiveEmail(family, 'START')
  expect([await pauseOf(family), await write(family)]).toEqual([undefined, { email: 201, text: 201 }])
  expect(await pauseOf(spouse)).toBeDefined()
})

test('START ends a stop from the number of a merged family [EDGE-008]', async () => {
  const kept = await createFamily()
  const merged = await createFamily()
  const pair = { keepId: kept.id, mergeId: merged.id, confirmUnrelated: true }
  expect((await kept.admin.post('/marketplace/clients-merge', 'clients', pair)).status).toBe(201)
  await receive(merged.phone, 'STOP')
  expect([await pauseOf(kept), (await write(kept))['text']]).toEqual([expect.anything(), 422])
  await receive(kept.phone, 'START')
  expect([await pauseOf(kept), await write(kept)]).toEqual([undefined, { email: 201, text: 201 }])
})
