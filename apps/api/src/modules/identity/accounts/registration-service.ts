import type { BodyOf, endpoints } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import { countAttempt, limits, refundAttempt } from '../../../http/attempt-limits'
import { notFound } from '../../../http/errors'
import { networkOf } from '../../../http/network'
import { readContact } from '../../contact'
import { hashPassword } from '../users/passwords'
import { emailInUse, toOwnUser } from '../users/user-resource'
import { findUser, insertUser, updateUser } from '../users/user-store'
import type { Accounts } from './account-context'
import { consumeLink, findValidLink } from './one-time-token-service'
import { requireStrongPassword } from './password-strength'
import { secondFactorRequired } from './second-factor'
import { sendLink } from './send-link'
import { endSessions } from './session-store'
import { markContactVerified, signIn, type SignInContext } from './sign-in-service'
import { requestLanguage } from '../../../http/request-language'
import { accountTextsIn } from './texts-in'

type Contact = ReturnType<typeof readContact>

/** Registers a person, or completes an invitation. @throws {HttpError} 409 for an email address in use, 422 for a weak password [API-013] */
export async function register(
  accounts: Accounts,
  body: BodyOf<typeof endpoints.auth.register>,
  context: SignInContext,
) {
  const { brand } = accounts.settings
  const contact = readContact(
    {
      name: body.name,
      email: body.email,
      ...(body.phone_number === undefined ? {} : { phone: body.phone_number }),
    },
    { phone: 'phone_number' },
  )
  if (body.password) requireStrongPassword(body.password, { ...contact, brand }, '/data/attributes/password')
  const passwordHash = body.password ? await hashPassword(body.password) : null
  return body.invitation === undefined
    ? registerNew(accounts, contact, passwordHash, context)
    : registerInvited(accounts, body.invitation, { contact, passwordHash }, context)
}

/** Returns the name, email address, and role of an invitation. @throws {HttpError} 404 or 410 */
export async function findInvitation(orm: Orm, token: string) {
  const { userId } = await findValidLink(orm, token, ['invitation'])
  const invited = await findUser(orm, userId)
  if (!invited?.email || invited.status === 'disabled') throw notFound('invitation', token)
  return { name: invited.name, email: invited.email, role: invited.role }
}

async function registerInvited(
  accounts: Accounts,
  invitation: string,
  { contact, passwordHash }: { contact: Contact; passwordHash: string | null },
  context: SignInContext,
) {
  const opened = await accounts.orm.transaction(async (tx) => {
    const { userId } = await consumeLink(tx, invitation, ['invitation'])
    const invited = await findUser(tx, userId)
    if (!invited || invited.status === 'disabled' || invited.email !== contact.email) {
      throw notFound('invitation', invitation)
    }
    await endSessions(tx, invited.id)
    const verified = await markContactVerified(tx, invited, 'email', context)
    const changes = { ...contact, passwordHash: passwordHash ?? verified.passwordHash }
    const user = (await updateUser(tx, invited.id, changes)) ?? verified
    // The link proves access to the mailbox, and a person who sets a password knows it.
    const isComplete = await signIn(accounts, tx, user, context, passwordHash ? ['email', 'password'] : ['email'])
    return { user, isComplete }
  })
  if (!opened.isComplete) throw secondFactorRequired()
  return { ...toOwnUser(opened.user), created: true }
}

async function registerNew(accounts: Accounts, contact: Contact, passwordHash: string | null, context: SignInContext) {
  const network = networkOf(context.request.ip)
  // Counted before the lookup and refunded for a new address, so only responses that reveal an account use up the limit. [TRUTH-014]
  await countAttempt(accounts, limits.addressesInUse, network, context.reply)
  const user = await accounts.orm.transaction(async (tx) => {
    const created = await insertUser(tx, { ...contact, passwordHash })
    if (!created) throw emailInUse()
    const language = requestLanguage(context.request)
    await sendLink(tx, accounts, {
      kind: 'verification',
      user: created,
      contact: contact.email ?? '',
      language,
      content: accountTextsIn(language).verifyEmail(accounts.settings.brand),
    })
    if (passwordHash) await signIn(accounts, tx, created, context, ['password'])
    return created
  })
  await refundAttempt(accounts, limits.addressesInUse, network)
  accounts.queue.wake()
  return { ...toOwnUser(user), created: true }
}
