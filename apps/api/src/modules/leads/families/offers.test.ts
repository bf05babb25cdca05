import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { codeOf, createFamilyWithRequest, list, one, createCaller } from '../../../../testing/lead-samples'

const api = apiUnderTest()
const apiWithoutWaiting = apiUnderTest({ ADVISOR_MINUTES: '0' })

const boulder = () => createCaller(api, 'agent')
const colorado = () => createCaller(api, 'agent', 'other-agent@hearthway.example')

test('lets an advisor accept an offer once and returns it with the family [GWZ-118, API-044]', async () => {
  const { id } = await createFamilyWithRequest(api)
  const advisor = await boulder()
  const { offer } = one(await advisor.get(`/secure/clients/${id}`)).attributes
  expect(offer).toMatchObject({ status: 'offered' })
  const offerId = String((offer as { id: string }).id)
  const claim = await advisor.post(`/platform/offers/${offerId}/claim`, 'offers', {})
  expect(claim.body).toMatchObject({ data: { attributes: { status: 'claimed', clientId: id } } })
  expect((await advisor.post(`/platform/offers/${offerId}/claim`, 'offers', {})).body).toEqual(claim.body)
  const { timeline } = one(await advisor.get(`/secure/clients/${id}`)).attributes
  expect(JSON.stringify(timeline).match(/Accepted the family/g)).toHaveLength(1)
})

test('says why a family is offered, until the offer ends [WORK-002]', async () => {
  const { id } = await createFamilyWithRequest(api)
  const advisor = await boulder()
  const reasonsOf = async () =>
    list(await advisor.get(`/platform/offers?filter[client]=${id}`)).data.map(({ attributes }) => attributes['reasons'])
  expect(await reasonsOf()).toEqual([{ area: 'county', language: 'en', room: expect.any(Number) }])
  const [offer] = list(await advisor.get(`/platform/offers?filter[client]=${id}`)).data
  await advisor.post(`/platform/offers/${offer?.id}/decline`, 'offers', { reason: 'On holiday' })
  expect(await reasonsOf()).toEqual([undefined])
})

test('offers a declined family to the next advisor and hides it from the first [GWZ-118, ROLE-010]', async () => {
  const { id } = await createFamilyWithRequest(api)
  const first = await boulder()
  const [offer] = list(await first.get('/platform/offers?filter[status]=offered')).data
  expect(offer?.attributes['clientId']).toBe(id)
  const decline = (reason: string) => first.post(`/platform/offers/${offer?.id}/decline`, 'offers', { reason })
  expect((await decline(' ')).status).toBe(422)
  expect((await decline('On holiday')).body).toMatchObject({
    data: { attributes: { status: 'declined', clientName: '' } },
  })
  await api.api.queue.idle()
  expect((await first.get(`/secure/clients/${id}`)).status).toBe(404)
  const next = await colorado()
  expect(one(await next.get(`/secure/clients/${id}`)).attributes).toMatchObject({
    agentId: 'agent-colorado',
    tasks: [{ ownerId: 'agent-colorado' }],
  })
  expect(codeOf(await first.post(`/platform/offers/${offer?.id}/claim`, 'offers', {}))).toBe('offer-closed')
})

test('returns 404 for another advisor’s offer [ROLE-010]', async () => {
  const { id, admin } = await createFamilyWithRequest(api)
  const all = list(await admin.get('/platform/offers?page-size=100')).data
  const offer = all.find(({ attributes }) => attributes['clientId'] === id)
  const stranger = await colorado()
  expect((await stranger.post(`/platform/offers/${offer?.id}/claim`, 'offers', {})).status).toBe(404)
  expect((await stranger.post(`/platform/offers/${offer?.id}/decline`, 'offers', { reason: 'No' })).status).toBe(404)
  const seen = list(await stranger.get('/platform/offers?page-size=100')).data
  expect(seen.map(({ attributes }) => attributes['agentId'])).not.toContain('agent-boulder')
})

test('offers the family to each advisor once when no one responds in time, then leaves it to the admins [GWZ-118]', async () => {
  const { id, admin } = await createFamilyWithRequest(apiWithoutWaiting)
  const offersOfFamily = async () =>
    list(await admin.get('/platform/offers?page-size=100')).data.filter(
      ({ attributes }) => attributes['clientId'] === id,
    )
  await expect
    .poll(async () => (await offersOfFamily()).map(({ attributes }) => attributes['status']))
    .toEqual(['timed-out', 'timed-out'])
  await apiWithoutWaiting.api.queue.idle()
  const names = (await offersOfFamily()).map(({ attributes }) => attributes['agentId'])
  expect(names.sort()).toEqual(['agent-boulder', 'agent-colorado'])
  const family = one(await admin.get(`/secure/clients/${id}`)).attributes
  expect(family).not.toHaveProperty('agentId')
  expect(family['tasks']).toMatchObject([{ status: 'open' }])
  for (const email of ['agent@hearthway.example', 'other-agent@hearthway.example']) {
    const advisor = await createCaller(apiWithoutWaiting, 'agent', email)
    expect((await advisor.get(`/secure/clients/${id}`)).status).toBe(404)
    expect(list(await advisor.get('/platform/emails')).data).toHaveLength(1)
  }
})

test('accepts the offer when the advisor changes the family’s stage [GWZ-118, DASH-003]', async () => {
  const { id } = await createFamilyWithRequest(api)
  const advisor = await boulder()
  const moved = await advisor.patch(`/secure/clients/${id}`, 'clients', { stage: 'contacted' })
  expect(moved.body).toMatchObject({ data: { attributes: { offer: { status: 'claimed' } } } })
})

test('skips advisors who don’t accept families or are at capacity [API-032, AGENT-003]', async () => {
  const advisor = await boulder()
  const options = (changes: object) =>
    advisor.patch('/marketplace/agent-options/agent-boulder', 'agent-options', changes)
  expect((await options({ isAccepting: false })).body).toMatchObject({ data: { attributes: { isAccepting: false } } })
  const away = await createFamilyWithRequest(api)
  expect(one(await away.admin.get(`/secure/clients/${away.id}`)).attributes['agentId']).toBe('agent-colorado')
  await options({ isAccepting: true, capacity: 0 })
  const full = await createFamilyWithRequest(api)
  expect(one(await full.admin.get(`/secure/clients/${full.id}`)).attributes['agentId']).toBe('agent-colorado')
  await options({ capacity: 40 })
})
