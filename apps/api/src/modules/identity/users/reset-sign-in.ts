import type { Account, BodyOf, endpoints } from '@pkg/api-client'
import type { FastifyReply } from 'fastify'
import type { Orm } from '../../../database/database'
import { clearAttempts, countAttempt, limits } from '../../../http/attempt-limits'
import { conflict, HttpError } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { recordAccountAction } from '../../changes'
import type { Accounts } from '../accounts/account-context'
import { deleteIdentities } from '../accounts/identity-store'
import { deleteKnownDevices } from '../accounts/known-device-store'
import { requireAccount } from '../accounts/require-account'
import { endSessions } from '../accounts/session-store'
import { requireFreshSignIn } from '../accounts/sign-in-service'
import { accountTexts } from '../accounts/texts'
import { loadDetails } from './account-details-store'
import { lockAccount, readAccount } from './account-service'
import { sendSetUpLink } from './invitation-service'
import { verifyPassword } from './passwords'
import { updateUser, type UserRow } from './user-store'

type Reset = BodyOf<typeof endpoints.adminUsers.resetSignIn>

/**
 * Removes everything that signs in to the account of a person who lost a factor, and invites them again. The person is emailed that it happened, and who
 * did it. The admin confirms it with a factor of their own. (ASVS 6.4.4) [DASH-012, WORK-017]
 * @throws {HttpError} 403 without the admin's password or a recent sign-in, 404, 409 for one's own account or one that isn't set up, or 429
 */
export async function resetSignIn(
  accounts: Accounts,
  { id, body, reply }: { id: string; body: Reset; reply: FastifyReply },
  person: Person,
): Promise<Account> {
  const { orm, queue } = accounts
  await requireOwnFactor(accounts, { person, currentPassword: body.currentPassword, reply })
  const account = await orm.transaction(async (tx) => {
    const user = await lockAccount(tx, id)
    if (user.id === person.userId) {
      throw conflict('own-rights', 'You can’t reset your own sign-in. Ask another admin.')
    }
    if (user.status !== 'active' || !user.email) {
      throw conflict('not-registered', 'This person hasn’t set up their account. Invite them again.')
    }
    const methods = (await loadDetails(tx, [user])).get(user.id)?.signInMethods ?? []
    const reset = await removeMethods(tx, user)
    await recordAccountAction(tx, {
      userId: id,
      field: 'signInMethods',
      before: methods,
      after: [],
      reason: body.reason,
    })
    const content = accountTexts.signInReset(accounts.settings.brand, reset.name, person.name)
    await sendSetUpLink(tx, accounts, reset, content)
    return readAccount(tx, reset)
  })
  queue.wake()
  return account
}

/** Throws unless the admin shows a factor of their own: the password, or for an admin without one, a recent sign-in. @throws {HttpError} 403 or 429 */
async function requireOwnFactor(
  accounts: Accounts,
  { person, currentPassword, reply }: { person: Person; currentPassword: string | undefined; reply: FastifyReply },
): Promise<void> {
  const admin = await requireAccount(accounts.orm, person)
  if (admin.passwordHash === null) return requireFreshSignIn(person)
  if (currentPassword === undefined) throw ownFactorRequired()
  await countAttempt(accounts, limits.currentPasswords, admin.id, reply)
  if (!(await verifyPassword(admin.passwordHash, currentPassword))) throw ownFactorRequired()
  await clearAttempts(accounts, limits.currentPasswords, admin.id)
}

const ownFactorRequired = () =>
  new HttpError(403, 'own-factor-required', 'Confirm this with your own password', [
    { detail: 'Enter your own password', source: { pointer: '/data/attributes/currentPassword' } },
  ])

/** Removes every way to sign in. Only the new invitation opens the account. */
async function removeMethods(tx: Orm, user: UserRow): Promise<UserRow> {
  await endSessions(tx, user.id)
  await deleteIdentities(tx, user.id)
  await deleteKnownDevices(tx, user.id)
  const changes = { passwordHash: null, emailVerifiedAt: null, phoneVerifiedAt: null, status: 'invited' as const }
  return (await updateUser(tx, user.id, changes)) ?? user
}
