import type { BodyOf, endpoints, User } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import { countAttempt, limits } from '../../../http/attempt-limits'
import { HttpError, notFound } from '../../../http/errors'
import { hashPassword } from '../users/passwords'
import { toOwnUser } from '../users/user-resource'
import { findUser, findUserByContact, updateUser, type UserRow } from '../users/user-store'
import { parseAccountContact } from './account-contact'
import type { Accounts } from './account-context'
import { countMessage } from './count-message'
import { findRequester, findSender } from './known-device'
import { deleteKnownDevices } from './known-device-store'
import { consumeLink } from './one-time-token-service'
import { queuePasswordChanged } from './password-service'
import { requireStrongPassword } from './password-strength'
import { findFirstFactor, requiresTwoFactors } from './second-factor'
import { sendLink, pagesIn } from './send-link'
import { endSessions } from './session-store'
import { markContactVerified, signIn, type SignInContext } from './sign-in-service'
import { requestLanguage } from '../../../http/request-language'
import { accountTextsIn } from './texts-in'

/** Emails a link that replaces a forgotten password. Responds the same whether or not the account exists. @throws {HttpError} 422 or 429 */
export async function sendRecoveryLink(
  accounts: Accounts,
  body: BodyOf<typeof endpoints.auth.recover>,
  { request, reply }: SignInContext,
): Promise<void> {
  const { orm, queue, settings } = accounts
  const account = parseAccountContact(body)
  const user = await findUserByContact(orm, account)
  const requester = await findRequester(orm, request, user)
  await countMessage(accounts, { account, requester }, reply)
  const language = requestLanguage(request)
  await orm.transaction((tx) =>
    sendLink(tx, accounts, {
      kind: 'recovery',
      requester: requester.id,
      user,
      contact: account.contact,
      language,
      content: accountTextsIn(language).recovery(settings.brand),
      page: `${body.site === 'dashboard' ? settings.sites.dashboard : pagesIn(language, settings.sites.marketplace)}/sign-in/recover`,
    }),
  )
  queue.wake()
}

/** Sets a new password by the link of an email. The link stays valid when the password is weak. @throws {HttpError} 403, 404, 410, 422, or 429 */
export async function recoverPassword(
  accounts: Accounts,
  body: BodyOf<typeof endpoints.auth.recoverEnd>,
  context: SignInContext,
): Promise<User> {
  const sender = await findSender(accounts.orm, context.request)
  await countAttempt(accounts, limits.secretsFromAddress, sender.id, context.reply)
  const passwordHash = await hashPassword(body.password)
  const user = await accounts.orm.transaction((tx) =>
    replaceForgotten(tx, accounts, { ...body, passwordHash }, context),
  )
  accounts.queue.wake()
  return toOwnUser(user)
}

async function replaceForgotten(
  tx: Orm,
  accounts: Accounts,
  { token, password, passwordHash }: { token: string; password: string; passwordHash: string },
  context: SignInContext,
): Promise<UserRow> {
  const link = await consumeLink(tx, token, ['recovery'])
  const found = await findUser(tx, link.userId)
  if (!found || found.status === 'disabled' || found.email !== link.contact) throw notFound('link', token)
  // Throws inside the transaction, so the link stays unused and the person can choose another password.
  requireStrongPassword(password, { ...found, brand: accounts.settings.brand }, '/data/attributes/password')
  // A person who reads the mailbox may not get both factors through it. (ASVS 6.4.3)
  const needsTwo = requiresTwoFactors(accounts, found)
  const earlier = needsTwo ? await findFirstFactor(tx, found, context.request) : undefined
  if (needsTwo && earlier !== 'text' && earlier !== 'third-party') throw emailNotEnough()
  await endSessions(tx, found.id)
  await deleteKnownDevices(tx, found.id)
  const verified = await markContactVerified(tx, found, 'email', context)
  const user = (await updateUser(tx, found.id, { passwordHash })) ?? verified
  await queuePasswordChanged(accounts, tx, verified, requestLanguage(context.request))
  await signIn(accounts, tx, user, context, earlier ? ['email', earlier] : ['email'])
  return user
}

const emailNotEnough = () =>
  new HttpError(403, 'second-factor-required', "An email link isn't enough to reset this password", [
    { detail: 'Sign in with a code by text first, or ask an admin for a new invitation' },
  ])
