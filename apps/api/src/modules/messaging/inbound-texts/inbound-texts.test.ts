import { randomUUID } from 'node:crypto'
import { now } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { families } from '../../../database/schema/tables'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { browserOf } from '../../../../testing/browser'
import { startJsonService } from '../../../../testing/json-service'
import { type Caller, createAcceptedFamily, createCaller, list, one } from '../../../../testing/lead-samples'
import { openOwnData } from '../../../../testing/own-data'
import { readLinkToken } from '../../../../testing/mailbox'

const token = 'a secret of the text service'
const service = await startJsonService(() => ({ status: 202 }))
const api = apiUnderTest({ TEXTS_URL: `${service.url}/texts`, TEXTS_TOKEN: token })
afterAll(() => service.stop())

let agent: Caller
beforeAll(async () => {
  agent = await createCaller(api, 'agent')
})

let last = 100
/** Creates an accepted family with its own number that agreed to texts. */
async function createFamily(overrides: object = {}) {
  last += 1
  const phone = `+1303555${String(last).padStart(4, '0')}`
  const family = await createAcceptedFamily(api, { phone, ...overrides })
  const consent = { text: 'May text me', language: 'en', version: '3', at: now().toISOString() }
  await api.database.orm.update(families).set({ consent }).where(eq(families.id, family.id))
  const [conversation] = list(await agent.get(`/platform/conversations?filter[client]=${family.id}`)).data
  return { ...family, phone, conversationId: conversation?.id ?? '' }
}

const send = (conversationId: string, text: string, channel = 'text') =>
  agent.post('/platform/conversation-messages', 'conversation-messages', { conversationId, text, channel })

/** Posts a text as the text service does. */
async function receive(from: string, text: string, id: string = randomUUID()) {
  const headers = { authorization: `Bearer ${token}` }
  const response = await api.call({ method: 'POST', url: '/inbound-texts', payload: { id, from, text }, headers })
  await api.api.queue.idle()
  return response
}

/** Returns the texts that the service got for a number, oldest first. */
const textsTo = (phone: string) =>
  service.requests.flatMap(({ body }) => {
    const { to, text }: { to: string; text: string } = JSON.parse(JSON.stringify(body))
    return to === phone ? [text] : []
  })

const familyOf = async (id: string) => one(await agent.get(`/secure/clients/${id}`)).attributes
const notesOf = async (id: string) =>
  list(await agent.get(`/platform/conversation-notes?filter[conversation]=${id}`)).data.map(
    ({ attributes }) => attributes['text'],
  )
const tasksOf = async (id: string) => JSON.stringify((await familyOf(id))['tasks'])

test('STOP by text stops texts and automatic messages immediately, tells staff, and is confirmed once [EDGE-008]', async () => {
  const family = await createFamily()
  expect((await send(family.conversationId, 'Would Tuesday suit you?')).status).toBe(201)
  await api.api.queue.idle()
  expect((await receive(family.phone, 'Stop')).body).toEqual({ status: 'added' })
  expect((await receive(family.phone, 'STOP')).status).toBe(201)
  expect(textsTo(family.phone)).toEqual([
    'Would Tuesday suit you?',
    expect.stringMatching(/^Hearthway: You won’t get any more texts or automatic messages from us\. Reply START/),
  ])

  const { messagePause, timeline } = await familyOf(family.id)
  expect(messagePause).toEqual({ since: expect.any(String), channel: 'text', words: 'Stop' })
  const line = 'Texts and automatic messages are stopped. The family asked by text: “Stop”'
  expect(JSON.stringify(timeline)).toContain(line)
  expect(await notesOf(family.conversationId)).toEqual([line])
  expect((await tasksOf(family.id)).split('They asked us to stop messages')).toHaveLength(2)
  const refused = await send(family.conversationId, 'One more')
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    422,
    expect.stringContaining('This person asked us to stop texts and automatic messages.'),
  ])
})

