import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { listMessagesTo } from '../../../../testing/mailbox'
import {
  acceptFamily,
  type Caller,
  codeOf,
  createCaller,
  createFamilyWithRequest,
  findOfferId,
  list,
  one,
} from '../../../../testing/lead-samples'

const api = apiUnderTest()
const shortOffers = apiUnderTest({ ADVISOR_MINUTES: '0' })

/** Returns the emails to a family, oldest first, as an admin sees them. */
const emailsToFamily = async (familyEmail: string, of = api) => (await listMessagesTo(of, familyEmail)).toReversed()

const receiptsOf = async (browser: Caller) =>
  list(await browser.get('/platform/receipts')).data.map(({ attributes }) => attributes)

test('an advisor sees no contact info and holds no release before accepting [TRUTH-001, TRUST-002]', async () => {
  const { id, browser } = await createFamilyWithRequest(api)
  const advisor = await createCaller(api, 'agent')
  const before = one(await advisor.get(`/secure/clients/${id}`)).attributes
  expect(before).toMatchObject({ offer: { status: 'offered' } })
  for (const name of ['email', 'phone', 'maskedEmail', 'maskedPhone']) expect(before).not.toHaveProperty(name)
  expect((await receiptsOf(browser)).map(({ recipientKind }) => recipientKind)).not.toContain('agent')
  const [caller] = list(await browser.get('/platform/assigned-callers')).data
  expect(caller?.attributes).toMatchObject({ name: 'Advisor agent-boulder', status: 'asked' })

  const conversation = { clientId: id }
  expect((await advisor.post('/platform/conversations', 'conversations', conversation)).status).toBe(409)
  await acceptFamily(advisor, id)
  expect((await advisor.post('/platform/conversations', 'conversations', conversation)).status).toBe(201)
  expect(one(await advisor.get(`/secure/clients/${id}`)).attributes).toHaveProperty('maskedPhone')
  expect(await receiptsOf(browser)).toContainEqual(
    expect.objectContaining({ recipientKind: 'agent', recipientName: 'Advisor agent-boulder', status: 'active' }),
  )
  const [accepted] = list(await browser.get('/platform/assigned-callers')).data
  expect(accepted?.attributes).toMatchObject({ status: 'accepted' })
})

test('emails the family the next advisor’s name before that advisor can get its number [TRUTH-001]', async () => {
  const { id, browser, email } = await createFamilyWithRequest(api)
  const first = await createCaller(api, 'agent')
  await first.post(`/platform/offers/${await findOfferId(first, id)}/decline`, 'offers', { reason: 'On vacation' })
  await api.api.queue.idle()
  const named = (await emailsToFamily(email)).find(({ subject }) => String(subject).includes('agent-colorado'))
  expect(named?.['subject']).toBe('Advisor agent-colorado will call you about your search')

  const next = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  await acceptFamily(next, id)
  const release = (await receiptsOf(browser)).find(({ recipientName }) => recipientName === 'Advisor agent-colorado')
  expect(Date.parse(String(named?.['createdAt']))).toBeLessThan(Date.parse(String(release?.['sentAt'])))
})

test('emails the family the name of each advisor after one doesn’t respond [TRUTH-001]', async () => {
  const { id, email, admin } = await createFamilyWithRequest(shortOffers)
  const statuses = async () =>
    list(await admin.get('/platform/offers?page-size=100'))
      .data.filter(({ attributes }) => attributes['clientId'] === id)
      .map(({ attributes }) => attributes['status'])
  await expect.poll(statuses).toEqual(['timed-out', 'timed-out'])
  const subjects = (await emailsToFamily(email, shortOffers)).map(({ subject }) => subject)
  expect(subjects).toContain('Advisor agent-colorado will call you about your search')
})

test('a family can ask for another advisor, before and after the first accepted [TRUTH-001, TRUST-004]', async () => {
  const { id, browser } = await createFamilyWithRequest(api)
  const [asked] = list(await browser.get('/platform/assigned-callers')).data
  const replaced = await browser.post(`/platform/assigned-callers/${asked?.id}/replace`, 'assigned-callers', {})
  expect(one(replaced).attributes).toMatchObject({ name: 'Advisor agent-boulder', status: 'replaced' })
  await api.api.queue.idle()
  const first = await createCaller(api, 'agent')
  expect((await first.get(`/secure/clients/${id}`)).status).toBe(404)

  const second = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  await acceptFamily(second, id)
  const [accepted] = list(await browser.get('/platform/assigned-callers')).data
  await browser.post(`/platform/assigned-callers/${accepted?.id}/replace`, 'assigned-callers', {})
  expect((await second.get(`/secure/clients/${id}`)).status).toBe(404)
  expect(
    (await receiptsOf(browser)).find(({ recipientName }) => recipientName === 'Advisor agent-colorado'),
  ).toMatchObject({
    status: 'revoked',
  })
  await api.api.queue.idle()
  expect(list(await browser.get('/platform/assigned-callers')).data).toEqual([])
})

test('no one can replace the advisor of another family [TRUTH-001, ROLE-010]', async () => {
  const { browser } = await createFamilyWithRequest(api)
  const [asked] = list(await browser.get('/platform/assigned-callers')).data
  const stranger = (await createFamilyWithRequest(api)).browser
  const path = `/platform/assigned-callers/${asked?.id}/replace`
  expect(codeOf(await stranger.post(path, 'assigned-callers', {}))).toBe('not-found')
  expect(list(await browser.get('/platform/assigned-callers')).data).toEqual([asked])
})
