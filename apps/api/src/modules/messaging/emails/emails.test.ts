import { brandFromEnvironment } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { conversations, families, inboundEmails } from '../../../database/schema/tables'
import { apiUnderTest } from '../../../../testing/api-under-test'
import {
  composeEmail,
  inboundMailSettings,
  postEmail,
  replyAddressOf,
  type WrittenEmail,
} from '../../../../testing/inbound-email'
import {
  addDirectCommunity,
  approveProvider,
  type Caller,
  createAcceptedFamily,
  createCaller,
  createDirectFamily,
  list,
  one,
} from '../../../../testing/lead-samples'
import { readLinkToken } from '../../../../testing/mailbox'
import { openOwnData } from '../../../../testing/own-data'

const api = apiUnderTest(inboundMailSettings)
const brand = brandFromEnvironment({})
let agent: Caller
beforeAll(async () => {
  agent = await createCaller(api, 'agent')
})

const path = '/platform/conversation-emails'

async function openConversation() {
  const family = await createAcceptedFamily(api)
  const [conversation] = list(await agent.get(`/platform/conversations?filter[client]=${family.id}`)).data
  const conversationId = conversation?.id ?? ''
  const receive = async (email: Partial<WrittenEmail>) =>
    postEmail(api, await composeEmail({ from: family.email, to: replyAddressOf(conversationId), ...email }))
  return { family, conversationId, receive }
}

const messagesOf = async (conversationId: string, caller: Caller = agent) =>
  list(await caller.get(`/platform/conversation-messages?filter[conversation]=${conversationId}`)).data
const heldIn = async (conversationId: string, caller: Caller = agent) =>
  list(await caller.get(`${path}?filter[conversation]=${conversationId}&filter[status]=held`)).data
const decide = (id: string, status: 'added' | 'dismissed', caller: Caller = agent) =>
  caller.patch(`${path}/${id}`, 'conversation-emails', { status })

const quote = 'On Thu, Nov 26, 2026 at 9:00 AM Hearthway <post@mail.example> wrote:\n\n> The quoted words\n'

test('opens the whole email of a message, with what the message leaves out, and with the family’s address masked [EDGE-005, TRUST-008]', async () => {
  const { family, conversationId } = await openConversation()
  const text = `Tuesday is fine.\n\n${quote}> to ${family.email}\n`
  const html = '<p>Tuesday is <b>fine</b>.</p><img src="https://track.example/x.png"><script>alert(1)</script>'
  const attachments = [{ filename: 'room.txt', content: 'A room' }]
  const addresses = { from: family.email, to: replyAddressOf(conversationId) }
  const raw = await composeEmail({ ...addresses, subject: 'Re: Your tour', text, html, attachments })
  await postEmail(api, raw)
  const [message] = await messagesOf(conversationId)
  expect(message?.attributes['text']).toContain('Tuesday is fine.')
  const id = String(message?.attributes['emailId'])
  const email = one(await agent.get(`${path}/${id}`)).attributes
  const masked = `${family.email.slice(0, 1)}•••@families.example`
  expect(email).toEqual({
    conversationId,
    status: 'added',
    receivedAt: expect.any(String),
    subject: 'Re: Your tour',
    texts: [`${text.replace(family.email, masked).trim()}`, 'Tuesday is fine.'],
    files: [{ name: 'room.txt', type: 'text/plain', bytes: 6 }],
  })
  // What the mail server gave us is stored unchanged.
  const [row] = await api.database.orm.select().from(inboundEmails).where(eq(inboundEmails.id, id))
  expect(Buffer.from(row?.source ?? []).equals(raw)).toBe(true)
})

test('a community opens the whole email without any contact info except ours [EDGE-005, TRUST-008]', async () => {
  await addDirectCommunity(api, 'harbor-direct')
  await approveProvider(api, 'harbor-direct')
  const family = await createDirectFamily(api, ['harbor-direct'])
  const provider = await createCaller(api, 'provider')
  const [conversation] = list(await provider.get(`/platform/conversations?filter[client]=${family.id}`)).data
  const conversationId = conversation?.id ?? ''
  const signature = 'Ruth\nruth@work.example, (303) 555-0123'
  const text = `Tuesday is fine.\n\n${signature}\n\n${quote}> ${brand.email}, ${brand.phone}\n`
  await postEmail(api, await composeEmail({ from: family.email, to: replyAddressOf(conversationId), text }))
  const [message] = await messagesOf(conversationId, provider)
  const email = one(await provider.get(`${path}/${String(message?.attributes['emailId'])}`)).attributes
  expect(email['texts']).toEqual([
    text
      .replace('ruth@work.example', 'r•••@work.example')
      .replace('(303) 555-0123', '(303) •••-••23')
      .replace('post@mail.example', 'p•••@mail.example')
      .trim(),
  ])
})

