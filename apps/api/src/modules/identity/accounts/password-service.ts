import { eq } from 'drizzle-orm'
import type { BodyOf, endpoints } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import { users } from '../../../database/schema/tables'
import { endSessions } from './sessions'
import { conflict, notFound, HttpError } from '../../../http/problems'
import { emailTaken, ownUserOf } from '../users/user-resource'
import { readContact } from '../../contact'
import { hashPassword, isPassword } from '../users/passwords'
import type { Accounts } from './account-context'
import { accountOf, accountOfLogin, givenContact, requireAccount, type UserRow } from './find-account'
import { refuseGuessable } from './guessable-password'
import { countAttempt, clearAttempts, refundAttempt, limits } from '../../../http/attempt-limits'
import { sendLink } from './link-sign-in'
import { queueMessage } from '../../messaging'
import { readLink, consumeLink } from './one-time-tokens'
import { earlierFactor, needsTwoFactors, secondFactorNeeded } from './second-factor'
import { type Asking, needFreshSignIn, prove, renewSession, signIn } from './sign-in'
import { accountTexts } from './texts'
const notByMailAlone = () =>
  new HttpError(403, 'second-factor-needed', 'A letter alone does not replace the password of this account', [
    { detail: 'Sign in with the code of a text message first, or ask an admin for a new invitation' },
  ])

const wrongCredentials = () =>
  new HttpError(401, 'wrong-credentials', 'E-mail address or phone number and password do not belong together')

type Contact = ReturnType<typeof readContact>

/** Registers a person, or completes an invitation. @throws {HttpError} 409 for a taken email address, 422 for an easy password. [API-013] */
export async function register(accounts: Accounts, body: BodyOf<typeof endpoints.auth.register>, asking: Asking) {
  const { brand } = accounts.settings
  const contact = readContact(
    {
      name: body.name,
      email: body.email,
      ...(body.phone_number === undefined ? {} : { phone: body.phone_number }),
    },
    { phone: 'phone_number' },
  )
  if (body.password) refuseGuessable(body.password, { ...contact, brand }, '/data/attributes/password')
  const passwordHash = body.password ? await hashPassword(body.password) : null
  return body.invitation === undefined
    ? registerNew(accounts, contact, passwordHash, asking)
    : registerInvited(accounts, body.invitation, { contact, passwordHash }, asking)
}

async function registerInvited(
  accounts: Accounts,
  invitation: string,
  { contact, passwordHash }: { contact: Contact; passwordHash: string | null },
  asking: Asking,
) {
  const opened = await accounts.orm.transaction(async (tx) => {
    const { userId } = await consumeLink(tx, invitation, ['invitation'])
    const [invited] = userId ? await tx.select().from(users).where(eq(users.id, userId)) : []
    if (!invited || invited.status === 'disabled' || invited.email !== contact.email) {
      throw notFound('invitation', invitation)
    }
    await endSessions(tx, invited.id)
    const proven = await prove(tx, invited, 'email', asking)
    const [set] = await tx
      .update(users)
      .set({ ...contact, passwordHash: passwordHash ?? proven.passwordHash })
      .where(eq(users.id, invited.id))
      .returning()
    const user = set ?? proven
    // The letter shows the mailbox, and whoever chooses a password knows it.
    const isIn = await signIn(accounts, tx, user, asking, passwordHash ? ['email', 'password'] : ['email'])
    return { user, isIn }
  })
  if (!opened.isIn) throw secondFactorNeeded()
  return { ...ownUserOf(opened.user), created: true }
}

async function registerNew(accounts: Accounts, contact: Contact, passwordHash: string | null, asking: Asking) {
  const user = await accounts.orm.transaction(async (tx) => {
    const [made] = await tx
      .insert(users)
      .values({ ...contact, passwordHash })
      .onConflictDoNothing()
      .returning()
    if (!made) throw emailTaken()
    await sendLink(tx, accounts, {
      kind: 'confirm',
      user: made,
      contact: contact.email ?? '',
      content: accountTexts.confirm(accounts.settings.brand),
    })
    if (passwordHash) await signIn(accounts, tx, made, asking, ['password'])
    return made
  })
  accounts.queue.wake()
  return { ...ownUserOf(user), created: true }
}

/** Returns whom an invitation is for. @throws {HttpError} 404 or 410 */
export async function readInvitation(orm: Orm, token: string) {
  const { userId } = await readLink(orm, token, ['invitation'])
  const [invited] = userId ? await orm.select().from(users).where(eq(users.id, userId)) : []
  if (!invited?.email || invited.status === 'disabled') throw notFound('invitation', token)
  return { name: invited.name, email: invited.email, role: invited.role }
}

/** Signs a person in with a password. Counts the attempt first. @throws {HttpError} 401, 403 when a second factor is missing, or 429 */
export async function signInWithPassword(
  accounts: Accounts,
  body: BodyOf<typeof endpoints.auth.login>,
  asking: Asking,
) {
  const { orm } = accounts
  const { request, reply } = asking
  const given = givenLogin(body)
  await countAttempt(accounts, limits.passwordsFromAddress, request.ip, reply)
  await countAttempt(accounts, limits.wrongPasswords, given.contact, reply)
  const user = await accountOfLogin(orm, given)
  if (!(await isPassword(user?.passwordHash, body.password)) || !user) throw wrongCredentials()
  await clearAttempts(accounts, limits.wrongPasswords, given.contact)
  await refundAttempt(accounts, limits.passwordsFromAddress, request.ip)
  if (!(await orm.transaction((tx) => signIn(accounts, tx, user, asking, ['password'])))) throw secondFactorNeeded()
  return ownUserOf(user)
}

