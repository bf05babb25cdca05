import { type SQL, sql } from 'drizzle-orm'
import { recordChanges, tasks, users } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { isRealEstateAgent } from './agent-kind-store'

/**
 * Returns the condition on tasks of a visible family that a person may read. What real estate agents plan for a home stays with them: of staff, only admins
 * read it. Others read only their own. [AGENT-006, ROLE-010]
 */
export function familyTasks({ role, agentId }: Person): SQL {
  if (role === 'admin') return sql`true`
  return role === 'agent' ? sql`not ${isRealEstateAgent(tasks.ownerId)}` : sql`${tasks.ownerId} = ${agentId ?? ''}`
}

/** Returns the condition on changes of a visible family's records that a staff member may read. A deleted task has no owner anymore. [AGENT-006, ROLE-010] */
export function familyChanges({ role }: Person): SQL {
  if (role !== 'agent') return sql`true`
  const isOwned = sql`exists (select 1 from ${tasks}
    where ${tasks.id} = case ${recordChanges.recordTable} when 'tasks' then ${recordChanges.recordId}::uuid end
    and ${isRealEstateAgent(tasks.ownerId)})`
  const isByAgent = sql`exists (select 1 from ${users} where ${users.id} = ${recordChanges.actorId}
    and ${isRealEstateAgent(users.agentId)})`
  return sql`not (${recordChanges.recordTable} = 'tasks' and (${isOwned} or ${isByAgent}))`
}
