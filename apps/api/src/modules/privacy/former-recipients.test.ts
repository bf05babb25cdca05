import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import {
  acceptFamily,
  addDirectCommunity,
  approveProvider,
  createCaller,
  createDirectFamily,
  findOfferId,
  list,
} from '../../../testing/lead-samples'

const api = apiUnderTest()

test('an erasure asks everyone who had the family’s information to delete it, once, also those who had declined [TRUST-004, TRUST-016]', async () => {
  await addDirectCommunity(api, 'harbor-direct')
  await approveProvider(api, 'harbor-direct')
  const { id, admin } = await createDirectFamily(api, ['harbor-direct'])
  const team = await createCaller(api, 'provider')
  const [released] = list(await team.get(`/platform/releases?filter[client]=${id}`)).data
  const decline = { response: 'declined', note: 'No room' }
  await team.post(`/platform/releases/${released?.id}/responses`, 'releases', decline)
  await api.api.queue.idle()
  const first = await createCaller(api, 'agent')
  await acceptFamily(first, id)
  await first.post(`/platform/offers/${await findOfferId(first, id)}/decline`, 'offers', { reason: 'On vacation' })
  await api.api.queue.idle()
  const second = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  await acceptFamily(second, id)

  expect((await admin.plain('/platform/privacy/erasure', { clientId: id, confirm: 'erase' })).status).toBe(200)
  await api.api.queue.idle()
  const emails = list(await admin.get('/platform/emails?page-size=100')).data.map(({ attributes }) => attributes)
  const asked = emails.filter(({ subject }) => subject === 'A family stopped sharing their information')
  expect(asked.map(({ recipient }) => recipient).sort()).toEqual([
    'agent-boulder@hearthway.example',
    'agent-colorado@hearthway.example',
    'p•••@hearthway.example',
  ])
  for (const caller of [team, first, second]) {
    const [release] = list(await caller.get(`/platform/releases?filter[client]=${id}`)).data
    expect(release?.attributes['status']).toBe('revoked')
    expect((await caller.post(`/platform/releases/${release?.id}/confirm`, 'releases', {})).status).toBe(201)
  }
})
