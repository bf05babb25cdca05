import type { Orm } from '../../../database/database'
import { unprocessable } from '../../../http/errors'
import { rolesOf } from './roles'
import { agentExists, type UserRow } from './user-store'

/** @throws {HttpError} 422 for roles that one account can't have together [WORK-001] */
export function checkRoles(user: Pick<UserRow, 'role' | 'otherRoles'>): void {
  const roles = rolesOf(user)
  const invalid = (detail: string) => unprocessable([{ detail, source: { pointer: '/data/attributes/otherRoles' } }])
  if (new Set(roles).size < roles.length) throw invalid('Name each role once')
  if (user.role === 'customer' && roles.length > 1) throw invalid('A customer has no other roles')
  // Both would work with the same advisor profile, which is of one kind.
  if (roles.includes('agent') && roles.includes('real-estate-agent')) {
    throw invalid('An advisor can’t be a real estate agent, too')
  }
}

/** @throws {HttpError} 422 for an advisor profile that doesn't exist */
export async function requireAgent(tx: Orm, id: string): Promise<void> {
  if (await agentExists(tx, id)) return
  throw unprocessable([{ detail: "This advisor doesn't exist", source: { pointer: '/data/attributes/agentId' } }])
}
