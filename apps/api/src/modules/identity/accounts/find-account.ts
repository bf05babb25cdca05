import { and, asc, eq, isNull, ne, or, isNotNull, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { users } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { HttpError, unprocessable } from '../../../http/problems'
import { normalizePhone, readContact, normalizeEmail } from '../../contact'

/** A person with an account, as it is stored. */
export type UserRow = typeof users.$inferSelect

/** An address or a number that somebody typed, ready to be looked up. */
export interface GivenContact {
  channel: 'email' | 'text'
  contact: string
}

/** The contact in a body that holds one of the two. Throws 422 for what cannot be one. */
export function givenContact({ email, phone }: { email?: string; phone?: string }): GivenContact {
  if (email !== undefined) return { channel: 'email', contact: readContact({ email }).email ?? normalizeEmail(email) }
  const stored = phone === undefined ? undefined : normalizePhone(phone)
  if (stored) return { channel: 'text', contact: stored }
  throw unprocessable([{ detail: 'Invalid phone number', source: { pointer: '/data/phone' } }])
}

/**
 * The account that a contact opens by itself, as a code or a link does: one whose owner has proven the contact, or one that nobody has
 * proven anything of. A number or an address that was only typed opens nothing that is somebody's. The own account is always found.
 */
export async function accountOf(
  orm: Orm,
  { channel, contact }: GivenContact,
  person?: Person,
): Promise<UserRow | undefined> {
  const proven = channel === 'email' ? users.emailVerifiedAt : users.phoneVerifiedAt
  const [user] = await orm
    .select()
    .from(users)
    .where(
      and(
        eq(channel === 'email' ? users.email : users.phone, contact),
        ne(users.status, 'disabled'),
        or(
          isNotNull(proven),
          and(isNull(users.emailVerifiedAt), isNull(users.phoneVerifiedAt)),
          person?.userId ? eq(users.id, person.userId) : undefined,
        ),
      ),
    )
    .orderBy(
      ...(person?.userId ? [sql`${users.id} <> ${person.userId}`] : []),
      sql`${proven} is null`,
      asc(users.createdAt),
      users.id,
    )
    .limit(1)
  return user
}

/** The account of a password, by address or number. The password shows whose it is. */
export async function accountOfLogin(orm: Orm, { channel, contact }: GivenContact): Promise<UserRow | undefined> {
  const [user] = await orm
    .select()
    .from(users)
    .where(
      and(
        eq(channel === 'email' ? users.email : users.phone, contact),
        isNotNull(users.passwordHash),
        eq(users.status, 'active'),
      ),
    )
    .orderBy(sql`${users.phoneVerifiedAt} is null`, asc(users.createdAt), users.id)
    .limit(1)
  return user
}

/** The account of the session that asks. */
export async function requireAccount(orm: Orm, person: Person): Promise<UserRow> {
  const [user] = person.userId ? await orm.select().from(users).where(eq(users.id, person.userId)) : []
  if (!user) throw new HttpError(401, 'sign-in-needed', 'Please sign in first')
  return user
}
