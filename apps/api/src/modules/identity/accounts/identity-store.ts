import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { identities, users } from '../../../database/schema/tables'
import type { UserRow } from '../users/user-store'

/** Returns the account of an identity at a sign-in provider. */
export async function findUserByIdentity(orm: Orm, issuer: string, subject: string): Promise<UserRow | undefined> {
  const [found] = await orm
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return found?.user
}

/** Links an identity to an account, unless it's already linked. */
export async function insertIdentity(tx: Orm, identity: typeof identities.$inferInsert): Promise<void> {
  await tx.insert(identities).values(identity).onConflictDoNothing()
}

/** Unlinks all identities of an account. */
export async function deleteIdentities(tx: Orm, userId: string): Promise<void> {
  await tx.delete(identities).where(eq(identities.userId, userId))
}
