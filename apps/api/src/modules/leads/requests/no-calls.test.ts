import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { listMessagesTo } from '../../../../testing/mailbox'
import { chooseSampleCallers, createCaller, createFamilyWithRequest, list, one } from '../../../../testing/lead-samples'
import { sampleRequest, sampleSellHome, sampleWording } from '../../../../testing/sample-request'

const api = apiUnderTest({ PHONE_OPTIONAL: 'true' })
const strict = apiUnderTest()

const byEmail = { id: 'contact-email', version: '1', language: 'en' }
const place = { city: 'Boulder', state: 'CO', zip: '80302' }
const noCalls = { phone: undefined, data: { ...place, noCalls: true, wordings: [byEmail] } }

const send = (to: typeof api, values: { [name: string]: unknown; data?: object }) =>
  to.call({ method: 'POST', url: '/platform/uuid-actions', payload: sampleRequest(values) })

test('a family that would rather not be called is served by email: family, task, consents, and emails [TRUST-006, TRUTH-002]', async () => {
  const { choice, cookie } = await chooseSampleCallers(api, ['aspen-court'])
  const family = await createFamilyWithRequest(api, { ...noCalls, callerChoiceId: choice.id }, cookie)
  const { attributes } = one(await family.admin.get(`/secure/clients/${family.id}`))
  expect(attributes).toMatchObject({ answers: { noCalls: true } })
  expect(attributes).not.toHaveProperty('maskedPhone')
  expect(attributes).toHaveProperty('maskedEmail')
  expect(JSON.stringify(attributes['tasks'])).toContain('Email Ruth')
  const consents = list(await family.admin.get(`/platform/consents?filter[client]=${family.id}`)).data
  expect(JSON.stringify(consents)).toContain('may email you about it. No one will call you.')
  const messages = await listMessagesTo(api, family.email)
  expect(messages.length).toBeGreaterThan(0)
  expect(JSON.stringify(messages)).toMatch(/will email you by/)
  expect(JSON.stringify(messages)).not.toMatch(/will call|get a call|call you(?! to)/)
  const homebase = one(await family.browser.get('/marketplace/homebase/me'))
  expect(homebase.attributes).toMatchObject({ noCalls: true })
  const callers = list(await family.browser.get('/platform/assigned-callers')).data
  expect(callers[0]?.attributes).toMatchObject({ isByEmail: true })
})

test('requests that contradict it, or that the operator doesn’t allow, are rejected [TRUST-006]', async () => {
  expect((await send(strict, noCalls)).status).toBe(422)
  expect((await send(api, { ...noCalls, phone: '(303) 555-0123' })).status).toBe(422)
  expect((await send(api, { ...noCalls, email: undefined })).status).toBe(422)
  const wrongWording = { ...noCalls, data: { ...noCalls.data, wordings: [sampleWording] } }
  expect((await send(api, wrongWording)).status).toBe(422)
  expect((await send(api, { data: { ...place, wordings: [byEmail] } })).status).toBe(422)
})

test('the brand says whether the phone number is optional, for the wizard on other sites [TRUST-006]', async () => {
  const brandOf = async (from: typeof api) => one(await (await createCaller(from, 'visitor')).get('/platform/brand'))
  expect((await brandOf(api)).attributes).toMatchObject({ isPhoneOptional: true })
  expect((await brandOf(strict)).attributes).toMatchObject({ isPhoneOptional: false })
})

test('a family that later gives a number can be called again [TRUST-006]', async () => {
  const family = await createFamilyWithRequest(api, noCalls)
  await createFamilyWithRequest(api, {
    email: family.email,
    data: { ...place, wordings: [sampleWording, sampleSellHome] },
  })
  const { attributes } = one(await family.admin.get(`/secure/clients/${family.id}`))
  expect(attributes).toHaveProperty('maskedPhone')
  expect(attributes['answers']).not.toHaveProperty('noCalls')
})

test('its emails in Spanish promise no call either [TRUST-006, FIND-015]', async () => {
  const { choice, cookie } = await chooseSampleCallers(api, ['aspen-court'])
  const spanish = { ...noCalls.data, wordings: [{ ...byEmail, language: 'es' }] }
  const family = await createFamilyWithRequest(api, { ...noCalls, data: spanish, callerChoiceId: choice.id }, cookie)
  const messages = await listMessagesTo(api, family.email)
  expect(JSON.stringify(messages)).toMatch(/le escribirá|Recibirá un correo/)
  expect(JSON.stringify(messages)).not.toMatch(/llamar(á|le)|una llamada|will call/)
})