test('only those who reply in a conversation open its emails, and the family sees no link to them [EDGE-005, EDGE-007]', async () => {
  const { family, conversationId, receive } = await openConversation()
  await receive({ text: 'Hello' })
  await receive({ from: 'sister@elsewhere.example', text: 'Hello from me' })
  const id = String((await messagesOf(conversationId))[0]?.attributes['emailId'])
  const [held] = await heldIn(conversationId)
  const strangers = [
    await createCaller(api, 'agent', 'other-agent@hearthway.example'),
    await createCaller(api, 'provider'),
    await createCaller(api, 'real-estate-agent'),
  ]
  for (const stranger of strangers) {
    for (const one of [id, held?.id ?? '']) expect((await stranger.get(`${path}/${one}`)).status).toBe(404)
    expect((await decide(held?.id ?? '', 'added', stranger)).status).toBe(404)
    expect((await stranger.get(`${path}?filter[conversation]=${conversationId}`)).status).toBe(404)
  }
  for (const outsider of [family.browser, await createCaller(api, 'customer')]) {
    expect((await outsider.get(`${path}/${id}`)).status).toBeGreaterThanOrEqual(401)
  }
  expect((await family.admin.get(`${path}/${id}`)).status).toBe(200)
})

test.each([
  ['ruth@gmail.com', 'ruth+homes@googlemail.com'],
  ['ruth.b@gmail.com', 'RuthB@gmail.com'],
  ['ruth+c@home.example', 'ruth@home.example'],
])('an email of %s from %s is the family’s own [EDGE-007]', async (email, from) => {
  const { family, conversationId, receive } = await openConversation()
  await api.database.orm.update(families).set({ email }).where(eq(families.id, family.id))
  expect((await receive({ from, text: 'It’s me' })).status).toBe(201)
  expect(await messagesOf(conversationId)).toHaveLength(1)
})

test('holds an email from another address once, tells staff, and opens the conversation again [EDGE-007]', async () => {
  const { conversationId, receive } = await openConversation()
  await api.database.orm
    .update(conversations)
    .set({ doneAt: new Date('2026-01-01') })
    .where(eq(conversations.id, conversationId))
  const email = {
    from: 'Sue <sister@elsewhere.example>',
    text: 'Mom moved rooms.',
    messageId: '<one@elsewhere.example>',
  }
  const responses = [await receive(email), await receive(email)]
  expect(responses.map(({ status, body }) => [status, body])).toEqual([
    [202, { status: 'held' }],
    [200, { status: 'known' }],
  ])
  expect(await messagesOf(conversationId)).toEqual([])
  expect((await heldIn(conversationId)).map(({ attributes }) => attributes)).toEqual([
    {
      conversationId,
      status: 'held',
      from: 'sister@elsewhere.example',
      text: 'Mom moved rooms.',
      receivedAt: expect.any(String),
    },
  ])
  expect(one(await agent.get(`/platform/conversations/${conversationId}`)).attributes['state']).toBe('open')
  const notices = list(await agent.get('/platform/notices')).data
  expect(notices.map(({ attributes }) => attributes['recordId'])).toContain(conversationId)
})

test('adds a held email to the conversation as the family’s message, once [EDGE-007]', async () => {
  const { conversationId, receive } = await openConversation()
  await receive({ from: 'sister@elsewhere.example', text: `Mom moved rooms.\n\n${quote}` })
  const [held] = await heldIn(conversationId)
  const id = held?.id ?? ''
  expect(one(await decide(id, 'added')).attributes['status']).toBe('added')
  expect((await decide(id, 'added')).status).toBe(422)
  expect((await decide(id, 'dismissed')).status).toBe(422)
  const messages = await messagesOf(conversationId)
  expect(messages.map(({ attributes: { role, channel, text, emailId } }) => [role, channel, text, emailId])).toEqual([
    ['family', 'email', 'Mom moved rooms.', id],
  ])
  expect(await heldIn(conversationId)).toEqual([])
  expect(one(await agent.get(`${path}/${id}`)).attributes['texts']).toEqual([
    expect.stringContaining('The quoted words'),
  ])
})

