import { eq, sql, type SQL } from 'drizzle-orm'
import { families, notifications, tasks } from '../database/schema/tables'
import type { Person } from '../http/person'

/** The families a member of staff may see: admins all, agents those handed to them, everybody else none. [ROLE-010] */
export const visibleFamilies = (person: Person): SQL => visibleTo(person, (agentId) => eq(families.agentId, agentId))

/** The tasks a member of staff may see. */
export const visibleTasks = (person: Person): SQL => visibleTo(person, (agentId) => eq(tasks.ownerId, agentId))

/** The messages a member of staff may see. */
export const visibleMessages = (person: Person): SQL =>
  visibleTo(person, (agentId) => eq(notifications.agentId, agentId))

function visibleTo(person: Person, own: (agentId: string) => SQL): SQL {
  if (person.role === 'admin') return sql`true`
  return person.role === 'agent' && person.agentId ? own(person.agentId) : sql`false`
}
