import { type SQL, sql } from 'drizzle-orm'
import { agentOptions, recordChanges, tasks, users } from '../../database/schema/tables'
import type { Person } from '../../http/person'

const isRealEstateAgent = (agentId: SQL) =>
  sql`exists (select 1 from ${agentOptions} where ${agentOptions.agentId} = ${agentId} and ${agentOptions.kind} = 'real-estate')`

/** What real estate agents plan for a home stays with them: of staff, only admins read it. [AGENT-006] */
const readsHomeTasks = ({ role }: Person): boolean => role !== 'agent'

/** Returns the condition on tasks of a visible family that a staff member may read. [AGENT-006, ROLE-010] */
export const familyTasks = (person: Person): SQL =>
  readsHomeTasks(person) ? sql`true` : sql`not ${isRealEstateAgent(sql`${tasks.ownerId}`)}`

/** Returns the condition on changes of a visible family's records that a staff member may read. A deleted task has no owner anymore. [AGENT-006, ROLE-010] */
export function familyChanges(person: Person): SQL {
  if (readsHomeTasks(person)) return sql`true`
  const isOwned = sql`exists (select 1 from ${tasks} where ${tasks.id}::text = ${recordChanges.recordId}
    and ${isRealEstateAgent(sql`${tasks.ownerId}`)})`
  const isByAgent = sql`exists (select 1 from ${users} where ${users.id} = ${recordChanges.actorId}
    and ${isRealEstateAgent(sql`${users.agentId}`)})`
  return sql`not (${recordChanges.recordTable} = 'tasks' and (${isOwned} or ${isByAgent}))`
}