test('obeys a stop in a held email only when staff add it [EDGE-007, EDGE-008]', async () => {
  const { family, conversationId, receive } = await openConversation()
  const pause = async () => one(await agent.get(`/secure/clients/${family.id}`)).attributes['messagePause']
  await receive({ from: 'sister@elsewhere.example', text: 'Please stop contacting us.' })
  expect(await pause()).toBeUndefined()
  await decide((await heldIn(conversationId))[0]?.id ?? '', 'added')
  expect(await pause()).toMatchObject({ words: 'Please stop contacting us.' })
})

test('dismisses a held email, deletes it, and doesn’t hold it again [EDGE-007]', async () => {
  const { conversationId, receive } = await openConversation()
  const email = { from: 'sister@elsewhere.example', text: 'Spam', messageId: '<spam@elsewhere.example>' }
  await receive(email)
  const id = (await heldIn(conversationId))[0]?.id ?? ''
  expect((await decide(id, 'dismissed')).status).toBe(200)
  expect([await heldIn(conversationId), (await agent.get(`${path}/${id}`)).status]).toEqual([[], 404])
  const [row] = await api.database.orm.select().from(inboundEmails).where(eq(inboundEmails.id, id))
  expect(row).toMatchObject({ sender: null, text: null, source: null })
  expect((await receive(email)).status).toBe(200)
  expect(await heldIn(conversationId)).toEqual([])
})

test('a stranger can’t fill a conversation: 20 emails a day, none of them large [EDGE-007, BIZ-008]', async () => {
  const { conversationId, receive } = await openConversation()
  const other = await openConversation()
  const large = { from: 'mallory@elsewhere.example', text: 'Hello '.repeat(400_000) }
  expect((await receive(large)).status).toBe(422)
  const statuses: number[] = []
  for (let index = 1; index <= 22; index += 1) {
    statuses.push((await receive({ from: `mallory${index}@elsewhere.example`, text: `Hello ${index}` })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 202), 422, 422])
  // Dismissing one makes no room on the same day.
  await decide((await heldIn(conversationId))[0]?.id ?? '', 'dismissed')
  expect((await receive({ from: 'mallory@elsewhere.example', text: 'Once more' })).status).toBe(422)
  // The family itself, and other conversations, aren’t affected.
  expect((await receive({ text: 'It’s me' })).status).toBe(201)
  expect((await other.receive({ from: 'mallory@elsewhere.example', text: 'Hello' })).status).toBe(202)
})

test('a family exports its own emails, and an erasure deletes all, whole and held [EDGE-005, EDGE-007, TRUTH-012]', async () => {
  const { family, conversationId, receive } = await openConversation()
  await receive({ text: `Hello\n\n${quote}`, attachments: [{ filename: 'room.txt', content: 'A room' }] })
  await receive({ from: 'sister@elsewhere.example', text: 'Hello' })
  const rows = () =>
    api.database.orm.select().from(inboundEmails).where(eq(inboundEmails.conversationId, conversationId))
  expect(await rows()).toHaveLength(2)
  const grant = await openOwnData(api, family.browser, family.email, await readLinkToken(api, family.email))
  // The family's own email is in its export, and the one of someone else isn't.
  const exported = JSON.stringify((await family.admin.get(`/platform/privacy/export?clientId=${family.id}`)).body)
  expect(exported).toContain('"email":{"subject":"Re: Message","texts":["Hello\\n\\nOn Thu')
  expect(exported).toContain('"files":["room.txt"]')
  expect(exported).not.toContain('Content-Transfer-Encoding')
  expect(exported).not.toContain('sister@elsewhere.example')
  await family.browser.plain('/platform/privacy/erasure', { grant, confirm: 'erase' })
  expect(await rows()).toEqual([])
  // Later emails are returned.
  for (const from of [family.email, 'sister@elsewhere.example']) {
    expect((await receive({ from, text: 'It’s me' })).status).toBe(422)
  }
  expect(await rows()).toEqual([])
})
