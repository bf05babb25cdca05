import { sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { type Api, buildApi } from '../../../app'
import { rowsOf } from '../../../database/database'
import { readSettings } from '../../../settings'
import { idOf } from '../../../../testing/answers'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { browserOf } from '../../../../testing/browser'
import { allArrived, arrivedAt } from '../../../../testing/mailbox'
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
  server.losesReplies = false
  vi.useRealTimers()
})

/** Writes a letter to an address, as somebody who shares a community. */
const share = (email: string) =>
  browserOf(api).send('POST', '/platform/user-shares', { email, from: 'Sam', communityIds: ['aspen-court'] })
const arrived = (to: string) => server.letters.filter((letter) => letter.to === to)
const statusOf = async (to: string) => (await arrivedAt(api, to))[0]?.status
/** What is put off is due now, as if its time had passed. */
const passTime = () =>
  api.database.orm.execute(sql`update notifications set due_at = now() where sent_at is null and failure is null`)

/** After failures in a row nobody asks the server any more; after half a minute somebody does. */
const letAskAgain = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })

test('an email is sent once, with its headers, as text and HTML [GWZ-118]', async () => {
  const to = 'once@friends.example'
  await share(to)
  expect(await statusOf(to)).toBe('sent')
  await passTime()
  await api.api.queue.idle()
  const [letter, ...others] = arrived(to)
  expect(others).toEqual([])
  expect(letter?.email).toMatchObject({
    from: { name: 'The post room', address: 'post@mail.example' },
    replyTo: [{ address: 'help@hearthway.example' }],
    subject: 'Sam sent you a community to look at',
  })
  expect(letter?.messageId).toMatch(/^<[0-9a-f-]{36}@mail\.example>$/)
  expect(letter?.raw).toContain('Auto-Submitted: auto-generated')
  expect(letter?.email.text).toContain(`https://homes.example/`)
  expect(letter?.email.html).toContain('<html lang="en">')
  expect(letter?.email.html).toContain('<a href="https://homes.example/')
})

test('emails to family and advisor have complete links, and only the family gets the receipt link [TRUST-003]', async () => {
  const email = 'linked@families.example'
  await api.call({ method: 'POST', url: '/platform/uuid-actions', payload: sampleRequest({ email }) })
  await api.api.queue.idle()
  const text = arrived(email)[0]?.email.text ?? ''
  const [, token] = /https:\/\/homes\.example\/receipts\?token=([\w-]{43})/.exec(text) ?? []
  expect((await api.call({ url: `/platform/receipts?token=${token ?? 'none'}` })).status).toBe(200)
  expect((await arrivedAt(api, email))[0]?.body).toContain('/receipts?token=(only in the message itself)')
  const told = server.letters.find(({ email: { subject } }) => subject?.startsWith('A new family'))
  expect(told?.email.text).toMatch(/https:\/\/homes\.example\/dashboard\/families\/[0-9a-f-]{36}/)
})

test("only the recipient reads a code, and it's deleted once sent [API-016]", async () => {
  const to = 'customer@hearthway.example'
  const browser = browserOf(api)
  const id = idOf(await browser.send('POST', '/platform/auth/otp/start', { email: to }))
  const [message] = await arrivedAt(api, to)
  expect(message?.body).toContain('(only in the message itself)')
  const [, code] = /\b(\d{6})\b/.exec(arrived(to).at(-1)?.email.text ?? '') ?? []
  expect((await browser.send('POST', '/platform/auth/otp/login', { id, code }, 'users')).status).toBe(200)
  const kept = sql`select 1 from notifications where recipient = ${to} and secret is not null`
  expect(await rowsOf(api.database.orm, kept)).toEqual([])
})

test("a code replaced before it was sent isn't sent [API-016]", async () => {
  const to = 'provider@hearthway.example'
  server.refusals.set(to, { code: 451, words: '4.7.1 Greylisted' })
  await browserOf(api).send('POST', '/platform/auth/otp/start', { email: to })
  await api.api.queue.idle()
  await browserOf(api).send('POST', '/platform/auth/otp/start', { email: to })
  server.refusals.delete(to)
  await passTime()
  const messages = await arrivedAt(api, to)
  expect(messages.map(({ status }) => status)).toEqual(['sent', 'failed'])
  expect(messages[1]).toMatchObject({ failure: expect.stringContaining('too old before it could be sent') })
  expect(arrived(to)).toHaveLength(1)
})

test('a deferred email is retried with the same message ID', async () => {
  const to = 'later@friends.example'
  server.refusals.set(to, { code: 450, words: '4.2.1 Try again later' })
  await share(to)
  expect(await statusOf(to)).toBe('queued')
  // Not at once, but when its time has come.
  await api.api.queue.idle()
  server.refusals.delete(to)
  expect(await statusOf(to)).toBe('queued')
  await passTime()
  expect(await statusOf(to)).toBe('sent')
  expect(arrived(to)).toHaveLength(1)
})

