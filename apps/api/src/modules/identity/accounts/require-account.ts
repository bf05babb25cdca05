import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { signInRequired } from '../../../http/errors'
import { findUser, type UserRow } from '../users/user-store'

/** Returns the account of the person who is signed in. @throws {HttpError} 401 */
export async function requireAccount(orm: Orm, person: Person): Promise<UserRow> {
  const user = await findUser(orm, person.userId)
  if (!user) throw signInRequired()
  return user
}
