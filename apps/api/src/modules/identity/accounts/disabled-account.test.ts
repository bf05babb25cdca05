import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../../database/schema/tables'
import { apiUnderTest } from '../../../../testing/api-under-test'

const api = apiUnderTest()

test('a session ends when its account is disabled in the database [AUTH-004, API-014]', async () => {
  const cookie = await api.cookieOf('customer')
  const read = () => api.call({ url: '/platform/users/me', headers: { cookie } })
  expect((await read()).status).toBe(200)
  await api.database.orm.update(users).set({ status: 'disabled' }).where(eq(users.email, 'customer@hearthway.example'))
  expect((await read()).status).toBe(401)
})
