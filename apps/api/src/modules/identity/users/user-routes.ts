import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Accounts } from '../accounts/account-context'
import { ownAccount, type UserRow } from '../accounts/find-account'
import { countTry, forgetTries, limits } from '../../../http/attempt-limits'
import { sendLink } from '../accounts/link-sign-in'
import { post } from '../../messaging'
import { isFreshlySignedIn, needFreshSignIn } from '../accounts/sign-in'
import { accountTexts } from '../accounts/texts'
import type { Orm } from '../../../database/database'
import { users } from '../../../database/schema/tables'
import { answerCalls } from '../../../http/answer-calls'
import { closeSession } from '../accounts/sessions'
import { anonymousIdFor, type Person } from '../../../http/person'
import { notFound, unprocessable } from '../../../http/problems'
import { emailTaken, ownUserOf, userOf } from './user-resource'
import { readContact } from '../../contact'
import { notTheLastAdmin } from './last-admin'
import { listUsers } from './list-users'
import { isPassword } from './passwords'

/** People and their own records. [API-003, API-004] */
export function userRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { orm, queue } = accounts

  answerCalls(app, orm, 'users', {
    async list({ query, person }) {
      const own = person.userId ? eq(users.id, person.userId) : sql`false`
      const { items, total } = await listUsers(orm, query, person.role === 'admin' ? undefined : own)
      return { items: items.map(userOf), total }
    },

    async create({ body, person, reply }) {
      if (!body.email && !body.phone) {
        throw unprocessable([
          { detail: 'An e-mail address or a phone number is needed', source: { pointer: '/data/attributes/email' } },
        ])
      }
      const anonymousId = anonymousIdFor(person, reply)
      const contact = readContact(body)
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
    },

    async get({ params, person }) {
      ownId(params.id, person)
      return ownUserOf(await ownAccount(orm, person))
    },

    async update({ params, body, person, reply }) {
      ownId(params.id, person)
      const { currentPassword, ...given } = body
      const contact = readContact(given)
      const before = await ownAccount(orm, person)
      const isOtherEmail = contact.email !== undefined && contact.email !== before.email
      const isOtherPhone = contact.phone !== undefined && contact.phone !== before.phone
      if (isOtherEmail || isOtherPhone) await needOwner(accounts, before, { person, currentPassword, reply })
      const changed = await orm.transaction(async (tx) => {
        if (isOtherEmail && contact.email) await notTaken(tx, contact.email)
        const [user] = await tx
          .update(users)
          .set({
            ...contact,
            ...(isOtherEmail ? { emailProvenAt: null } : {}),
            ...(isOtherPhone ? { phoneProvenAt: null } : {}),
          })
          .where(eq(users.id, before.id))
          .returning()
        if (!user) throw notFound('user', params.id)
        if (isOtherEmail) await tellOfAddress(tx, accounts, before, user)
        return user
      })
      queue.wake()
      return ownUserOf(changed)
    },

    async remove({ params, person, request, reply }) {
      ownId(params.id, person)
      needFreshSignIn(person)
      await orm.transaction(async (tx) => {
        const user = await ownAccount(tx, person)
        await notTheLastAdmin(tx, user)
        await closeSession(tx, request, reply)
        await tx.delete(users).where(eq(users.id, user.id))
      })
      return undefined
    },
  })
}

/** Only the browser that left the contact may complete it, and only while nobody has shown to own it. */
function isUnclaimed({ passwordHash, emailProvenAt, phoneProvenAt, status }: UserRow): boolean {
  return passwordHash === null && emailProvenAt === null && phoneProvenAt === null && status === 'active'
}

function ownId(id: string, person: Person): void {
  if (person.userId && (id === 'me' || id === person.userId)) return
  // Whether another person exists is nobody's business, so that a foreign id and an unknown one look the same.
  throw notFound('user', id)
}

/** Throws 403 unless the person has signed in just now, or brings the password. */
async function needOwner(
  accounts: Accounts,
  user: UserRow,
  { person, currentPassword, reply }: { person: Person; currentPassword: string | undefined; reply: FastifyReply },
): Promise<void> {
  if (isFreshlySignedIn(person)) return
  if (currentPassword === undefined) return needFreshSignIn(person)
  await countTry(accounts, limits.wrongPasswords, user.id, reply)
  if (!(await isPassword(user.passwordHash, currentPassword))) return needFreshSignIn(person)
  await forgetTries(accounts, limits.wrongPasswords, user.id)
}

async function notTaken(tx: Orm, email: string): Promise<void> {
  const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (taken) throw emailTaken()
}

/** Writes to both addresses: the old one learns of it, the new one is asked to confirm. */
async function tellOfAddress(tx: Orm, accounts: Accounts, before: UserRow, after: UserRow): Promise<void> {
  const { brand } = accounts.settings
  if (before.email) {
    const letter = accountTexts.addressChanged(brand)
    await post(tx, { userId: after.id, channel: 'email', recipient: before.email, letter })
  }
  if (after.email) {
    await sendLink(tx, accounts, {
      kind: 'confirm',
      user: after,
      contact: after.email,
      letter: accountTexts.confirm(brand),
    })
  }
}
