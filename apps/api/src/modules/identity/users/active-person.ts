import type { Orm } from '../../../database/database'
import type { StaffRole } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { workingRole } from './roles'
import { findUser } from './user-store'

/** Returns the person of an active account, for work in the background that they asked for in one of their roles. */
export async function findActivePerson(
  orm: Orm,
  userId: string,
  chosen: StaffRole | null,
): Promise<Person | undefined> {
  const user = await findUser(orm, userId)
  if (user?.status !== 'active') return undefined
  const { id, name, agentId } = user
  return { role: workingRole(user, chosen), userId: id, name, ...(agentId ? { agentId } : {}) }
}
