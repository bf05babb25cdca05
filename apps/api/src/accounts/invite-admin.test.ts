import { afterAll, expect, test } from 'vitest'
import { buildApi } from '../app'
import { demoEmails, demoPassword } from '../catalogue/fill/demo-accounts'
import { users } from '../database/schema/tables'
import { readSettings } from '../settings'
import { attributesOf } from '../testing/answers'
import { apiUnderTest } from '../testing/api-under-test'
import { browserOf } from '../testing/browser'
import { samplePassword } from '../testing/sample-catalogue'
import { hashPassword } from '../users/passwords'
import { AccountExists, inviteAdmin } from './invite-admin'

const api = apiUnderTest()
const open: { close(): Promise<unknown> }[] = []
afterAll(async () => {
  for (const app of open) await app.close()
})

const login = (email: string, password: string) =>
  browserOf(api).send('POST', '/platform/auth/login', { email, password }, 'users')

test('the first admin of a site is invited from the command line, and sets the account up by the link [API-005, AUTH-008]', async () => {
  const admin = { name: 'First Admin', email: 'first@people.example' }
  const { orm } = api.database
  const outdated = new URL(await inviteAdmin(orm, admin, 'https://www.hearthway.example')).searchParams.get('token')
  const token = new URL(await inviteAdmin(orm, admin, 'https://www.hearthway.example')).searchParams.get('token')
  const register = (invitation: string | null) =>
    browserOf(api).send('POST', '/platform/auth/register', { ...admin, password: samplePassword, invitation }, 'users')
  expect((await register(outdated)).status).toBe(410)
  expect(attributesOf(await register(token))).toMatchObject({ role: 'admin' })
  await expect(inviteAdmin(orm, admin, '')).rejects.toThrow(AccountExists)
  await expect(inviteAdmin(orm, { name: 'C', email: 'customer@hearthway.example' }, '')).rejects.toThrow(AccountExists)
})

test('on a site open to the net the accounts of the demo are closed, unless they have a password of their own [API-014, BIZ-008]', async () => {
  const { orm } = api.database
  const passwordHash = await hashPassword(demoPassword)
  await orm.insert(users).values([
    { name: 'Ava Advisor', email: demoEmails.advisor, role: 'agent', passwordHash },
    { name: 'Dana', email: demoEmails.family, passwordHash },
  ])
  expect((await login(demoEmails.advisor, demoPassword)).status).toBe(200)
  const onTheNet = { NODE_ENV: 'production', MARKETPLACE_URL: 'https://www.hearthway.example', LOG_LEVEL: 'silent' }
  const { app } = await buildApi(readSettings(onTheNet), api.database)
  open.push(app)
  for (const email of [demoEmails.advisor, demoEmails.family]) {
    expect((await login(email, demoPassword)).status, email).toBe(401)
  }
  expect((await login(demoEmails.admin, samplePassword)).status).toBe(200)
})
