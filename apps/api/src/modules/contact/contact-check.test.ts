import { isPhone } from '@pkg/domain'
import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { createCaller, createFamilyWithRequest, one } from '../../../testing/lead-samples'
import { sampleRequest } from '../../../testing/sample-request'
import { uuidActions } from '../../database/schema/tables'

const api = apiUnderTest()

const isValid = async (phone: string) => {
  const visitor = await createCaller(api, 'visitor')
  const { body } = await visitor.plain('/platform/communications/validation', { phone })
  const { phone: verdict }: { phone: { isValid: boolean } } = JSON.parse(JSON.stringify(body))
  return verdict.isValid
}

test.each([
  ['(303) 861-1234', true],
  ['tel:+1-303-861-1234', true],
  ['303/861/1234', true],
  ['[303] 861 1234', true],
  ['011 1 303 861 1234', true],
  ['\u202a(303)\u00a0861\u20111234\u202c', true],
  ['３０３８６１１２３４', true],
  ['(303) 861-1234 ext. 5', true],
  ['303-861-1234 x123', true],
  ['787-722-1234', true],
  ['671-472-1234', true],
  ['684-633-1234', true],
  ['800-555-0142', true],
  ['876-922-1234', false],
  ['242-322-1234', false],
  ['416-967-1111', false],
  ['900-456-7890', false],
  ['500-234-5678', false],
  ['+44 20 7946 0958', false],
  ['212-456-7890; DROP TABLE', false],
])('the page and the server agree that %j is a US number: %s [VAL-004, VAL-017]', async (phone, expected) => {
  expect(isPhone(phone)).toBe(expected)
  expect(await isValid(phone)).toBe(expected)
})

test('the server also rejects a number that has the shape but no line [VAL-004, VAL-014]', async () => {
  expect(isPhone('(684) 234-4321')).toBe(true)
  expect(await isValid('(684) 234-4321')).toBe(false)
})

test('keeps the extension of a number, and shows it to staff who give a reason [VAL-004, TRUST-008]', async () => {
  const { id, admin } = await createFamilyWithRequest(api, { phone: '(303) 555-0142 ext. 5' })
  expect(one(await admin.get(`/secure/clients/${id}`)).attributes['maskedPhone']).toBe('(303) •••-••42')
  await admin.plain('/platform/clients-access/contact', { clientId: id, reason: 'To call about a tour' })
  expect(one(await admin.get(`/secure/clients/${id}`)).attributes['phone']).toBe('+13035550142;ext=5')
})

test('erases a request that was never sent, whatever its number looked like when it was typed [TRUST-016, VAL-004]', async () => {
  const phone = '(303) 555-0177 x9'
  const { id, admin } = await createFamilyWithRequest(api, { phone })
  const typed = '３０３ ５５５ ０１７７ x9'
  const started = sampleRequest({ email: undefined, phone: typed, status: 'pending' })
  expect((await api.call({ method: 'POST', url: '/platform/uuid-actions', payload: started })).status).toBe(201)
  await admin.plain('/platform/privacy/erasure', { clientId: id, confirm: 'erase' })
  const actions = await api.database.orm.select({ info: uuidActions.actionInfo }).from(uuidActions)
  expect(JSON.stringify(actions)).not.toContain(typed)
})
