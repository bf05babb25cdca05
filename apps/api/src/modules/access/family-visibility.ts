import { isUuid } from '@pkg/domain'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { managesCommunity } from './memberships'
import type { Orm } from '../../database/database'
import { families, leads, notifications, releases, tasks } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { notFound } from '../../http/problems'

/**
 * The families a person may see: admins all, agents those handed to them, providers and real estate agents those with a release in
 * force to them, everybody else none. [ROLE-010, TRUST-002, TRUST-004]
 */
export function visibleFamilies(person: Person): SQL | undefined {
  return and(isNull(families.mergedIntoId), ofRole(person))
}

function ofRole(person: Person): SQL {
  if (person.role === 'provider') {
    return sql`exists (select 1 from ${releases} where ${releases.familyId} = ${families.id}
      and ${releases.recipientKind} = 'community' and ${inForce} and ${managesCommunity(person, releases.recipientId)})`
  }
  if (person.role === 'real-estate-agent' && person.agentId) {
    return sql`exists (select 1 from ${releases} where ${releases.familyId} = ${families.id}
      and ${releases.recipientKind} = 'agent' and ${releases.recipientId} = ${person.agentId} and ${inForce})`
  }
  return visibleTo(person, (agentId) => eq(families.agentId, agentId))
}

const inForce = sql`${releases.endedAt} is null and ${releases.revokedAt} is null`

/** The leads of a visible family that a person may see: providers those to their own communities, real estate agents none. */
export function visibleLeads(person: Person): SQL {
  if (person.role === 'provider') return managesCommunity(person, leads.communityId)
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
export async function findVisibleFamily(orm: Orm, id: string, person: Person): Promise<typeof families.$inferSelect> {
  const [row] = isUuid(id)
    ? await orm
        .select()
        .from(families)
        .where(and(eq(families.id, id), visibleFamilies(person)))
    : []
  if (!row) throw notFound('family', id)
  return row
}

/** The id of a family that the person may see; 404 for any other. */
export async function findVisibleFamilyId(orm: Orm, id: string, person: Person): Promise<string> {
  return (await findVisibleFamily(orm, id, person)).id
}
