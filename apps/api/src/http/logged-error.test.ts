import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'
import { loggedError } from './logged-error'

const api = apiUnderTest()

test('logs a failed query without its values [BIZ-008]', async () => {
  const failed: unknown = await api.database.orm
    .execute(sql`select * from no_such_table where secret = ${'482913'}\n or secret = ${'another secret'}`)
    .catch((error: unknown) => error)
  if (!(failed instanceof Error)) throw new Error('The query did not fail')
  expect(failed.message).toContain('482913')
  const logged = JSON.stringify(loggedError(failed))
  expect(logged).toContain('no_such_table')
  expect(logged).not.toContain('482913')
  expect(logged).not.toContain('another secret')
})
