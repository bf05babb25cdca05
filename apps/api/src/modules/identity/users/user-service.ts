import type { BodyOf, endpoints, QueryOf } from '@pkg/api-client'
import { eq, sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Orm } from '../../../database/database'
import { users } from '../../../database/schema/tables'
import { countAttempt, clearAttempts, limits } from '../../../http/attempt-limits'
import type { Person } from '../../../http/person'
import { notFound } from '../../../http/problems'
import { readContact } from '../../contact'
import type { Accounts } from '../accounts/account-context'
import { requireAccount, type UserRow } from '../accounts/find-account'
import { sendLink } from '../accounts/link-sign-in'
import { isFreshlySignedIn, needFreshSignIn } from '../accounts/sign-in'
import { accountTexts } from '../accounts/texts'
import { notTheLastAdmin } from './last-admin'
import { listUsers } from './list-users'
import { isPassword } from './passwords'
import { emailTaken, ownUserOf, userOf } from './user-resource'
import { queueMessage } from '../../messaging'

/** Returns the users that a person may see: admins all, others themselves. */
export async function listVisibleUsers(orm: Orm, query: QueryOf<typeof endpoints.users.list>, person: Person) {
  const own = person.userId ? eq(users.id, person.userId) : sql`false`
  const { items, total } = await listUsers(orm, query, person.role === 'admin' ? undefined : own)
  return { items: items.map(userOf), total }
}

/**
 * Saves the contact info that a browser left, or completes what it left before. @throws {HttpError} 409 for an email address that belongs to
 * someone else.
 */
export async function saveContact(orm: Orm, contact: ReturnType<typeof readContact>, anonymousId: string) {
  const [made] = await orm
    .insert(users)
    .values({ ...contact, anonymousId })
    .onConflictDoNothing()
    .returning()
  if (made) return { ...userOf(made), created: true }
  const [known] = contact.email ? await orm.select().from(users).where(eq(users.email, contact.email)) : []
  if (!known || !isUnclaimed(known) || known.anonymousId !== anonymousId) throw emailTaken()
  const [changed] = await orm.update(users).set(contact).where(eq(users.id, known.id)).returning()
  return { ...userOf(changed ?? known), created: false }
}

/**
 * Changes the person's own contact info. A new email address or phone number needs a fresh sign-in or the password, and has to be verified
 * again. @throws {HttpError} 403 or 409
 */
export async function changeOwnUser(
  accounts: Accounts,
  body: BodyOf<typeof endpoints.users.update>,
  person: Person,
  reply: FastifyReply,
) {
  const { orm, queue } = accounts
  const { currentPassword, ...given } = body
  const contact = readContact(given)
  const before = await requireAccount(orm, person)
  const isOtherEmail = contact.email !== undefined && contact.email !== before.email
  const isOtherPhone = contact.phone !== undefined && contact.phone !== before.phone
  if (isOtherEmail || isOtherPhone) await needOwner(accounts, before, { person, currentPassword, reply })
  const changed = await orm.transaction(async (tx) => {
    if (isOtherEmail && contact.email) await notTaken(tx, contact.email)
    const [user] = await tx
      .update(users)
      .set({
        ...contact,
        ...(isOtherEmail ? { emailVerifiedAt: null } : {}),
        ...(isOtherPhone ? { phoneVerifiedAt: null } : {}),
      })
      .where(eq(users.id, before.id))
      .returning()
    if (!user) throw notFound('user', before.id)
    if (isOtherEmail) await tellOfAddress(tx, accounts, before, user)
    return user
  })
  queue.wake()
  return ownUserOf(changed)
}

/** Deletes the person's own account after `close` has ended its session. @throws {HttpError} 409 for the last admin. */
export async function deleteOwnUser(orm: Orm, person: Person, close: (tx: Orm) => Promise<void>): Promise<void> {
  await orm.transaction(async (tx) => {
    const user = await requireAccount(tx, person)
    await notTheLastAdmin(tx, user)
    await close(tx)
    await tx.delete(users).where(eq(users.id, user.id))
  })
}

/** Only the browser that left the contact may complete it, and only while nobody has shown to own it. */
function isUnclaimed({ passwordHash, emailVerifiedAt, phoneVerifiedAt, status }: UserRow): boolean {
  return passwordHash === null && emailVerifiedAt === null && phoneVerifiedAt === null && status === 'active'
}

/** Throws 403 unless the person has signed in just now, or brings the password. */
async function needOwner(
  accounts: Accounts,
  user: UserRow,
  { person, currentPassword, reply }: { person: Person; currentPassword: string | undefined; reply: FastifyReply },
): Promise<void> {
  if (isFreshlySignedIn(person)) return
  if (currentPassword === undefined) return needFreshSignIn(person)
  await countAttempt(accounts, limits.wrongPasswords, user.id, reply)
  if (!(await isPassword(user.passwordHash, currentPassword))) return needFreshSignIn(person)
  await clearAttempts(accounts, limits.wrongPasswords, user.id)
}

async function notTaken(tx: Orm, email: string): Promise<void> {
  const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (taken) throw emailTaken()
}

/** Writes to both addresses: the old one learns of it, the new one is asked to confirm. */
async function tellOfAddress(tx: Orm, accounts: Accounts, before: UserRow, after: UserRow): Promise<void> {
  const { brand } = accounts.settings
  if (before.email) {
    const content = accountTexts.addressChanged(brand)
    await queueMessage(tx, { userId: after.id, channel: 'email', recipient: before.email, content })
  }
  if (after.email) {
    await sendLink(tx, accounts, {
      kind: 'confirm',
      user: after,
      contact: after.email,
      content: accountTexts.confirm(brand),
    })
  }
}