test('an email deferred for 5 days fails', async () => {
  const to = 'never@friends.example'
  server.refusals.set(to, { code: 452, words: '4.2.2 Mailbox full' })
  await share(to)
  await api.api.queue.idle()
  await api.database.orm.execute(
    sql`update notifications set due_at = now(), created_at = now() - interval '6 days' where recipient = ${to}`,
  )
  expect((await arrivedAt(api, to))[0]).toMatchObject({
    status: 'failed',
    failure: expect.stringContaining('five days'),
  })
})

test.each([
  [550, '5.1.1 <nobody@friends.example> is unknown', 'Nobody can be reached at this address'],
  [552, '5.2.2 Over quota', 'The mailbox is full'],
  [554, '5.7.1 Blocked', 'The receiving server does not take this mail'],
  [553, 'No', 'The receiving server refused it (553)'],
])('a refusal for good (%i %s) ends a letter with a plain reason', async (code, words, failure) => {
  const to = `refused-${code}@friends.example`
  server.refusals.set(to, { code, words })
  await share(to)
  const [message] = await arrivedAt(api, to)
  expect(message).toMatchObject({ status: 'failed', failure })
  server.refusals.delete(to)
  await passTime()
  await api.api.queue.idle()
  expect(arrived(to)).toEqual([])
})

test("a failed email appears in the family's timeline [DASH-003]", async () => {
  const email = 'gone@families.example'
  server.refusals.set(email, { code: 550, words: '5.1.1 Unknown' })
  await api.call({
    method: 'POST',
    url: '/platform/uuid-actions',
    payload: sampleRequest({ email, name: 'Gwen Gone' }),
  })
  await api.api.queue.idle()
  const headers = { cookie: await api.cookieOf('admin') }
  const { body } = await api.call({ url: '/secure/clients?q=gwen%20gone', headers })
  const { data }: { data: { id: string }[] } = JSON.parse(JSON.stringify(body))
  const family = await api.call({ url: `/secure/clients/${data[0]?.id ?? ''}`, headers })
  expect(JSON.stringify(family.body)).toContain('An e-mail to the family could not be delivered')
})

test('requests succeed while the mail server is down, and each email is sent once [BIZ-008]', async () => {
  await server.stop()
  const recipients = Array.from({ length: 12 }, (_, index) => `away-${index}@friends.example`)
  for (const to of recipients) expect((await share(to)).status).toBe(200)
  const statuses = async () =>
    (await allArrived(api)).filter(({ recipient }) => recipients.includes(recipient)).map(({ status }) => status)
  expect(await statuses()).toEqual(recipients.map(() => 'queued'))
  await server.start()
  letAskAgain()
  await passTime()
  expect(await statuses()).toEqual(recipients.map(() => 'sent'))
  for (const to of recipients) expect(arrived(to)).toHaveLength(1)
})

test("a slow mail server doesn't delay a lead [BIZ-008]", async () => {
  let letGo = () => {}
  server.holds = new Promise((resolve) => (letGo = resolve))
  await share('slow@friends.example')
  const email = 'quick@families.example'
  const answer = await api.call({ method: 'POST', url: '/platform/uuid-actions', payload: sampleRequest({ email }) })
  expect(answer.status).toBe(201)
  letGo()
  expect(await statusOf('slow@friends.example')).toBe('sent')
  expect(arrived('slow@friends.example')).toHaveLength(1)
})

test('a process killed before it records a sent email leaves it to the next one, with the same ID', async () => {
  const to = 'twice@friends.example'
  const first = await another()
  server.losesReplies = true
  await share(to)
  // Either of the two may have taken it.
  await Promise.all([first.queue.idle(), api.api.queue.idle()])
  await first.app.close()
  server.losesReplies = false
  expect(arrived(to).length).toBeGreaterThanOrEqual(1)
  await passTime()
  expect(await statusOf(to)).toBe('sent')
  expect(arrived(to).length).toBeGreaterThanOrEqual(2)
  expect(new Set(arrived(to).map(({ messageId }) => messageId)).size).toBe(1)
})

test("connections cut during emails don't stop the next emails", async () => {
  server.losesReplies = true
  const cut = Array.from({ length: 12 }, (_, index) => `cut-${index}@friends.example`)
  for (const to of cut) {
    await share(to)
    await passTime()
    await api.api.queue.idle()
  }
  server.losesReplies = false
  expect(await statusOf('cut-11@friends.example')).toBe('queued')
  letAskAgain()
  await passTime()
  for (const to of cut) expect(await statusOf(to), to).toBe('sent')
}, 120_000)

test('two processes on one database send each email once', async () => {
  const second = await another()
  const recipients = Array.from({ length: 40 }, (_, index) => `crowd-${index}@friends.example`)
  await Promise.all(recipients.map(share))
  await Promise.all([api.api.queue.idle(), second.queue.idle()])
  await second.app.close()
  await api.api.queue.idle()
  expect(recipients.map((to) => arrived(to).length)).toEqual(recipients.map(() => 1))
})

/** A second process: a server of its own on the same database. */
function another(): Promise<Api> {
  const settings = readSettings({ LOG_LEVEL: 'silent', RATE_LIMIT: 'false', ...environment })
  return buildApi(settings, api.database)
}