test('the outbox sends a stopped person no automatic email, and still what they ask for [EDGE-008]', async () => {
  const family = await createFamily()
  const other = await createFamily()
  for (const { phone } of [family]) await receive(phone, 'Please stop texting me.')
  const share = (email: string) =>
    browserOf(api).send('POST', '/platform/user-shares', { email, from: 'Sam', communityIds: ['aspen-court'] })
  for (const { email } of [family, other]) await share(email)
  await browserOf(api).send('POST', '/platform/privacy/receipt-links', { email: family.email })
  await api.api.queue.idle()
  const sent = async (email: string, kind: string) =>
    list(await family.admin.get(`/platform/emails?page-size=100&filter[recipient]=${email}`)).data.flatMap(
      ({ attributes }) => (attributes['kind'] === kind ? [attributes] : []),
    )
  expect(await sent(family.email, 'communities-shared')).toMatchObject([
    { status: 'failed', failure: 'This person asked us to stop messages' },
  ])
  expect(await sent(other.email, 'communities-shared')).toMatchObject([{ status: 'sent' }])
  expect((await sent(family.email, 'request-received')).map(({ status }) => status)).toEqual(['sent'])
  // A code by text, which the person waits for.
  const account = { name: 'Tess Text', phone: family.phone }
  await browserOf(api).send('POST', '/platform/users', account, 'users')
  await browserOf(api).send('POST', '/platform/auth/otp/start', { phone: family.phone })
  await api.api.queue.idle()
  expect(textsTo(family.phone).at(-1)).toContain('Your Hearthway code')
})

test('no text is sent after STOP, and START turns texts on again [EDGE-008]', async () => {
  const family = await createFamily()
  await receive(family.phone, 'unsubscribe')
  expect((await send(family.conversationId, 'Hello?')).status).toBe(422)
  await receive(family.phone, 'Start')
  expect(textsTo(family.phone).at(-1)).toContain('You’ll get texts and automatic messages from us again')
  expect((await familyOf(family.id))['messagePause']).toBeUndefined()
  expect((await send(family.conversationId, 'Hello again')).status).toBe(201)
  await api.api.queue.idle()
  expect(textsTo(family.phone).at(-1)).toBe('Hello again')
  // START again changes nothing, and says nothing.
  const before = textsTo(family.phone).length
  await receive(family.phone, 'START')
  expect(textsTo(family.phone)).toHaveLength(before)
})

test('HELP answers who we are, also to a stopped number, and is answered once per text [EDGE-008]', async () => {
  const family = await createFamily({ data: { lookingFor: 'Mother', city: 'Boulder', state: 'CO', zip: '80302' } })
  await receive(family.phone, 'STOP')
  for (let times = 1; times <= 2; times += 1) await receive(family.phone, 'HELP', 'the same text of the service')
  expect(textsTo(family.phone).filter((text) => text.startsWith('Hearthway helps families'))).toHaveLength(1)
})

test('another text reaches the conversation that we last texted in, once, and opens it again [EDGE-008]', async () => {
  const family = await createFamily()
  await send(family.conversationId, 'Would Tuesday suit you?')
  await api.api.queue.idle()
  const responses = [
    await receive(family.phone, 'Can you stop by on Tuesday?', 'one'),
    await receive(family.phone, 'Can you stop by on Tuesday?', 'one'),
  ]
  expect(responses.map(({ status, body }) => [status, body])).toEqual([
    [201, { status: 'added' }],
    [200, { status: 'known' }],
  ])
  const messages = list(
    await agent.get(`/platform/conversation-messages?filter[conversation]=${family.conversationId}`),
  )
  expect(messages.data.map(({ attributes: { role, channel, text } }) => [role, channel, text])).toEqual([
    ['family', 'text', 'Can you stop by on Tuesday?'],
    ['agent', 'text', 'Would Tuesday suit you?'],
  ])
  expect((await familyOf(family.id))['messagePause']).toBeUndefined()
})

test('a text with only a picture is a message that says so, without an answer [EDGE-008]', async () => {
  const family = await createFamily()
  await send(family.conversationId, 'Would Tuesday suit you?')
  await api.api.queue.idle()
  expect((await receive(family.phone, ' ')).body).toEqual({ status: 'added' })
  const [message] = list(
    await agent.get(`/platform/conversation-messages?filter[conversation]=${family.conversationId}`),
  ).data
  expect(message?.attributes).toMatchObject({
    role: 'family',
    channel: 'text',
    text: '(This text had only a picture, which isn’t shown here.)',
  })
  expect(textsTo(family.phone)).toEqual(['Would Tuesday suit you?'])
})

