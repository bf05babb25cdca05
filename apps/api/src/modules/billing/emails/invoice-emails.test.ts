import { addDays, siteDay } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { addIdahoCommunities, draftInvoice, issueInvoice, payingCommunity } from '../../../../testing/billing-samples'
import { approveProvider, type Caller, codeOf, createCaller, list, one } from '../../../../testing/lead-samples'
import { rowsOf } from '../../../database/database'
import { remindOfInvoice } from './remind-of-invoice'

const api = apiUnderTest()
let provider: Caller
let admin: Caller

beforeAll(async () => {
  provider = await createCaller(api, 'provider')
  admin = await createCaller(api, 'admin')
  await addIdahoCommunities(api, [payingCommunity, 'quiet-house'])
  await approveProvider(api, payingCommunity)
})

const today = siteDay()
const idOf = (path: string) => path.split('/').at(-1) ?? ''
const send = (path: string, recipient = 'Billing@idaho.example') =>
  admin.post(`${path}/emails`, 'invoices', { recipient })
const attributesOf = async (path: string, caller = admin) => one(await caller.get(path)).attributes
const remind = (path: string, daysAfterDue: number) =>
  api.database.orm.transaction((tx) => remindOfInvoice(tx, api.api.queue, { invoiceId: idOf(path), daysAfterDue }))
const emailsTo = async (recipient: string, kind: string) =>
  list(await admin.get(`/platform/emails?filter[kind]=${kind}&filter[recipient]=${recipient}&page-size=100`)).data
const waiting = async (path: string) =>
  (
    await rowsOf(
      api.database.orm,
      sql`select data ->> 'daysAfterDue' as days from jobs where name = 'remind-of-invoice' and data ->> 'invoiceId' = ${idOf(path)} order by due_at`,
    )
  ).map(({ days }) => Number(days))
/** Makes an invoice due some days before today. */
const setDue = (path: string, daysAgo: number) =>
  api.database.script(`alter table invoices disable trigger invoices_locked;
    update invoices set due_on = '${addDays(today, -daysAgo)}' where id = '${idOf(path)}';
    alter table invoices enable trigger invoices_locked`)

test('an invoice is emailed to a billing office, and its reminders begin [WORK-013]', async () => {
  const path = await issueInvoice(api, admin)
  expect(await attributesOf(path)).not.toHaveProperty('nextReminderOn')
  const sent = one(await send(path, ' Office@idaho.example ')).attributes
  expect(sent).toMatchObject({
    emails: [{ recipient: 'office@idaho.example', sentAt: expect.any(String) }],
    nextReminderOn: addDays(today, 23),
    billingEmail: 'office@idaho.example',
  })
  expect(await waiting(path)).toEqual([-7])
  await api.api.queue.idle()
  const [email] = await emailsTo('office@idaho.example', 'invoice-sent')
  const { clientName, number } = await attributesOf(path)
  expect(email?.attributes).toMatchObject({
    isToFamily: false,
    subject: expect.stringContaining(`${String(number)}: $4,000.00 due`),
  })
  expect(String(email?.attributes['body'])).not.toContain(String(clientName))
  await send(path, 'office@idaho.example')
  expect(await waiting(path)).toEqual([-7])
  expect(await attributesOf(path, provider)).not.toHaveProperty('billingEmail')
  expect(await attributesOf(path, await createCaller(api, 'agent'))).not.toHaveProperty('emails')
})

test.each(['nope', 'two@a.example, b@b.example', 'a@localhost.test'])(
  'rejects the address %s [WORK-013]',
  async (recipient) => {
    const answer = await send(await issueInvoice(api, admin), recipient)
    expect([answer.status, answer.body]).toMatchObject([
      422,
      {
        errors: [
          { source: { pointer: '/data/attributes/recipient' }, detail: expect.stringContaining('Enter an email') },
        ],
      },
    ])
  },
)

