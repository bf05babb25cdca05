import { now } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { currentMoment } from '../../../database/moment'
import { type Api, buildApi } from '../../../app'
import { rowsOf } from '../../../database/database'
import { readSettings } from '../../../settings'
import { idOf } from '../../../../testing/responses'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { browserOf } from '../../../../testing/browser'
import { listMessagesTo } from '../../../../testing/mailbox'
import { startMailServer } from '../../../../testing/mail-server'
import { sampleRequest } from '../../../../testing/sample-request'

const server = await startMailServer()
const environment = {
  SMTP_URL: server.url,
  MAIL_FROM: 'The post room <post@mail.example>',
  MARKETPLACE_URL: 'https://homes.example',
  DASHBOARD_URL: 'https://homes.example/dashboard',
}
const api = apiUnderTest(environment)
afterAll(() => server.stop())
afterEach(() => {
  server.losesResponses = false
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Sends an email by sharing a community with the address. */
const share = (email: string) =>
  browserOf(api).send('POST', '/platform/user-shares', { email, from: 'Sam', communityIds: ['aspen-court'] })
const arrived = (to: string) => server.received.filter((email) => email.to === to)
const deliveryStatus = async (to: string) => (await listMessagesTo(api, to))[0]?.status
/** Makes all queued messages due now. */
const makeDue = () =>
  api.database.orm.execute(
    sql`update notifications set due_at = ${currentMoment()} where sent_at is null and failure is null`,
  )

/** Lets the time pass after which the circuit breaker lets the worker use the mail server again. The breaker and its library measure it differently. */
function closeCircuit() {
  const measured = performance.now() + 31_000
  vi.spyOn(performance, 'now').mockReturnValue(measured)
  vi.useFakeTimers({ toFake: ['Date'], now: now().getTime() + 31_000 })
}

test('an email is sent once, with its headers, as text and HTML [GWZ-118]', async () => {
  const to = 'once@friends.example'
  await share(to)
  expect(await deliveryStatus(to)).toBe('sent')
  await makeDue()
  await api.api.queue.idle()
  const [received, ...others] = arrived(to)
  expect(others).toEqual([])
  expect(received?.email).toMatchObject({
    from: { name: 'The post room', address: 'post@mail.example' },
    replyTo: [{ address: 'help@hearthway.example' }],
    subject: 'Someone sent you a community to look at',
  })
  expect(received?.messageId).toMatch(/^<[0-9a-f-]{36}@mail\.example>$/)
  expect(received?.raw).toContain('Auto-Submitted: auto-generated')
  expect(received?.raw).toContain('X-Auto-Response-Suppress: OOF, AutoReply')
  expect(received?.email.text).toContain(`https://homes.example/`)
  expect(received?.email.html).toContain('<html lang="en" ')
  expect(received?.email.html).toContain('<a href="https://homes.example/')
})

test('emails to family and advisor have complete links, and only the family gets the receipt link [TRUST-003]', async () => {
  const email = 'linked@families.example'
  await api.call({ method: 'POST', url: '/platform/uuid-actions', payload: sampleRequest({ email }) })
  await api.api.queue.idle()
  const text = arrived(email)[0]?.email.text ?? ''
  const [, token] = /https:\/\/homes\.example\/receipts\?token=([\w-]{43})/.exec(text) ?? []
  expect((await api.call({ url: `/platform/receipts?token=${token ?? 'none'}` })).status).toBe(200)
  expect((await listMessagesTo(api, email))[0]?.body).toContain('/receipts?token=(only in the message itself)')
  const advisorEmail = server.received.find(({ email: { subject } }) => subject?.startsWith('Can you help a family'))
  expect(advisorEmail?.email.text).toMatch(/https:\/\/homes\.example\/dashboard\/families\/[0-9a-f-]{36}/)
})

test("only the recipient reads a code, and it's deleted once sent [API-016]", async () => {
  const to = 'customer@hearthway.example'
  const browser = browserOf(api)
  const id = idOf(await browser.send('POST', '/platform/auth/otp/start', { email: to }))
  const [message] = await listMessagesTo(api, to)
  expect(message?.body).toContain('(only in the message itself)')
  const [, code] = /\b(\d{6})\b/.exec(arrived(to).at(-1)?.email.text ?? '') ?? []
  expect((await browser.send('POST', '/platform/auth/otp/login', { id, code }, 'users')).status).toBe(200)
  const withSecret = sql`select 1 from notifications where recipient = ${to} and secret is not null`
  expect(await rowsOf(api.database.orm, withSecret)).toEqual([])
})

test("a code replaced before it was sent isn't sent [API-016]", async () => {
  const to = 'provider@hearthway.example'
  server.rejections.set(to, { code: 451, text: '4.7.1 Greylisted' })
  const browser = browserOf(api)
  await browser.send('POST', '/platform/auth/otp/start', { email: to })
  await api.api.queue.idle()
  await browser.send('POST', '/platform/auth/otp/start', { email: to })
  server.rejections.delete(to)
  await makeDue()
  const messages = await listMessagesTo(api, to)
  expect(messages.map(({ status }) => status)).toEqual(['sent', 'failed'])
  expect(messages[1]).toMatchObject({ failure: expect.stringContaining('expired before we could send it') })
  expect(arrived(to)).toHaveLength(1)
})

test('a deferred email is retried with the same message ID', async () => {
  const to = 'later@friends.example'
  server.rejections.set(to, { code: 450, text: '4.2.1 Try again later' })
  await share(to)
  expect(await deliveryStatus(to)).toBe('queued')
  // A deferred email isn't retried before it's due.
  await api.api.queue.idle()
  server.rejections.delete(to)
  expect(await deliveryStatus(to)).toBe('queued')
  await makeDue()
  expect(await deliveryStatus(to)).toBe('sent')
  expect(arrived(to)).toHaveLength(1)
})

test('an email deferred for 5 days fails', async () => {
  const to = 'never@friends.example'
  server.rejections.set(to, { code: 452, text: '4.2.2 Mailbox full' })
  await share(to)
  await api.api.queue.idle()
  await api.database.orm.execute(
    sql`update notifications set due_at = ${currentMoment()}, created_at = ${currentMoment()} - interval '6 days' where recipient = ${to}`,
  )
  expect((await listMessagesTo(api, to))[0]).toMatchObject({
    status: 'failed',
    failure: expect.stringContaining('5 days'),
  })
})

test.each([
  [550, '5.1.1 <unknown@friends.example> is unknown', 'This email address doesn’t exist'],
  [552, '5.2.2 Over quota', 'The recipient’s mailbox is full'],
  [554, '5.7.1 Blocked', 'The recipient’s mail server blocked this email'],
  [553, 'No', 'The recipient’s mail server rejected this email (553)'],
])('a permanent rejection (%i %s) fails an email with a reason', async (code, text, failure) => {
  const to = `refused-${code}@friends.example`
  server.rejections.set(to, { code, text })
  await share(to)
  const [message] = await listMessagesTo(api, to)
  expect(message).toMatchObject({ status: 'failed', failure })
  server.rejections.delete(to)
  await makeDue()
  await api.api.queue.idle()
  expect(arrived(to)).toEqual([])
})

test("a failed email appears in the family's timeline [DASH-003]", async () => {
  const email = 'unreachable@families.example'
  server.rejections.set(email, { code: 550, text: '5.1.1 Unknown' })
  await api.call({
    method: 'POST',
    url: '/platform/uuid-actions',
    payload: sampleRequest({ email, name: 'Gwen Unreachable' }),
  })
  await api.api.queue.idle()
  const headers = { cookie: await api.cookieOf('admin') }
  const { body } = await api.call({ url: '/secure/clients?q=gwen%20unreachable', headers })
  const { data }: { data: { id: string }[] } = JSON.parse(JSON.stringify(body))
  const family = await api.call({ url: `/secure/clients/${data[0]?.id ?? ''}`, headers })
  expect(JSON.stringify(family.body)).toContain('We couldn’t email the family')
})

test('requests succeed while the mail server is down, and each email is sent once [BIZ-008]', async () => {
  await server.stop()
  const recipients = Array.from({ length: 12 }, (_, index) => `away-${index}@friends.example`)
  for (const to of recipients) expect((await share(to)).status).toBe(200)
  const statuses = async () =>
    (await Promise.all(recipients.map((to) => listMessagesTo(api, to)))).flatMap((sent) =>
      sent.map(({ status }) => status),
    )
  expect(await statuses()).toEqual(recipients.map(() => 'queued'))
  await server.start()
  closeCircuit()
  await makeDue()
  expect(await statuses()).toEqual(recipients.map(() => 'sent'))
  for (const to of recipients) expect(arrived(to)).toHaveLength(1)
})

test("a slow mail server doesn't delay a lead [BIZ-008]", async () => {
  let release = () => {}
  server.delay = new Promise((resolve) => (release = resolve))
  await share('slow@friends.example')
  const email = 'quick@families.example'
  const response = await api.call({ method: 'POST', url: '/platform/uuid-actions', payload: sampleRequest({ email }) })
  expect(response.status).toBe(201)
  release()
  expect(await deliveryStatus('slow@friends.example')).toBe('sent')
  expect(arrived('slow@friends.example')).toHaveLength(1)
})

test('a process killed before it records a sent email leaves it to the next one, with the same ID', async () => {
  const to = 'twice@friends.example'
  const first = await startProcess()
  server.losesResponses = true
  await share(to)
  // Either process may have claimed it.
  await Promise.all([first.queue.idle(), api.api.queue.idle()])
  await first.app.close()
  server.losesResponses = false
  expect(arrived(to).length).toBeGreaterThanOrEqual(1)
  await makeDue()
  expect(await deliveryStatus(to)).toBe('sent')
  expect(arrived(to).length).toBeGreaterThanOrEqual(2)
  expect(new Set(arrived(to).map(({ messageId }) => messageId)).size).toBe(1)
})

test("connections cut during emails don't stop the next emails", async () => {
  server.losesResponses = true
  const cut = Array.from({ length: 12 }, (_, index) => `cut-${index}@friends.example`)
  for (const to of cut) {
    await share(to)
    await makeDue()
    await api.api.queue.idle()
  }
  server.losesResponses = false
  expect(await deliveryStatus('cut-11@friends.example')).toBe('queued')
  closeCircuit()
  await makeDue()
  for (const to of cut) expect(await deliveryStatus(to), to).toBe('sent')
})

test('two processes on one database send each email once', async () => {
  const second = await startProcess()
  const recipients = Array.from({ length: 40 }, (_, index) => `crowd-${index}@friends.example`)
  await Promise.all(recipients.map(share))
  await Promise.all([api.api.queue.idle(), second.queue.idle()])
  await second.app.close()
  await api.api.queue.idle()
  expect(recipients.map((to) => arrived(to).length)).toEqual(recipients.map(() => 1))
})

/** Starts a second API on the same database. */
function startProcess(): Promise<Api> {
  const settings = readSettings({ LOG_LEVEL: 'silent', RATE_LIMIT: 'false', ...environment })
  return buildApi(settings, api.database)
}

test.each([
  ['a sign-in code', '/platform/auth/otp/start', (email: string) => ({ email }), 200],
  ['a code for the privacy page', '/platform/privacy/codes', () => ({}), 201],
])(
  '%s is sent before thousands of emails that wait since an outage [API-016, BIZ-008]',
  async (name, path, body, status) => {
    const to = `${name.replaceAll(' ', '.')}@home.example`
    const waiting = `before.${to}`
    const browser = browserOf(api)
    await browser.send('POST', '/platform/uuid-actions', sampleRequest({ email: to }).data.attributes, 'uuid-actions')
    await share(waiting)
    await api.api.queue.idle()
    const before = arrived(to).length
    // Each gets a number that orders it before the code.
    await api.database.orm.execute(sql`
    insert into notifications
    select (jsonb_populate_record(one, jsonb_build_object(
      'id', gen_random_uuid(), 'key', one.key || n, 'sent_at', null, 'due_at', one.due_at - interval '1 hour'
    ))).*
    from notifications one, generate_series(1, 5000) n where one.recipient = ${waiting}`)
    expect((await browser.send('POST', path, body(to))).status).toBe(status)
    await vi.waitFor(() => expect(arrived(to)).toHaveLength(before + 1), { timeout: 60_000 })
    expect(arrived(waiting).length).toBeLessThan(100)
    await api.database.orm.execute(sql`delete from notifications where recipient = ${waiting}`)
  },
)
