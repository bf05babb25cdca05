import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { unprocessable } from '../../../http/errors'
import { isVisibleToAdvisor } from '../../access'
import { findActiveAdvisor, findAgent } from './agent-store'

/** Who a person wants to give a task to, and the family that it's about. */
interface OwnerRequest {
  ownerId: string | undefined
  family: { id: string; agentId: string | null } | undefined
}

/**
 * Returns the advisor that a task is assigned to. Advisors have their own tasks, and can give one to a colleague, who must see the family that it's
 * about. Admins choose anyone, and by default the family's advisor. @throws {HttpError} 422 for anyone else [API-039, ROLE-010]
 */
export async function chooseOwner(
  tx: Orm,
  { ownerId, family }: OwnerRequest,
  { role, agentId }: Person,
): Promise<string | null> {
  if (role === 'real-estate-agent') {
    if (ownerId && ownerId !== agentId) throw invalidOwner('Your tasks are your own. You can’t assign them')
    return agentId ?? null
  }
  if (role !== 'agent') {
    if (!ownerId) return family?.agentId ?? null
    if (!(await findAgent(tx, ownerId))) throw invalidOwner(`Advisor "${ownerId}" doesn't exist`)
    return ownerId
  }
  if (!ownerId || ownerId === agentId) return agentId ?? null
  if (!(await findActiveAdvisor(tx, ownerId))) throw invalidOwner(`Advisor "${ownerId}" doesn't exist`)
  if (family && !(await isVisibleToAdvisor(tx, family.id, ownerId))) {
    throw invalidOwner('This advisor doesn’t see the family. Reassign the family instead')
  }
  return ownerId
}

const invalidOwner = (detail: string) => unprocessable([{ detail, source: { pointer: '/data/attributes/ownerId' } }])
