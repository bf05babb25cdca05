import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { findUser } from './user-store'

/** Returns the person of an active account, for work in the background that they asked for. */
export async function findActivePerson(orm: Orm, userId: string): Promise<Person | undefined> {
  const user = await findUser(orm, userId)
  if (user?.status !== 'active') return undefined
  const { id, role, name, agentId } = user
  return { role, userId: id, name, ...(agentId ? { agentId } : {}) }
}