test('a draft isn’t emailed, and only admins email invoices [WORK-013, ROLE-010]', async () => {
  expect(codeOf(await send(await draftInvoice(api, admin)))).toBe('invoice-draft')
  const path = await issueInvoice(api, admin)
  for (const caller of [provider, await createCaller(api, 'agent')]) {
    expect((await caller.post(`${path}/emails`, 'invoices', { recipient: 'a@b.example' })).status).toBe(403)
  }
})

test('the first recipient is a billing contact, or else someone on the team [WORK-013]', async () => {
  const path = await issueInvoice(api, admin, { communityId: 'quiet-house' })
  expect(await attributesOf(path)).not.toHaveProperty('billingEmail')
  const contact = { name: 'Bo', role: 'billing', email: 'bo@quiet.example', communityId: 'quiet-house' }
  const left = { ...contact, name: 'Al', email: 'al@quiet.example' }
  const { id } = one(await admin.post('/platform/contacts', 'contacts', left))
  await admin.patch(`/platform/contacts/${id}`, 'contacts', { hasLeft: true })
  await admin.post('/platform/contacts', 'contacts', { ...contact, role: 'sales', email: 'sales@quiet.example' })
  expect(await attributesOf(path)).not.toHaveProperty('billingEmail')
  await admin.post('/platform/contacts', 'contacts', contact)
  expect(await attributesOf(path)).toMatchObject({ billingEmail: 'bo@quiet.example' })
})

test('each reminder is sent once, says how late the payment is, and schedules the next [WORK-013]', async () => {
  const path = await issueInvoice(api, admin)
  await send(path, 'late@idaho.example')
  await admin.post(`${path}/payments`, 'invoices', { amountCents: 100_000, receivedOn: today, method: 'ach' })
  await setDue(path, 3)
  await remind(path, 3)
  await remind(path, 3)
  const reminders = await emailsTo('late@idaho.example', 'invoice-reminder')
  expect(reminders).toHaveLength(1)
  expect(reminders[0]?.attributes['body']).toMatch(
    /We haven’t received \$3,000\.00 of invoice .*, which was due 3 days ago\./,
  )
  const { emails } = await attributesOf(path)
  expect(emails).toMatchObject([{ daysAfterDue: 3 }, { recipient: 'late@idaho.example' }])
  expect(await waiting(path)).toContain(14)
})

test('nothing is sent for a paid or disputed invoice, or before the due date once that is over [WORK-013]', async () => {
  const paid = await issueInvoice(api, admin)
  const disputed = await issueInvoice(api, admin)
  const late = await issueInvoice(api, admin)
  for (const path of [paid, disputed, late]) await send(path, 'none@idaho.example')
  await admin.post(`${paid}/payments`, 'invoices', { amountCents: 400_000, receivedOn: today, method: 'ach' })
  await provider.post(`${disputed}/disputes`, 'invoices', { reason: 'The rent was lower' })
  expect(await attributesOf(disputed)).not.toHaveProperty('nextReminderOn')
  expect(await attributesOf(paid)).not.toHaveProperty('nextReminderOn')
  for (const path of [paid, disputed]) await remind(path, -7)
  await setDue(late, 1)
  await remind(late, -7)
  expect(await emailsTo('none@idaho.example', 'invoice-reminder')).toEqual([])
  expect(await waiting(disputed)).toContain(3)
  await admin.post(`${disputed}/dispute-answer`, 'invoices', { answer: 'declined', reason: 'The lease says so' })
  await setDue(disputed, 3)
  await remind(disputed, 3)
  expect(await emailsTo('none@idaho.example', 'invoice-reminder')).toHaveLength(1)
})

test('of reminders that come late, only the newest is sent [WORK-013]', async () => {
  const path = await issueInvoice(api, admin)
  await send(path, 'outage@idaho.example')
  await setDue(path, 15)
  for (const days of [-7, 3, 14]) await remind(path, days)
  const { emails } = await attributesOf(path)
  expect(emails).toMatchObject([{ daysAfterDue: 14 }, { recipient: 'outage@idaho.example' }])
})
