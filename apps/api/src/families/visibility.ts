import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../database/database'
import { communityMembers, families, leads, notifications, releases, tasks } from '../database/schema/tables'
import type { Person } from '../http/person'
import { notFound } from '../http/problems'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether text is an id that a row could have: anything else would be an error of the database. */
export const isId = (text: string): boolean => uuidPattern.test(text)

/**
 * The families a person may see: admins all, agents those handed to them, providers and real estate agents those with a release in
 * force to them, everybody else none. [ROLE-010, TRUST-002, TRUST-004]
 */
export function visibleFamilies(person: Person): SQL | undefined {
  return and(isNull(families.mergedIntoId), ofRole(person))
}

function ofRole(person: Person): SQL {
  if (person.role === 'provider' && person.userId) {
    return sql`exists (select 1 from ${releases} where ${releases.familyId} = ${families.id}
      and ${releases.recipientKind} = 'community' and ${inForce} and ${speaksFor(person.userId, sql`${releases.recipientId}`)})`
  }
  if (person.role === 'real-estate-agent' && person.agentId) {
    return sql`exists (select 1 from ${releases} where ${releases.familyId} = ${families.id}
      and ${releases.recipientKind} = 'agent' and ${releases.recipientId} = ${person.agentId} and ${inForce})`
  }
  return visibleTo(person, (agentId) => eq(families.agentId, agentId))
}

const inForce = sql`${releases.endedAt} is null and ${releases.revokedAt} is null`

/** Whether an account may speak for a community, by the approval of an admin. */
export function speaksFor(userId: string, communityId: SQL): SQL {
  return sql`exists (select 1 from ${communityMembers} where ${communityMembers.communityId} = ${communityId}
    and ${communityMembers.userId} = ${userId} and ${communityMembers.status} = 'approved')`
}

/** The leads of a visible family that a person may see: providers those to their own communities, real estate agents none. */
export function visibleLeads(person: Person): SQL {
  if (person.role === 'provider' && person.userId) return speaksFor(person.userId, sql`${leads.communityId}`)
  return person.role === 'real-estate-agent' ? sql`false` : sql`true`
}

/** The tasks a member of staff may see. */
export const visibleTasks = (person: Person): SQL => visibleTo(person, (agentId) => eq(tasks.ownerId, agentId))

/** The messages a member of staff may see. */
export const visibleMessages = (person: Person): SQL =>
  visibleTo(person, (agentId) => eq(notifications.agentId, agentId))

function visibleTo(person: Person, own: (agentId: string) => SQL): SQL {
  if (person.role === 'admin') return sql`true`
  return person.role === 'agent' && person.agentId ? own(person.agentId) : sql`false`
}

/** A family that the person may see; 404 for any other, so that ids tell nothing. */
export async function familyFor(orm: Orm, id: string, person: Person): Promise<typeof families.$inferSelect> {
  const [row] = isId(id)
    ? await orm
        .select()
        .from(families)
        .where(and(eq(families.id, id), visibleFamilies(person)))
    : []
  if (!row) throw notFound('family', id)
  return row
}

/** The id of a family that the person may see; 404 for any other. */
export async function familyIdFor(orm: Orm, id: string, person: Person): Promise<string> {
  return (await familyFor(orm, id, person)).id
}
