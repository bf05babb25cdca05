import { eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { users } from '../../../database/schema/tables'
import { makeLink } from './one-time-tokens'

/** The address opens an account that is no open invitation of an admin. */
export class AccountExistsError extends Error {
  override readonly name = 'AccountExistsError'
}

/** Makes the account of an admin, or finds its open invitation, and gives a new link to it, good for a week. @throws {AccountExistsError} */
export async function inviteAdmin(
  orm: Orm,
  { name, email }: { name: string; email: string },
  marketplace: string,
): Promise<string> {
  return orm.transaction(async (tx) => {
    await tx.insert(users).values({ name, email, role: 'admin', status: 'invited' }).onConflictDoNothing()
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update')
    if (user?.role !== 'admin' || user.status !== 'invited') throw new AccountExistsError(email)
    const { token } = await makeLink(tx, { kind: 'invitation', userId: user.id, contact: email })
    return `${marketplace}/?status=invite&token=${token}`
  })
}
