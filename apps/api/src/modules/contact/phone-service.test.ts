import { afterAll, afterEach, expect, test } from 'vitest'
import { createFamilyWithRequest, one, createCaller } from '../../../testing/lead-samples'
import { apiUnderTest } from '../../../testing/api-under-test'
import { startJsonService } from '../../../testing/json-service'

const defaults = { lookup: { isValid: true, carrierType: 'mobile' }, call: { isPlaced: true } }
const responses = new Map<string, { status: number; body: unknown }>()
const reset = () => {
  responses.set('/lookup', { status: 200, body: defaults.lookup })
  responses.set('/call', { status: 200, body: defaults.call })
}
reset()
const service = await startJsonService(({ path }) => responses.get(path) ?? { status: 404, body: {} })
afterAll(() => service.stop())
afterEach(reset)

const withoutServices = apiUnderTest()
const connected = apiUnderTest({
  PHONE_LOOKUP_URL: `${service.url}/lookup`,
  PHONE_LOOKUP_TOKEN: 'look',
  VOICE_URL: `${service.url}/call`,
  VOICE_TOKEN: 'call',
})

const check = async (api: typeof withoutServices, phone: string) =>
  (await (await createCaller(api, 'visitor')).plain('/platform/communications/validation', { phone })).body
const requestsTo = (path: string) => service.requests.filter(({ path: requestPath }) => requestPath === path)

test("looks up a number with the service's token, and never in a URL [API-043, VAL-017]", async () => {
  expect(await check(connected, '(303) 861-1234')).toEqual({ phone: { isValid: true, carrierType: 'mobile' } })
  expect(requestsTo('/lookup').at(-1)).toMatchObject({
    headers: { authorization: 'Bearer look' },
    body: { phone: '+13038611234' },
  })
  responses.set('/lookup', { status: 200, body: { isValid: false } })
  expect(await check(connected, '(303) 861-1234')).toEqual({
    phone: { isValid: false, carrierType: 'unknown', reason: 'This phone number isn’t in use in the United States' },
  })
})

test('without a valid look-up, the numbering plan decides [API-043, BIZ-008]', async () => {
  const byPlan = { phone: { isValid: true, carrierType: 'unknown' } }
  expect(await check(withoutServices, '(303) 861-1234')).toEqual(byPlan)
  for (const response of [
    { status: 500, body: {} },
    { status: 200, body: { isValid: 'perhaps' } },
  ]) {
    responses.set('/lookup', response)
    expect(await check(connected, '(303) 861-1234')).toEqual(byPlan)
  }
  const before = requestsTo('/lookup').length
  expect(await check(connected, '(000) 000-0000')).toMatchObject({ phone: { isValid: false } })
  expect(requestsTo('/lookup')).toHaveLength(before)
})

test('connects an advisor with their family without showing its number, and adds it to the timeline [API-038, TRUST-008]', async () => {
  const { id } = await createFamilyWithRequest(connected)
  const agent = await createCaller(connected, 'agent')
  const placed = await agent.plain('/platform/communications/voice', { clientId: id })
  expect(placed.body).toEqual({ isPlaced: true })
  expect(requestsTo('/call').at(-1)).toMatchObject({
    headers: { authorization: 'Bearer call', 'idempotency-key': expect.any(String) },
    body: { from: '+13035550100', to: expect.stringMatching(/^\+1\d{10}$/) },
  })
  const family = one(await agent.get(`/secure/clients/${id}`))
  expect(JSON.stringify(family.attributes['timeline'])).toContain('Called by phone')
  const stranger = await createCaller(connected, 'agent', 'other-agent@hearthway.example')
  expect((await stranger.plain('/platform/communications/voice', { clientId: id })).status).toBe(404)
})

test("returns why a call wasn't placed, and 502 when the voice service fails [API-038, BIZ-008]", async () => {
  const { id } = await createFamilyWithRequest(connected)
  const agent = await createCaller(connected, 'agent')
  const call = () => agent.plain('/platform/communications/voice', { clientId: id })
  responses.set('/call', { status: 200, body: { isPlaced: false } })
  expect((await call()).body).toMatchObject({
    isPlaced: false,
    reason: expect.stringContaining('couldn’t place the call'),
  })
  responses.set('/call', { status: 500, body: {} })
  expect(await call()).toMatchObject({ status: 502, body: { errors: [{ code: 'external-service' }] } })
})
