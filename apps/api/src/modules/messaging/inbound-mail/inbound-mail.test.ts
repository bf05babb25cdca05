import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { composeEmail, inboundMailSettings, postEmail, type WrittenEmail } from '../../../../testing/inbound-email'
import { type Caller, createAcceptedFamily, createCaller, list, one } from '../../../../testing/lead-samples'
import { type ReceivedEmail, startMailServer } from '../../../../testing/mail-server'

const server = await startMailServer()
const api = apiUnderTest({
  SMTP_URL: server.url,
  MAIL_FROM: 'post@mail.example',
  ...inboundMailSettings,
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

const post = (payload: Buffer | string, headers: Record<string, string> = {}) => postEmail(api, payload, headers)
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
  const response = await post(await composeEmail({ ...reply, text: `Yes, Tuesday is fine.\n\nRuth\n\n${gmailQuote}` }))
  expect([response.status, response.body]).toEqual([201, { status: 'added' }])
  const [latest, first] = await messagesOf(conversationId)
  expect(latest).toMatchObject({ role: 'family', channel: 'email', text: 'Yes, Tuesday is fine.\n\nRuth' })
  expect(first).toMatchObject({ role: 'agent', channel: 'email', delivery: 'sent' })
  const unread = list(await agent.get('/platform/conversations?filter[isUnread]=true')).data.map(({ id }) => id)
  expect(unread).toContain(conversationId)
})

test('adds the same email once, however often and at the same time it’s posted [WORK-008]', async () => {
  const { family, conversationId, received } = await emailFamily()
  const raw = await composeEmail({ from: family.email, to: replyTo(received), text: 'Once' })
  const responses = await Promise.all(Array.from({ length: 5 }, () => post(raw)))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 201])
  expect((await messagesOf(conversationId)).filter(({ text }) => text === 'Once')).toHaveLength(1)
})

