import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import {
  acceptFamily,
  addDirectCommunity,
  approveProvider,
  createCaller,
  createDirectFamily,
  createFamilyWithRequest,
  list,
  one,
} from '../../../testing/lead-samples'
import { listAllMessages, readLinkToken } from '../../../testing/mailbox'

const api = apiUnderTest()

beforeAll(async () => {
  await addDirectCommunity(api, 'harbor-direct')
  await approveProvider(api, 'harbor-direct')
})

const advisor = () => createCaller(api, 'agent')

test('stops all sharing: every recipient loses access and gets one email, and each receipt says so [TRUST-004]', async () => {
  const { id, email, browser } = await createDirectFamily(api, ['harbor-direct'], { consultationRequested: 'Yes' })
  await acceptFamily(await advisor(), id)
  const team = await createCaller(api, 'provider')
  for (const recipient of [await advisor(), team])
    expect((await recipient.get(`/secure/clients/${id}`)).status).toBe(200)
  expect((await browser.plain('/platform/receipts/revoke', {})).body).toEqual({ stopped: 2 })
  for (const recipient of [await advisor(), team])
    expect((await recipient.get(`/secure/clients/${id}`)).status).toBe(404)
  expect((await browser.plain('/platform/receipts/revoke', {})).body).toEqual({ stopped: 0 })
  const receipts = list(await browser.get('/platform/receipts')).data
  const statuses = receipts.map(({ attributes }) => [attributes['recipientName'], attributes['status']])
  expect(statuses.toSorted()).toEqual([
    ['Advisor agent-boulder', 'revoked'],
    ['Hearthway', 'active'],
    ['harbor-direct', 'revoked'],
  ])
  for (const { id: releaseId, attributes } of receipts) {
    const emails = (await listAllMessages(api)).filter(({ body }) => body.includes(`/releases/${releaseId}`))
    expect(emails.map(({ subject }) => subject)).toEqual(
      attributes['status'] === 'revoked' ? ['A family stopped sharing their information'] : [],
    )
    expect(JSON.stringify(emails)).not.toContain(email)
  }
})

test('stops all sharing from an emailed link, also with an advisor who hasn’t accepted yet, and for no one else [TRUST-004, ROLE-010]', async () => {
  const { id, email, admin } = await createFamilyWithRequest(api)
  const token = await readLinkToken(api, email)
  const visitor = await createCaller(api, 'visitor')
  expect((await visitor.plain('/platform/receipts/revoke', {})).status).toBe(404)
  expect((await visitor.plain('/platform/receipts/revoke', { token: 'a'.repeat(43) })).status).toBe(404)
  expect((await (await advisor()).get(`/secure/clients/${id}`)).status).toBe(200)
  expect((await visitor.plain('/platform/receipts/revoke', { token })).body).toEqual({ stopped: 1 })
  expect((await (await advisor()).get(`/secure/clients/${id}`)).status).toBe(404)
  await api.api.queue.idle()
  expect(one(await admin.get(`/secure/clients/${id}`)).attributes).not.toHaveProperty('agentId')
})
