import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { createCaller, createFamilyWithRequest, list } from '../../../../testing/lead-samples'

const api = apiUnderTest()

const message = {
  topic: 'information',
  name: 'Ruth Park',
  email: 'Ruth.Park@families.example',
  message: 'Please correct the spelling of my name.\n<b>Thanks</b>',
}
const send = async (change: object = {}) =>
  (await createCaller(api, 'visitor')).post('/platform/contact-messages', 'contact-messages', { ...message, ...change })
const outboxOf = async (role: 'admin' | 'agent') =>
  list(await (await createCaller(api, role)).get('/platform/emails')).data.map(({ attributes }) => attributes)

test('shows a message of the contact form to admins as an email to our staff [ROUTE-018]', async () => {
  expect((await send()).status).toBe(201)
  const [email] = await outboxOf('admin')
  expect(email).toMatchObject({
    kind: 'contact-message',
    recipient: 'help@hearthway.example',
    isToFamily: false,
    subject: 'Contact form: Correct or delete information',
  })
  for (const text of ['Ruth Park', 'r•••@families.example', message.message]) expect(email?.['body']).toContain(text)
  expect(email?.['body']).not.toContain('ruth.park')
  expect(await outboxOf('agent')).toEqual([])
})

test.each([
  [{ email: 'ruth@' }, '/data/attributes/email'],
  [{ message: '  ' }, '/data/attributes/message'],
  [{ topic: 'weather' }, '/data/attributes/topic'],
  [{ name: undefined }, '/data/attributes/name'],
  [{ message: 'x'.repeat(4001) }, '/data/attributes/message'],
])('rejects %j and names the field [ROUTE-018, BIZ-008]', async (change, pointer) => {
  const { status, body } = await send(change)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(JSON.stringify(body)).toContain(pointer)
})

test('erasing a family clears what it wrote with the contact form [TRUST-016, ROUTE-018]', async () => {
  const { id, email, admin } = await createFamilyWithRequest(api)
  await send({ email, message: 'A private question' })
  const texts = async () => JSON.stringify(await outboxOf('admin'))
  expect(await texts()).toContain('A private question')
  await admin.plain('/platform/privacy/erasure', { clientId: id, confirm: 'erase' })
  expect(await texts()).not.toContain('A private question')
})
