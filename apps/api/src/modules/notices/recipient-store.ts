import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { agents, families, users } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { hasRole, visibleFamilies } from '../access'

/** Returns the ids of the active accounts of an advisor or real estate agent. */
export async function accountsOfAgent(orm: Orm, agentId: string | null): Promise<string[]> {
  if (!agentId) return []
  const rows = await orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.agentId, agentId), eq(users.status, 'active')))
  return rows.map(({ id }) => id)
}

/** Returns who else sees a family and can be mentioned in its notes, by name: admins, its advisor, and who covers for the advisor. */
export async function listColleagues(
  orm: Orm,
  familyId: string,
  { userId }: Person,
): Promise<{ id: string; name: string }[]> {
  const candidates = await orm
    .select({ id: users.id, name: users.name, agentId: users.agentId, isAdmin: sql<boolean>`${hasRole('admin')}` })
    .from(users)
    .leftJoin(agents, eq(agents.id, users.agentId))
    .where(and(eq(users.status, 'active'), or(hasRole('admin'), and(hasRole('agent'), isNotNull(agents.id)))))
    .orderBy(asc(users.name), users.id)
  const seeing: { id: string; name: string }[] = []
  for (const { id, name, agentId, isAdmin } of candidates) {
    if (id === userId || name === '') continue
    if (isAdmin || (agentId && (await seesFamily(orm, familyId, agentId)))) seeing.push({ id, name })
  }
  return seeing
}

async function seesFamily(orm: Orm, familyId: string, agentId: string): Promise<boolean> {
  const rows = await orm
    .select({ id: families.id })
    .from(families)
    .where(and(eq(families.id, familyId), visibleFamilies({ role: 'agent', agentId, name: '' })))
  return rows.length > 0
}
