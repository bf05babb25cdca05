import { afterAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { browserOf } from '../../../../testing/browser'
import { samplePassword } from '../../../../testing/sample-catalog'
import { buildApi } from '../../../app'
import { users } from '../../../database/schema/tables'
import { readSettings } from '../../../settings'
import { hashPassword } from '../users/passwords'
import { recordDefaultPassword } from './default-account-store'

const api = apiUnderTest()
const apps: { close(): Promise<unknown> }[] = []
afterAll(async () => {
  for (const app of apps) await app.close()
})

const defaultPassword = 'a password that a program chose'
const login = (email: string, password: string) =>
  browserOf(api).send('POST', '/platform/auth/login', { email, password }, 'users')

test('a public site disables accounts with the default password of a program [API-014, BIZ-008]', async () => {
  const { orm } = api.database
  const passwordHash = await hashPassword(defaultPassword)
  await recordDefaultPassword(orm, passwordHash)
  const emails = ['seeded-advisor@people.example', 'seeded-family@people.example']
  await orm.insert(users).values([
    { name: 'Ava Advisor', email: emails[0], role: 'agent', passwordHash },
    { name: 'Dana', email: emails[1], passwordHash },
  ])
  expect((await login('seeded-advisor@people.example', defaultPassword)).status).toBe(200)
  const publicSite = { NODE_ENV: 'production', MARKETPLACE_URL: 'https://www.hearthway.example', LOG_LEVEL: 'silent' }
  const { app } = await buildApi(readSettings(publicSite), api.database)
  apps.push(app)
  for (const email of emails) expect((await login(email, defaultPassword)).status, email).toBe(401)
  expect((await login('admin@hearthway.example', samplePassword)).status).toBe(200)
})
