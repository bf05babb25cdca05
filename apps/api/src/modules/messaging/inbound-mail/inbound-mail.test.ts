import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { type Caller, createAcceptedFamily, createCaller, list } from '../../../../testing/lead-samples'
import { type ReceivedEmail, startMailServer } from '../../../../testing/mail-server'

const token = 'a secret of the mail server'
const server = await startMailServer()
const api = apiUnderTest({
  SMTP_URL: server.url,
  MAIL_FROM: 'post@mail.example',
  INBOUND_MAIL_ADDRESS: 'reply@mail.example',
  INBOUND_MAIL_TOKEN: token,
})
afterAll(() => server.stop())

let agent: Caller
beforeAll(async () => {
  agent = await createCaller(api, 'agent')
})

/** Emails a family in its conversation, and returns the email as the mail server received it. */
async function emailFamily(text = 'Would Tuesday suit you?') {
  const family = await createAcceptedFamily(api)
  const [conversation] = list(await agent.get(`/platform/conversations?filter[client]=${family.id}`)).data
  const conversationId = conversation?.id ?? ''
  const sent = { conversationId, text, channel: 'email' }
  expect((await agent.post('/platform/conversation-messages', 'conversation-messages', sent)).status).toBe(201)
  await api.api.queue.idle()
  const received = server.received.find(({ to, email }) => to === family.email && email.text?.includes(text))
  if (!received) throw new Error('The email has not arrived')
  return { family, conversationId, received }
}

const replyTo = ({ email }: ReceivedEmail) => email.replyTo?.[0]?.address ?? ''

interface Reply {
  from: string
  to: string
  text?: string
  html?: string
  messageId?: string
  inReplyTo?: string
  headers?: Record<string, string>
  attachments?: { filename: string; content: string }[]
}

/** Writes an email as a mail program does. */
async function compose(reply: Reply): Promise<Buffer> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await composer.sendMail({
    subject: 'Re: Message',
    messageId: `<${randomUUID()}@home.example>`,
    ...reply,
  })
  if (!Buffer.isBuffer(message)) throw new Error('The email was not composed')
  return message
}

const post = (payload: Buffer | string, headers: Record<string, string> = {}) =>
  api.call({
    method: 'POST',
    url: '/inbound-mail',
    payload,
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${token}`, ...headers },
  })
const messagesOf = async (conversationId: string) =>
  list(await agent.get(`/platform/conversation-messages?filter[conversation]=${conversationId}`)).data.map(
    ({ attributes }) => attributes,
  )

const gmailQuote =
  'On Thu, Nov 26, 2026 at 9:00 AM Hearthway <post@mail.example> wrote:\n\n> Would Tuesday suit you?\n> -- \n> Hearthway\n'

test('a family’s reply to our email arrives in the conversation, without what it quotes [WORK-008]', async () => {
  const { family, conversationId, received } = await emailFamily()
  expect(replyTo(received)).toMatch(/^reply\+[0-9a-f]{52}@mail\.example$/)
  expect(received.raw).not.toContain('Auto-Submitted')
  const reply = { from: `Ruth <${family.email.toUpperCase()}>`, to: replyTo(received), inReplyTo: received.messageId }
  const response = await post(await compose({ ...reply, text: `Yes, Tuesday is fine.\n\nRuth\n\n${gmailQuote}` }))
  expect([response.status, response.body]).toEqual([201, { status: 'added' }])
  const [latest, first] = await messagesOf(conversationId)
  expect(latest).toMatchObject({ role: 'family', channel: 'email', text: 'Yes, Tuesday is fine.\n\nRuth' })
  expect(first).toMatchObject({ role: 'agent', channel: 'email', delivery: 'sent' })
  const unread = list(await agent.get('/platform/conversations?filter[isUnread]=true')).data.map(({ id }) => id)
  expect(unread).toContain(conversationId)
})

test('adds the same email once, however often and at the same time it’s posted [WORK-008]', async () => {
  const { family, conversationId, received } = await emailFamily()
  const raw = await compose({ from: family.email, to: replyTo(received), text: 'Once' })
  const responses = await Promise.all(Array.from({ length: 5 }, () => post(raw)))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 201])
  expect((await messagesOf(conversationId)).filter(({ text }) => text === 'Once')).toHaveLength(1)
})

test('knows a reply by the email that it answers if a mail program ignored Reply-To [WORK-008]', async () => {
  const { family, conversationId, received } = await emailFamily()
  const raw = await compose({
    from: family.email,
    to: 'post@mail.example',
    text: 'Found',
    inReplyTo: received.messageId,
  })
  expect((await post(raw)).status).toBe(201)
  expect((await messagesOf(conversationId))[0]).toMatchObject({ text: 'Found' })
})

test('rejects forged, unknown, and empty replies [WORK-008, BIZ-008]', async () => {
  const { family, conversationId, received } = await emailFamily()
  const other = await emailFamily('Another family')
  const address = replyTo(received)
  const forged = address.replace(/.(?=@)/, (last) => (last === '0' ? '1' : '0'))
  const swapped = `${address.slice(0, 'reply+'.length + 32)}${replyTo(other.received).slice('reply+'.length + 32)}`
  const attempts: Record<string, Reply> = {
    'a changed signature': { from: family.email, to: forged, text: 'Hello' },
    'the signature of another conversation': { from: family.email, to: swapped, text: 'Hello' },
    'someone else': { from: 'mallory@elsewhere.example', to: address, text: 'Hello' },
    'another family': { from: other.family.email, to: address, text: 'Hello' },
    'no address and an unknown email': {
      from: family.email,
      to: 'post@mail.example',
      text: 'Hello',
      inReplyTo: `<${randomUUID()}@mail.example>`,
    },
    'nothing but a quote': { from: family.email, to: address, text: gmailQuote },
  }
  for (const [name, attempt] of Object.entries(attempts)) {
    expect((await post(await compose(attempt))).status, name).toBe(422)
  }
  expect(await messagesOf(conversationId)).toHaveLength(1)
})

test('ignores out-of-office replies [WORK-008]', async () => {
  const { family, conversationId, received } = await emailFamily()
  const headers = { 'Auto-Submitted': 'auto-replied' }
  const response = await post(await compose({ from: family.email, to: replyTo(received), text: 'I am away', headers }))
  expect([response.status, response.body]).toEqual([200, { status: 'ignored' }])
  expect(await messagesOf(conversationId)).toHaveLength(1)
})

test('reads an email that has only HTML as text, and says that it had files [WORK-008, BIZ-008]', async () => {
  const { family, conversationId, received } = await emailFamily()
  const html =
    '<style>p{}</style><p>Tea &amp; cake &lt;3</p><script>alert(1)</script><blockquote><p>Quoted</p></blockquote>'
  const attachments = [{ filename: 'room.txt', content: 'A room' }]
  const response = await post(await compose({ from: family.email, to: replyTo(received), html, attachments }))
  expect(response.status).toBe(201)
  expect((await messagesOf(conversationId))[0]).toMatchObject({
    text: 'Tea & cake <3\n\n(This email had a file. We don’t store files from emails.)',
  })
})

test('only the mail server can post emails, of a limited size [WORK-008, BIZ-008]', async () => {
  const { family, received } = await emailFamily()
  const raw = await compose({ from: family.email, to: replyTo(received), text: 'Hello' })
  expect((await post(raw, { authorization: 'Bearer another secret' })).status).toBe(404)
  expect((await api.call({ method: 'POST', url: '/inbound-mail', payload: raw })).status).toBe(404)
  expect((await post(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).status).toBe(413)
  expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(400)
  expect((await post('This is no email')).status).toBe(422)
})
