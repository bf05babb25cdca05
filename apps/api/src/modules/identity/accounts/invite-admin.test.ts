import { expect, test } from 'vitest'
import { attributesOf } from '../../../../testing/responses'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { browserOf } from '../../../../testing/browser'
import { samplePassword } from '../../../../testing/sample-catalog'
import { AccountExistsError, inviteAdmin } from './invite-admin'

const api = apiUnderTest()

test('the command line invites the first admin, who sets up the account with the newest link [API-005, AUTH-008]', async () => {
  const admin = { name: 'First Admin', email: 'first@people.example' }
  const { orm } = api.database
  const outdated = new URL(await inviteAdmin(orm, admin, 'https://www.hearthway.example')).searchParams.get('token')
  const token = new URL(await inviteAdmin(orm, admin, 'https://www.hearthway.example')).searchParams.get('token')
  const register = (invitation: string | null) =>
    browserOf(api).send('POST', '/platform/auth/register', { ...admin, password: samplePassword, invitation }, 'users')
  expect((await register(outdated)).status).toBe(410)
  expect(attributesOf(await register(token))).toMatchObject({ role: 'admin' })
  await expect(inviteAdmin(orm, admin, '')).rejects.toThrow(AccountExistsError)
  await expect(inviteAdmin(orm, { name: 'C', email: 'customer@hearthway.example' }, '')).rejects.toThrow(
    AccountExistsError,
  )
})
