import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { createFamilyWithRequest, list, createCaller } from '../../../testing/lead-samples'

const api = apiUnderTest()

test('ends the release to an advisor who declines and shows it in the family’s receipts [TRUST-003, TRUST-004]', async () => {
  const { id, browser } = await createFamilyWithRequest(api)
  const advisor = await createCaller(api, 'agent')
  const offers = list(await advisor.get('/platform/offers?filter[status]=offered')).data
  const offer = offers.find(({ attributes }) => attributes['clientId'] === id)
  await advisor.post(`/platform/offers/${offer?.id}/decline`, 'offers', { reason: 'On vacation' })
  await api.api.queue.idle()
  const receipts = list(await browser.get('/platform/receipts')).data.map(({ attributes }) => attributes)
  const ofAdvisors = receipts.filter(({ recipientKind }) => recipientKind === 'agent')
  expect(Object.fromEntries(ofAdvisors.map(({ recipientName, status }) => [recipientName, status]))).toEqual({
    'Advisor agent-boulder': 'ended',
    'Advisor agent-colorado': 'active',
  })
})