test('a STOP or START that the service posts again changes nothing [EDGE-008]', async () => {
  const family = await createFamily()
  const pause = async () => (await familyOf(family.id))['messagePause']
  for (const [text, id] of [
    ['STOP', 'first'],
    ['STOP', 'second'],
    ['START', 'third'],
    ['STOP', 'second'],
    ['STOP', 'first'],
  ] as const) {
    await receive(family.phone, text, `${family.phone} ${id}`)
  }
  expect(await pause()).toBeUndefined()
  await receive(family.phone, 'STOP')
  expect((await receive(family.phone, 'START', `${family.phone} third`)).body).toEqual({ status: 'known' })
  expect(await pause()).toBeDefined()
})

test('a text that no one reads is answered once a day, and never after STOP [EDGE-008]', async () => {
  for (const text of ['Who is this?', 'Hello?'])
    expect((await receive('(720) 555-0177', text)).body).toEqual({ status: 'answered' })
  await receive('(720) 555-0177', 'STOP')
  await receive('(720) 555-0177', 'ok')
  expect(textsTo('+17205550177')).toEqual([
    expect.stringContaining('No one reads texts to this number'),
    expect.stringContaining('You won’t get any more texts'),
  ])
})

test('a household that shares a number is stopped as a whole, and no one else [EDGE-008]', async () => {
  const first = await createFamily()
  const spouse = await createAcceptedFamily(api, { phone: first.phone })
  const other = await createFamily()
  await receive(first.phone, 'END')
  // No conversation says who of them wrote.
  for (const { id } of [first, spouse]) {
    const { messagePause, timeline } = await familyOf(id)
    expect(messagePause).toEqual({ since: expect.any(String), channel: 'text' })
    expect(JSON.stringify(timeline)).toContain('Someone with this phone number asked by text.')
    expect(JSON.stringify(timeline)).not.toContain('END')
  }
  expect((await familyOf(other.id))['messagePause']).toBeUndefined()
  expect(textsTo(first.phone)).toHaveLength(1)
})

test('the words of a stop stay with the family that wrote them, with one note in its conversation [EDGE-008]', async () => {
  const first = await createFamily()
  const spouse = await createAcceptedFamily(api, { phone: first.phone })
  await send(first.conversationId, 'Would Tuesday suit you?')
  await api.api.queue.idle()
  const words = 'Please stop texting me. Mom is at Aspen Court now'
  await receive(first.phone, words)
  await receive(first.phone, 'START')
  expect(await notesOf(first.conversationId)).toEqual([
    'Texts and automatic messages are on again. The family asked by text.',
    `Texts and automatic messages are stopped. The family asked by text: “${words}”`,
  ])
  expect(JSON.stringify((await familyOf(first.id))['timeline'])).toContain(words)
  const { timeline } = await familyOf(spouse.id)
  expect(JSON.stringify(timeline)).not.toContain('Aspen')
  for (const state of ['stopped', 'on again']) {
    expect(JSON.stringify(timeline)).toContain(
      `Texts and automatic messages are ${state}. Someone with this phone number asked by text.`,
    )
  }
})

test('only the text service can post texts, in its format [EDGE-008, BIZ-008]', async () => {
  const payload = { id: 'x', from: '+13035550123', text: 'STOP' }
  const post = (body: object, authorization?: string) =>
    api.call({ method: 'POST', url: '/inbound-texts', payload: body, headers: authorization ? { authorization } : {} })
  expect((await post(payload)).status).toBe(404)
  expect((await post(payload, 'Bearer another secret')).status).toBe(404)
  expect((await post({ from: '+13035550123' }, `Bearer ${token}`)).status).toBe(400)
  expect((await receive('HEARTHWAY', 'STOP')).status).toBe(422)
})

test('an erasure deletes the words, and the number stays stopped [EDGE-008, TRUTH-012]', async () => {
  const family = await createFamily()
  await receive(family.phone, 'Stop texting me')
  const grant = await openOwnData(api, family.browser, family.email, await readLinkToken(api, family.email))
  await family.browser.plain('/platform/privacy/erasure', { grant, confirm: 'erase' })
  const next = await createAcceptedFamily(api, { phone: family.phone })
  const { messagePause } = await familyOf(next.id)
  expect(messagePause).toEqual({ since: expect.any(String), channel: 'text' })
})
