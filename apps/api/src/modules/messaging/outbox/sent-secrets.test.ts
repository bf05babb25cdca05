import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { rowsOf } from '../../../database/database'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { browserOf } from '../../../../testing/browser'
import { listMessagesTo } from '../../../../testing/mailbox'
import { startMailServer } from '../../../../testing/mail-server'

const server = await startMailServer()
const api = apiUnderTest({ SMTP_URL: server.url })
afterAll(() => server.stop())

test('a code is removed from the database as soon as the mail server has it, before anyone uses it [API-016, BIZ-008]', async () => {
  const to = 'customer@hearthway.example'
  await browserOf(api).send('POST', '/platform/auth/otp/start', { email: to })
  expect((await listMessagesTo(api, to))[0]?.status).toBe('sent')
  const rows = await rowsOf(
    api.database.orm,
    sql`select sent_at is not null as sent, secret from notifications where recipient = ${to}`,
  )
  expect(rows).toEqual([{ sent: true, secret: null }])
})
