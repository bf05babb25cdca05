import type { BodyOf, endpoints, QueryOf, User } from '@pkg/api-client'
import type { Language } from '@pkg/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Orm } from '../../../database/database'
import { clearAttempts, countAttempt, limits, refundAttempt } from '../../../http/attempt-limits'
import { networkOf } from '../../../http/network'
import { requestLanguage } from '../../../http/request-language'
import type { Person } from '../../../http/person'
import { notFound } from '../../../http/errors'
import { readContact } from '../../contact'
import { queueMessage } from '../../messaging'
import type { Accounts } from '../accounts/account-context'
import { requireAccount } from '../accounts/require-account'
import { sendLink } from '../accounts/send-link'
import { isFreshlySignedIn, requireFreshSignIn } from '../accounts/sign-in-service'
import { accountTextsIn } from '../accounts/texts-in'
import { requireAnotherAdmin } from './last-admin'
import { verifyPassword } from './passwords'
import { emailInUse, toOwnUser, toUser } from './user-resource'
import { deleteUser, findUserByEmail, insertUser, listUsers, updateUser, type UserRow } from './user-store'

/** Returns a page of the people that a person may see: all for admins, themselves for everyone else. */
export async function listVisibleUsers(
  orm: Orm,
  query: QueryOf<typeof endpoints.users.list>,
  { role, userId }: Person,
  page: { offset: number; size: number },
): Promise<{ items: User[]; total: number }> {
  const isAdmin = role === 'admin'
  if (!isAdmin && userId === undefined) return { items: [], total: 0 }
  const { items, total } = await listUsers(orm, query, page, isAdmin ? undefined : userId)
  return { items: items.map(toUser), total }
}

/**
 * Saves the contact info that a visitor left, or completes what the same browser left earlier.
 * @throws {HttpError} 409 for an email address that another account uses, or 429 after too many of them
 */
export async function saveContact(
  accounts: Accounts,
  contact: ReturnType<typeof readContact>,
  { anonymousId, request, reply }: { anonymousId: string; request: FastifyRequest; reply: FastifyReply },
) {
  const { orm } = accounts
  const network = networkOf(request.ip)
  await countAttempt(accounts, limits.addressesInUse, network, reply)
  const saved = await createOrComplete(orm, contact, anonymousId)
  await refundAttempt(accounts, limits.addressesInUse, network)
  return saved
}

async function createOrComplete(orm: Orm, contact: ReturnType<typeof readContact>, anonymousId: string) {
  const created = await insertUser(orm, { ...contact, anonymousId })
  if (created) return { ...toUser(created), created: true }
  const existing = contact.email ? await findUserByEmail(orm, contact.email) : undefined
  if (!existing || !isUnclaimed(existing) || existing.anonymousId !== anonymousId) throw emailInUse()
  const updated = await updateUser(orm, existing.id, contact)
  return { ...toUser(updated ?? existing), created: false }
}

/**
 * Updates the person's own contact info. A new email address or phone number needs a recent sign-in or the password, and must be verified
 * again. @throws {HttpError} 403 or 409
 */
export async function updateOwnAccount(
  accounts: Accounts,
  body: BodyOf<typeof endpoints.users.update>,
  person: Person,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<User> {
  const { orm, queue } = accounts
  const { currentPassword, ...input } = body
  const contact = readContact(input)
  const before = await requireAccount(orm, person)
  const isNewEmail = contact.email !== undefined && contact.email !== before.email
  const isNewPhone = contact.phone !== undefined && contact.phone !== before.phone
  if (isNewEmail || isNewPhone) await requireOwner(accounts, before, { person, currentPassword, reply })
  const changed = await orm.transaction(async (tx) => {
    if (isNewEmail && contact.email && (await findUserByEmail(tx, contact.email))) throw emailInUse()
    const user = await updateUser(tx, before.id, {
      ...contact,
      ...(isNewEmail ? { emailVerifiedAt: null } : {}),
      ...(isNewPhone ? { phoneVerifiedAt: null } : {}),
    })
    if (!user) throw notFound('user', before.id)
    if (isNewEmail)
      await sendEmailChangeMessages(tx, accounts, { before, after: user, language: requestLanguage(request) })
    return user
  })
  queue.wake()
  return toOwnUser(changed)
}

/** Deletes the person's own account after `closeSession` has ended its session. @throws {HttpError} 409 for the only admin */
export async function deleteOwnAccount(
  orm: Orm,
  person: Person,
  closeSession: (tx: Orm) => Promise<void>,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const user = await requireAccount(tx, person)
    await requireAnotherAdmin(tx, user)
    await closeSession(tx)
    await deleteUser(tx, user.id)
  })
}

/** Returns whether no one has verified a contact or set a password yet. Until then, the browser that left the contact may complete it. */
function isUnclaimed({ passwordHash, emailVerifiedAt, phoneVerifiedAt, status }: UserRow): boolean {
  return passwordHash === null && emailVerifiedAt === null && phoneVerifiedAt === null && status === 'active'
}

/** Throws 403 unless the person signed in recently or the request has the password. */
async function requireOwner(
  accounts: Accounts,
  user: UserRow,
  { person, currentPassword, reply }: { person: Person; currentPassword: string | undefined; reply: FastifyReply },
): Promise<void> {
  if (isFreshlySignedIn(person)) return
  if (currentPassword === undefined) return requireFreshSignIn(person)
  await countAttempt(accounts, limits.currentPasswords, user.id, reply)
  if (!(await verifyPassword(user.passwordHash, currentPassword))) return requireFreshSignIn(person)
  await clearAttempts(accounts, limits.currentPasswords, user.id)
}

/** Emails both addresses: a notice to the previous one, and a verification link to the new one. */
async function sendEmailChangeMessages(
  tx: Orm,
  accounts: Accounts,
  { before, after, language }: { before: UserRow; after: UserRow; language: Language },
): Promise<void> {
  const { brand } = accounts.settings
  const texts = accountTextsIn(language)
  if (before.email) {
    const content = texts.emailChanged(brand)
    await queueMessage(tx, { userId: after.id, channel: 'email', recipient: before.email, content })
  }
  if (after.email) {
    await sendLink(tx, accounts, {
      kind: 'verification',
      user: after,
      contact: after.email,
      language,
      content: texts.verifyEmail(brand),
    })
  }
}
