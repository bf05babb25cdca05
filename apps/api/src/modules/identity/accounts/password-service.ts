import type { BodyOf, endpoints, User } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import {
  clearAttempts,
  clearGuardedAttempts,
  countAttempt,
  countGuardedAttempt,
  limits,
  refundAttempt,
} from '../../../http/attempt-limits'
import { conflict, HttpError } from '../../../http/errors'
import { queueMessage } from '../../messaging'
import { hashPassword, verifyPassword } from '../users/passwords'
import { toOwnUser } from '../users/user-resource'
import { findUserWithPassword, updateUser, type UserRow } from '../users/user-store'
import { parseLoginContact } from './account-contact'
import type { Accounts } from './account-context'
import { findRequester } from './known-device'
import { deleteKnownDevices } from './known-device-store'
import { requireStrongPassword } from './password-strength'
import { requireAccount } from './require-account'
import { secondFactorRequired } from './second-factor'
import { endSessions } from './session-store'
import { renewSession, requireFreshSignIn, signIn, type SignInContext } from './sign-in-service'
import { requestLanguage } from '../../../http/request-language'
import { accountTextsIn } from './texts-in'
import type { Language } from '@pkg/domain'

/**
 * Signs a person in with a password. Counts the attempt first: a device that signed in to the account before has attempts of its own, which
 * don't count toward its network's either. [TRUTH-014] @throws {HttpError} 401 for wrong values or a missing second factor, or 429
 */
export async function signInWithPassword(
  accounts: Accounts,
  body: BodyOf<typeof endpoints.auth.login>,
  context: SignInContext,
): Promise<User> {
  const { orm } = accounts
  const { request, reply } = context
  const account = parseLoginContact(body)
  const user = await findUserWithPassword(orm, account)
  const requester = await findRequester(orm, request, user)
  const attempt = { account: account.contact, requester }
  if (!requester.isKnownDevice) await countAttempt(accounts, limits.passwordsFromAddress, requester.id, reply)
  await countGuardedAttempt(accounts, limits.passwords, attempt, reply)
  if (!(await verifyPassword(user?.passwordHash, body.password)) || !user) throw wrongCredentials()
  await clearGuardedAttempts(accounts, limits.passwords, attempt)
  if (!requester.isKnownDevice) await refundAttempt(accounts, limits.passwordsFromAddress, requester.id)
  const isComplete = await orm.transaction((tx) => signIn(accounts, tx, user, context, ['password']))
  if (!isComplete) throw secondFactorRequired()
  return toOwnUser(user)
}

/** Sets the first password of the person's account. @throws {HttpError} 409 for an account that has one, 422 for a weak password */
export async function setFirstPassword(accounts: Accounts, password: string, context: SignInContext): Promise<void> {
  const { orm, settings } = accounts
  const { person } = context
  const user = await requireAccount(orm, person)
  if (user.passwordHash !== null) {
    throw conflict('password-exists', 'This account already has a password. Change it with the current one.')
  }
  requireFreshSignIn(person)
  requireStrongPassword(password, { ...user, brand: settings.brand }, '/data/password')
  await changePassword(accounts, user, password, context)
}

/** Replaces the password of the person's account. @throws {HttpError} 403 for a wrong current password, 422 for a weak one, or 429 */
export async function replacePassword(
  accounts: Accounts,
  body: BodyOf<typeof endpoints.auth.updatePassword>,
  context: SignInContext,
): Promise<void> {
  const { orm, settings } = accounts
  const { person, reply } = context
  const user = await requireAccount(orm, person)
  await countAttempt(accounts, limits.currentPasswords, user.id, reply)
  if (!(await verifyPassword(user.passwordHash, body.password))) {
    throw new HttpError(403, 'wrong-password', 'Incorrect current password', [
      { detail: 'Incorrect password', source: { pointer: '/data/password' } },
    ])
  }
  await clearAttempts(accounts, limits.currentPasswords, user.id)
  requireStrongPassword(body.newPassword, { ...user, brand: settings.brand }, '/data/newPassword')
  await changePassword(accounts, user, body.newPassword, context)
}

/** Queues the message that a password was changed, by email or, without an email address, by text. */
export async function queuePasswordChanged(
  accounts: Accounts,
  tx: Orm,
  user: UserRow,
  language: Language,
): Promise<void> {
  const recipient = user.email ?? user.phone
  if (!recipient) return
  const content = accountTextsIn(language).passwordChanged(accounts.settings.brand)
  await queueMessage(tx, { userId: user.id, channel: user.email ? 'email' : 'text', recipient, content })
}

/** Saves a password, ends the person's other sessions and forgets their devices, renews this one, and notifies them. */
async function changePassword(
  accounts: Accounts,
  user: UserRow,
  password: string,
  context: SignInContext,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await accounts.orm.transaction(async (tx) => {
    await updateUser(tx, user.id, { passwordHash })
    await endSessions(tx, user.id)
    await deleteKnownDevices(tx, user.id)
    await renewSession(tx, user, context)
    await queuePasswordChanged(accounts, tx, user, requestLanguage(context.request))
  })
  accounts.queue.wake()
}

const wrongCredentials = () => new HttpError(401, 'wrong-credentials', 'Incorrect email, phone number, or password')
