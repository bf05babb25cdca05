import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { acceptFamily, createCaller, createFamilyWithRequest, findOfferId, list } from '../../../testing/lead-samples'

const api = apiUnderTest()

test('ends the release to an advisor who declines and shows it in the family’s receipts [TRUST-003, TRUST-004]', async () => {
  const { id, browser } = await createFamilyWithRequest(api)
  const advisor = await createCaller(api, 'agent')
  await acceptFamily(advisor, id)
  await advisor.post(`/platform/offers/${await findOfferId(advisor, id)}/decline`, 'offers', { reason: 'On vacation' })
  await api.api.queue.idle()
  await acceptFamily(await createCaller(api, 'agent', 'other-agent@hearthway.example'), id)
  const receipts = list(await browser.get('/platform/receipts')).data.map(({ attributes }) => attributes)
  const ofAdvisors = receipts.filter(({ recipientKind }) => recipientKind === 'agent')
  expect(Object.fromEntries(ofAdvisors.map(({ recipientName, status }) => [recipientName, status]))).toEqual({
    'Advisor agent-boulder': 'ended',
    'Advisor agent-colorado': 'active',
  })
})
