import type { Orm } from '../../../database/database'
import { insertUser, lockUserByEmail } from '../users/user-store'
import { createLink } from './one-time-token-service'

/** The error for an email address of an account that isn't an admin's open invitation. */
export class AccountExistsError extends Error {
  override readonly name = 'AccountExistsError'
}

/** Creates an admin's account, or finds its open invitation, and returns a new link that expires in 7 days. @throws {AccountExistsError} */
export async function inviteAdmin(
  orm: Orm,
  { name, email }: { name: string; email: string },
  marketplace: string,
): Promise<string> {
  return orm.transaction(async (tx) => {
    await insertUser(tx, { name, email, role: 'admin', status: 'invited' })
    const user = await lockUserByEmail(tx, email)
    if (user?.role !== 'admin' || user.status !== 'invited') throw new AccountExistsError(email)
    const { token } = await createLink(tx, { kind: 'invitation', userId: user.id, contact: email })
    return `${marketplace}/?status=invite&token=${token}`
  })
}
