import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import {
  addDirectCommunity,
  approveProvider,
  type Caller,
  chooseSampleCallers,
  createCaller,
  createFamilyWithRequest,
  disclosureResponse,
  list,
} from '../../../../testing/lead-samples'
import { austin } from '../../../../testing/sample-catalog'

const api = apiUnderTest()
const colorado = ['harbor-direct', 'canyon-direct']
const texas = 'lone-star-direct'
let customer: Caller

beforeAll(async () => {
  for (const id of colorado) await addDirectCommunity(api, id)
  await addDirectCommunity(api, texas, { address: austin })
  for (const id of [...colorado, texas]) await approveProvider(api, id)
  customer = await createCaller(api, 'customer')
})

/** Sends the signed-in customer's request for a community whose team calls. */
async function requestAsCustomer(slug: string) {
  const { choice, cookie } = await chooseSampleCallers(api, [slug])
  const data = { city: 'Boulder', state: 'CO', zip: '80302' }
  const request = { slug, callerChoiceId: choice.id, email: 'customer@hearthway.example', data }
  return createFamilyWithRequest(api, request, `${customer.cookie}; ${cookie}`)
}

/** Returns the communities of the provider that have the family's data. */
async function listTeamsWith(familyId: string) {
  const provider = await createCaller(api, 'provider')
  const releases = list(await provider.get(`/platform/releases?filter[client]=${familyId}`)).data
  return releases.map(({ attributes }) => attributes['recipientId']).toSorted()
}

test('a disclosure that a signed-in person acknowledged counts for later requests in its state, and in no other state [TRUTH-005, DISC-007]', async () => {
  const acknowledge = async (requestId: string, state: 'CO' | 'TX', slug: string) => {
    const answer = disclosureResponse(requestId, { state, slugs: [slug] })
    expect((await customer.post('/platform/uuid-actions', 'uuid-actions', answer)).status).toBe(201)
    await api.api.queue.idle()
  }
  const { id, requestId } = await requestAsCustomer('harbor-direct')
  expect(await listTeamsWith(id)).toEqual([])
  await acknowledge(requestId, 'CO', 'harbor-direct')
  expect(await listTeamsWith(id)).toEqual(['harbor-direct'])

  await requestAsCustomer('canyon-direct')
  expect(await listTeamsWith(id)).toEqual(['canyon-direct', 'harbor-direct'])

  const inTexas = await requestAsCustomer(texas)
  expect(inTexas.id).toBe(id)
  expect(await listTeamsWith(id)).toEqual(['canyon-direct', 'harbor-direct'])
  await acknowledge(inTexas.requestId, 'TX', texas)
  expect(await listTeamsWith(id)).toEqual(['canyon-direct', 'harbor-direct', texas])
})
