import { sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { currentMoment } from '../../../database/moment'
import { attributesOf, idOf } from '../../../../testing/responses'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { browserOf } from '../../../../testing/browser'
import { startJsonService } from '../../../../testing/json-service'
import { listMessagesTo } from '../../../../testing/mailbox'

const reply = { status: 202 }
const service = await startJsonService(() => ({ status: reply.status }))
const api = apiUnderTest({ TEXTS_URL: `${service.url}/texts`, TEXTS_TOKEN: 'secret' })
afterAll(() => service.stop())
afterEach(() => {
  reply.status = 202
})

const findTexts = (number: string) =>
  service.requests
    .map(({ headers, body }) => ({ headers, body }))
    .filter(({ body }) => JSON.stringify(body).includes(number))
const makeDue = () =>
  api.database.orm.execute(
    sql`update notifications set due_at = ${currentMoment()} where sent_at is null and failure is null`,
  )

async function createAccount(phone: string) {
  await browserOf(api).send('POST', '/platform/users', { name: 'Tess Text', phone }, 'users')
  return idOf(await browserOf(api).send('POST', '/platform/auth/otp/start', { phone }))
}

test('a code by text is sent once, with the token and an idempotency key, and signs in [API-016]', async () => {
  const id = await createAccount('(303) 555-0111')
  const [message] = await listMessagesTo(api, '+13035550111')
  expect(message).toMatchObject({ channel: 'text', status: 'sent', body: expect.not.stringMatching(/\d{6}/) })
  const [text, ...others] = findTexts('+13035550111')
  expect(others).toEqual([])
  expect(text?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  const [, code] = /"text":"Your Hearthway code: (\d{6})/.exec(JSON.stringify(text?.body)) ?? []
  const signedIn = await browserOf(api).send('POST', '/platform/auth/otp/login', { id, code }, 'users')
  expect(attributesOf(signedIn)).toMatchObject({ name: 'Tess Text', isPhoneVerified: true })
})

test("a text that the service couldn't accept is retried with the same key [API-016]", async () => {
  reply.status = 500
  await createAccount('(303) 555-0112')
  expect((await listMessagesTo(api, '+13035550112'))[0]?.status).toBe('queued')
  reply.status = 429
  await makeDue()
  expect((await listMessagesTo(api, '+13035550112'))[0]?.status).toBe('queued')
  reply.status = 200
  await makeDue()
  expect((await listMessagesTo(api, '+13035550112'))[0]?.status).toBe('sent')
  const keys = findTexts('+13035550112').map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

test("a number that the service rejects fails with a reason and isn't retried [API-016]", async () => {
  reply.status = 422
  await createAccount('(303) 555-0113')
  expect((await listMessagesTo(api, '+13035550113'))[0]).toMatchObject({
    status: 'failed',
    failure: 'This number can’t receive texts',
  })
  await makeDue()
  await api.api.queue.idle()
  expect(findTexts('+13035550113')).toHaveLength(1)
})

test('emails stay on the outbox page without a mail server', async () => {
  const to = 'page@friends.example'
  await browserOf(api).send('POST', '/platform/user-shares', { email: to, from: 'Sam', communityIds: ['aspen-court'] })
  expect((await listMessagesTo(api, to))[0]).toMatchObject({ channel: 'email', status: 'sent' })
})