test('knows a reply by the email that it answers if a mail program ignored Reply-To [WORK-008]', async () => {
  const { family, conversationId, received } = await emailFamily()
  const raw = await composeEmail({
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
  const attempts: Record<string, WrittenEmail> = {
    'a changed signature': { from: family.email, to: forged, text: 'Hello' },
    'the signature of another conversation': { from: family.email, to: swapped, text: 'Hello' },
    'no address and an unknown email': {
      from: family.email,
      to: 'post@mail.example',
      text: 'Hello',
      inReplyTo: `<${randomUUID()}@mail.example>`,
    },
    'nothing at all': { from: family.email, to: address, text: ' ' },
    'nothing from someone else': { from: 'mallory@elsewhere.example', to: address, text: ' ' },
  }
  for (const [name, attempt] of Object.entries(attempts)) {
    expect((await post(await composeEmail(attempt))).status, name).toBe(422)
  }
  expect(await messagesOf(conversationId)).toHaveLength(1)
})

test('keeps every word of a reply, whatever it looks like, and never returns one with words as empty [EDGE-005]', async () => {
  const { family, conversationId, received } = await emailFamily()
  const texts = [
    'On Tuesday her doctor wrote:\nMom needs help with bathing and her insulin.\nPlease only show us homes with a nurse.',
    'Mom\n____________________\nNeeds memory care',
    '>5 falls this year\n>90 pounds',
    gmailQuote,
  ]
  for (const text of texts) {
    const response = await post(await composeEmail({ from: family.email, to: replyTo(received), text }))
    expect(response.status, text).toBe(201)
    const [message] = await messagesOf(conversationId)
    expect(String(message?.['text']).replaceAll(/\s+/g, ' ')).toBe(text.trim().replaceAll(/\s+/g, ' '))
  }
})

test('reads an answer below our whole email, which the mail program quotes without marks [EDGE-005]', async () => {
  const { family, conversationId, received } = await emailFamily()
  const { text: sent = '', html = '' } = received.email
  const head = ['From: Hearthway <post@mail.example>', 'Sent: Thursday, November 26, 2026 9:00 AM', 'To: Ruth']
  const plain = ['See below.', '', '-----Original Message-----', ...head, '', sent, '', 'No, Friday.'].join('\n')
  const rich = `<p>See below.</p><div>${head.map((line) => line.replaceAll('<', '&lt;')).join('<br>')}</div>${html}<p>No, Friday.</p>`
  for (const content of [{ text: plain }, { html: rich }]) {
    const reply = await composeEmail({ from: family.email, to: replyTo(received), ...content })
    expect((await post(reply)).status).toBe(201)
    expect((await messagesOf(conversationId))[0]).toMatchObject({ text: 'See below.\n\nNo, Friday.' })
  }
})

test('ignores out-of-office replies [WORK-008]', async () => {
  const { family, conversationId, received } = await emailFamily()
  const headers = { 'Auto-Submitted': 'auto-replied' }
  const response = await post(
    await composeEmail({ from: family.email, to: replyTo(received), text: 'I am away', headers }),
  )
  expect([response.status, response.body]).toEqual([200, { status: 'ignored' }])
  expect(await messagesOf(conversationId)).toHaveLength(1)
})

test('reads an email that has only HTML as text, and says that it had files [WORK-008, BIZ-008]', async () => {
  const { family, conversationId, received } = await emailFamily()
  const html =
    '<style>p{}</style><p>Tea &amp; cake &lt;3</p><script>alert(1)</script><blockquote><p>Would Tuesday suit you?</p></blockquote>'
  const attachments = [{ filename: 'room.txt', content: 'A room' }]
  const response = await post(await composeEmail({ from: family.email, to: replyTo(received), html, attachments }))
  expect(response.status).toBe(201)
  expect((await messagesOf(conversationId))[0]).toMatchObject({
    text: 'Tea & cake <3\n\n(This email had a file, which isn’t shown here.)',
  })
})

test('only the mail server can post emails, of a limited size [WORK-008, BIZ-008]', async () => {
  const { family, received } = await emailFamily()
  const raw = await composeEmail({ from: family.email, to: replyTo(received), text: 'Hello' })
  expect((await post(raw, { authorization: 'Bearer another secret' })).status).toBe(404)
  expect((await api.call({ method: 'POST', url: '/inbound-mail', payload: raw })).status).toBe(404)
  expect((await post(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).status).toBe(413)
  expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(400)
  expect((await post('This is no email')).status).toBe(422)
})

test('an email that says stop stops automatic messages and advisors’ emails, tells staff, and is confirmed once [EDGE-008]', async () => {
  const { family, conversationId, received } = await emailFamily()
  const write = (text: string, more: object = {}) =>
    composeEmail({ from: family.email, to: replyTo(received), text, ...more })
  expect((await post(await write('I’d like to stop at the home on Tuesday.'))).status).toBe(201)
  const familyOf = async () => one(await agent.get(`/secure/clients/${family.id}`)).attributes
  expect((await familyOf())['messagePause']).toBeUndefined()
  const words = 'Please stop contacting me. Remove me from your list.'
  for (const text of [`${words}\n\n${gmailQuote}`, 'STOP']) expect((await post(await write(text))).status).toBe(201)
  await api.api.queue.idle()
  const find = (subject: string) =>
    server.received.filter(({ to, email }) => to === family.email && email.subject === subject)
  const [confirmation, ...others] = find('We’ve stopped messages to you')
  expect(others).toEqual([])
  expect((await familyOf())['messagePause']).toEqual({ since: expect.any(String), channel: 'email', words })
  const notes = list(await agent.get(`/platform/conversation-notes?filter[conversation]=${conversationId}`)).data
  expect(notes.map(({ attributes }) => attributes['text'])).toEqual([
    `Texts and automatic messages are stopped. The family asked by email: “${words}”`,
  ])
  const next = { conversationId, text: 'Hello?', channel: 'email' }
  const send = () => agent.post('/platform/conversation-messages', 'conversation-messages', next)
  expect((await send()).status).toBe(422)

  if (!confirmation) throw new Error('No confirmation')
  await post(await composeEmail({ from: family.email, to: replyTo(confirmation), text: 'Start' }))
  await api.api.queue.idle()
  expect(find('You’ll get messages again')).toHaveLength(1)
  expect((await familyOf())['messagePause']).toBeUndefined()
  expect((await send()).status).toBe(201)
})

test('an email with other words than its subject says what they say [EDGE-008]', async () => {
  const { family, conversationId, received } = await emailFamily()
  const email = { from: family.email, to: replyTo(received), subject: 'Re: Stop', text: 'Can you stop by on Tuesday?' }
  expect((await post(await composeEmail(email))).status).toBe(201)
  expect((await messagesOf(conversationId))[0]).toMatchObject({ text: 'Can you stop by on Tuesday?' })
  expect(one(await agent.get(`/secure/clients/${family.id}`)).attributes['messagePause']).toBeUndefined()
})

test.each([
  ['Unsubscribe', ''],
  ['Unsubscribe', gmailQuote],
  ['RE: Unsubscribe', '-- \nRuth Miller\n(303) 555-0123'],
  ['Re: Fwd: STOP', 'Sent from my iPhone'],
  ['Please remove me from your list', `Thank you,\n\nRuth\n\n${gmailQuote}`],
])('an email with the subject %j and without other words than %j says stop [EDGE-008]', async (subject, text) => {
  const { family, received } = await emailFamily()
  const email = { from: family.email, to: replyTo(received), subject, text }
  expect((await post(await composeEmail(email))).status).toBe(201)
  expect(one(await agent.get(`/secure/clients/${family.id}`)).attributes['messagePause']).toMatchObject({
    words: subject.replace(/^(?:\w+: )+/, ''),
  })
})
