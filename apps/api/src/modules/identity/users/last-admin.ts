import type { Orm } from '../../../database/database'
import { conflict } from '../../../http/errors'
import { rolesOf } from './roles'
import { lockActiveAdmins, type UserRow } from './user-store'

/**
 * Throws when the account is the only active admin, because no one could invite another. Locks all admins until the transaction ends.
 * @throws {HttpError} 409
 */
export async function requireAnotherAdmin(
  tx: Orm,
  user: Pick<UserRow, 'id' | 'role' | 'otherRoles' | 'status'>,
): Promise<void> {
  if (!rolesOf(user).includes('admin') || user.status !== 'active') return
  const adminIds = await lockActiveAdmins(tx)
  if (adminIds.every((id) => id === user.id)) {
    throw conflict('last-admin', 'This is the only admin. Make someone else an admin first.')
  }
}