/** Sets the first password of the person's account. @throws {HttpError} 409 for an account that has one, 422 for an easy password. */
export async function setFirstPassword(accounts: Accounts, password: string, asking: Asking): Promise<void> {
  const { orm, settings } = accounts
  const { person } = asking
  const user = await requireAccount(orm, person)
  if (user.passwordHash !== null) {
    throw conflict('password-exists', 'This account has a password. Change it with the present one.')
  }
  needFreshSignIn(person)
  refuseGuessable(password, { ...user, brand: settings.brand }, '/data/password')
  await changePassword(accounts, user, password, asking)
}

/** Replaces the password of the person's account. @throws {HttpError} 403 for a wrong current password, 422 for an easy one. */
export async function replacePassword(
  accounts: Accounts,
  body: BodyOf<typeof endpoints.auth.updatePassword>,
  asking: Asking,
): Promise<void> {
  const { orm, settings } = accounts
  const { person, reply } = asking
  const user = await requireAccount(orm, person)
  await countAttempt(accounts, limits.wrongPasswords, user.id, reply)
  if (!(await isPassword(user.passwordHash, body.password))) {
    throw new HttpError(403, 'wrong-password', 'This is not the present password', [
      { detail: 'Not the present password', source: { pointer: '/data/password' } },
    ])
  }
  await clearAttempts(accounts, limits.wrongPasswords, user.id)
  refuseGuessable(body.newPassword, { ...user, brand: settings.brand }, '/data/newPassword')
  await changePassword(accounts, user, body.newPassword, asking)
}

/** Emails a link that replaces a forgotten password. Responds the same whether or not the account exists. @throws {HttpError} 429 */
export async function sendRecoveryLink(
  accounts: Accounts,
  body: BodyOf<typeof endpoints.auth.recover>,
  { request, reply }: Pick<Asking, 'request' | 'reply'>,
): Promise<void> {
  const { orm, queue, settings } = accounts
  const { brand, sites } = settings
  const given = givenContact(body)
  await countAttempt(accounts, limits.messagesFromAddress, request.ip, reply)
  await countAttempt(accounts, limits.messages, given.contact, reply)
  const user = await accountOf(orm, given)
  const base = sites[body.site ?? 'marketplace']
  await orm.transaction((tx) =>
    sendLink(tx, accounts, {
      kind: 'recovery',
      user,
      contact: given.contact,
      content: accountTexts.recovery(brand),
      page: `${base}/sign-in/recover`,
    }),
  )
  queue.wake()
}

/** Sets a new password by the link of an email. The link stays valid when the password is refused. @throws {HttpError} 403, 404, 410, or 422 */
export async function recoverPassword(
  accounts: Accounts,
  body: BodyOf<typeof endpoints.auth.recoverEnd>,
  asking: Asking,
) {
  await countAttempt(accounts, limits.secretsFromAddress, asking.request.ip, asking.reply)
  const passwordHash = await hashPassword(body.password)
  const user = await accounts.orm.transaction((tx) => recoverIn(tx, accounts, { ...body, passwordHash }, asking))
  await clearAttempts(accounts, limits.wrongPasswords, user.email ?? '')
  accounts.queue.wake()
  return ownUserOf(user)
}

async function recoverIn(
  tx: Orm,
  accounts: Accounts,
  { token, password, passwordHash }: { token: string; password: string; passwordHash: string },
  asking: Asking,
): Promise<UserRow> {
  const secret = await consumeLink(tx, token, ['recovery'])
  const [found] = secret.userId ? await tx.select().from(users).where(eq(users.id, secret.userId)) : []
  if (!found || found.status === 'disabled' || found.email !== secret.contact) {
    throw notFound('link', token)
  }
  // Thrown in the transaction, so that the letter stays good for a better choice.
  refuseGuessable(password, { ...found, brand: accounts.settings.brand }, '/data/attributes/password')
  // Who reads a mailbox must not come to both factors by it. (ASVS 6.4.3)
  const earlier = needsTwoFactors(accounts, found) ? await earlierFactor(tx, found, asking.request) : undefined
  const isByMailAlone = earlier !== 'text' && earlier !== 'third-party'
  if (isByMailAlone && needsTwoFactors(accounts, found)) throw notByMailAlone()
  await endSessions(tx, found.id)
  const proven = await prove(tx, found, 'email', { person: asking.person })
  const [set] = await tx.update(users).set({ passwordHash }).where(eq(users.id, found.id)).returning()
  await tellOfChange(accounts, tx, proven)
  await signIn(accounts, tx, set ?? proven, asking, earlier ? ['email', earlier] : ['email'])
  return set ?? proven
}

/** Sets a password, ends all sessions of the person, opens a new one here, and writes to them. */
async function changePassword(accounts: Accounts, user: UserRow, password: string, asking: Asking): Promise<void> {
  const passwordHash = await hashPassword(password)
  await accounts.orm.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
    await endSessions(tx, user.id)
    await renewSession(tx, user, asking)
    await tellOfChange(accounts, tx, user)
  })
  accounts.queue.wake()
}

async function tellOfChange(accounts: Accounts, tx: Orm, user: UserRow): Promise<void> {
  const recipient = user.email ?? user.phone
  if (!recipient) return
  const content = accountTexts.passwordChanged(accounts.settings.brand)
  await queueMessage(tx, { userId: user.id, channel: user.email ? 'email' : 'text', recipient, content })
}

/** What was typed in place of an address is compared as it is: a wrong one is as wrong as an unknown one. */
function givenLogin({ email, phone }: { email?: string; phone?: string }) {
  if (email !== undefined) return { channel: 'email' as const, contact: email.trim().toLowerCase() }
  return givenContact({ ...(phone === undefined ? {} : { phone }) })
}
