import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { addIdahoCommunities, issueInvoice, payingCommunity } from '../../../../testing/billing-samples'
import { approveProvider, type Caller, codeOf, createCaller, list, one } from '../../../../testing/lead-samples'

const api = apiUnderTest()
let provider: Caller
let admin: Caller

beforeAll(async () => {
  provider = await createCaller(api, 'provider')
  admin = await createCaller(api, 'admin')
  await addIdahoCommunities(api, [payingCommunity, 'other-house'])
  await approveProvider(api, payingCommunity)
})

const dispute = (caller: Caller, path: string, reason = 'Foxglove: the rent was lower.') =>
  caller.post(`${path}/disputes`, 'invoices', { reason })
const answer = (path: string, given: object, caller = admin) =>
  caller.post(`${path}/dispute-answer`, 'invoices', { reason: 'The lease says $5,000', ...given })
const attributesOf = async (path: string, caller = admin) => one(await caller.get(path)).attributes
const openTasks = async (q: string, caller = admin) =>
  list(await caller.get(`/platform/tasks?page-size=100&filter[status]=open&q=${q}`)).data.map(({ attributes }) =>
    String(attributes['title']),
  )

test('a provider neither reads nor disputes the invoice of another community, and no one else disputes one [DASH-006, ROLE-010]', async () => {
  const path = await issueInvoice(api, admin, { communityId: 'other-house' })
  expect((await provider.get(path)).status).toBe(404)
  expect((await dispute(provider, path)).status).toBe(404)
  for (const caller of [admin, await createCaller(api, 'agent')]) expect((await dispute(caller, path)).status).toBe(403)
  expect(await attributesOf(path)).toMatchObject({ status: 'issued', disputes: [] })
})

test('a dispute is a task of the admins until it’s declined, and the team reads the answer [DASH-006, WORK-010, WORK-013]', async () => {
  const path = await issueInvoice(api, admin)
  const disputed = one(await dispute(provider, path)).attributes
  expect(disputed).toMatchObject({
    status: 'disputed',
    disputes: [{ reason: 'Foxglove: the rent was lower.', raisedAt: expect.any(String) }],
  })
  expect(codeOf(await dispute(provider, path))).toBe('already-disputed')
  expect(await openTasks('Foxglove')).toEqual([
    expect.stringMatching(/^idaho-house disputes invoice H-\d{6}: Foxglove: the rent was lower\.$/),
  ])
  // It isn't an advisor's task.
  expect(await openTasks('Foxglove', await createCaller(api, 'agent'))).toEqual([])
  expect((await answer(path, { answer: 'declined' }, provider)).status).toBe(403)
  expect((await answer(path, { answer: 'declined', reason: ' ' })).status).toBe(422)
  expect(one(await answer(path, { answer: 'declined' })).attributes).toMatchObject({ status: 'issued' })
  expect(await attributesOf(path, provider)).toMatchObject({
    disputes: [{ answer: { kind: 'declined', reason: 'The lease says $5,000' } }],
  })
  expect(await openTasks('Foxglove')).toEqual([])
  expect(codeOf(await answer(path, { answer: 'declined' }))).toBe('not-disputed')
  expect((await dispute(provider, path, 'Foxglove again')).status).toBe(201)
  expect((await answer(path, { answer: 'declined' })).status).toBe(201)
})

test('a dispute is settled by a credit of a part, which the team is emailed about [WORK-013, BIZ-004]', async () => {
  const path = await issueInvoice(api, admin)
  await dispute(provider, path)
  expect((await answer(path, { answer: 'credited', amountCents: 400_001 })).status).toBe(422)
  expect(await attributesOf(path)).toMatchObject({ status: 'disputed', creditedCents: 0 })
  const settled = one(await answer(path, { answer: 'credited', amountCents: 80_000, reason: 'The rent was $4,000' }))
  expect(settled.attributes).toMatchObject({ status: 'issued', creditedCents: 80_000, balanceCents: 320_000 })
  await api.api.queue.idle()
  const emails = list(await admin.get('/platform/emails?filter[kind]=invoice-dispute-answered&page-size=100')).data
  expect(emails[0]?.attributes).toMatchObject({
    isToFamily: false,
    body: expect.stringContaining('Our reason: The rent was $4,000'),
  })
})

test('a credited invoice and a credit note can’t be disputed [WORK-013]', async () => {
  const path = await issueInvoice(api, admin)
  const note = one(await admin.post(`${path}/credit-note`, 'invoices', { reason: 'Moved out' }))
  expect(codeOf(await dispute(provider, path))).toBe('not-disputable')
  expect(codeOf(await dispute(provider, `/platform/invoices/${note.id}`))).toBe('not-disputable')
})

test('an empty dispute is rejected [DASH-006]', async () => {
  expect((await dispute(provider, await issueInvoice(api, admin), '  ')).status).toBe(422)
})

test('the database keeps what was disputed and answered [WORK-013]', async () => {
  const path = await issueInvoice(api, admin)
  await dispute(provider, path)
  await answer(path, { answer: 'declined' })
  for (const change of [
    sql`update invoice_disputes set reason = 'Nothing'`,
    sql`update invoice_disputes set answer = 'credited' where answer = 'declined'`,
    sql`delete from invoice_disputes`,
  ]) {
    await expect(api.database.orm.execute(change)).rejects.toThrow()
  }
})
