import { isUuid } from '@pkg/domain'
import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import { belongsToCovered, isSharedForCover } from './cover-store'
import { managesCommunity } from './membership-store'
import type { Orm } from '../../database/database'
import { families, leads, notifications, releases, tasks } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { notFound } from '../../http/errors'

/**
 * Returns the condition on families that a person may see: all for admins, for advisors their own and those of absent colleagues that they cover for, those with an active release for providers and
 * real estate agents, and none for everyone else. [ROLE-010, TRUST-002, TRUST-004]
 */
export function visibleFamilies(person: Person): SQL | undefined {
  return and(isNull(families.mergedIntoId), familiesOfRole(person))
}

function familiesOfRole(person: Person): SQL {
  if (person.role === 'provider') {
    return sql`exists (select 1 from ${releases} where ${releases.familyId} = ${families.id}
      and ${releases.recipientKind} = 'community' and ${isActive} and ${managesCommunity(person, releases.recipientId)})`
  }
  if (person.role === 'real-estate-agent' && person.agentId) {
    return sql`exists (select 1 from ${releases} where ${releases.familyId} = ${families.id}
      and ${releases.recipientKind} = 'agent' and ${releases.recipientId} = ${person.agentId} and ${isActive})`
  }
  return visibleTo(
    person,
    (agentId) =>
      sql`(${belongsToCovered(families.agentId, agentId)} and (${families.agentId} = ${agentId} or ${isSharedForCover(agentId)}))`,
  )
}

const isActive = sql`${releases.endedAt} is null and ${releases.revokedAt} is null`

/** The answers that a real estate agent needs, besides when to call: about the home, and where and when the family moves. */
const homeAnswers = ['housingOptions', 'homeSaleInterest', 'timing', 'city', 'state', 'zip'] as const

type FamilyRow = typeof families.$inferSelect

/**
 * Returns the columns of a family that a person may read. Real estate agents read only the answers about the home, and neither the consent to
 * texts nor the wish for them, which are about someone else. [AGENT-006, ROLE-010]
 */
export function familyColumns({ role }: Person) {
  const columns = getTableColumns(families)
  if (role !== 'real-estate-agent') return columns
  const kept = [
    ...homeAnswers.map((name) => sql`${name}::text, ${families.answers} -> ${name}::text`),
    sql`'callPreferences', (${families.answers} -> 'callPreferences') - 'textFirst'`,
  ]
  return {
    ...columns,
    answers: sql<FamilyRow['answers']>`jsonb_strip_nulls(jsonb_build_object(${sql.join(kept, sql`, `)}))`,
    consent: sql<FamilyRow['consent']>`null`,
  }
}

/** Returns the condition on leads of a visible family: only those to their communities for providers, and none for real estate agents. */
export function visibleLeads(person: Person): SQL {
  if (person.role === 'provider') return managesCommunity(person, leads.communityId)
  return person.role === 'real-estate-agent' ? sql`false` : sql`true`
}

/** Returns the condition on tasks that a staff member may see. */
export const visibleTasks = (person: Person): SQL => {
  if (person.role === 'real-estate-agent' && person.agentId) return ownHomeTasks(person, person.agentId)
  return visibleTo(person, (agentId) => {
    // What an absent advisor wrote down without a family isn't part of the cover.
    const isAboutCovered = sql`exists (select 1 from ${families} where ${families.id} = ${tasks.familyId}
      and ${isSharedForCover(agentId)})`
    return sql`(${belongsToCovered(tasks.ownerId, agentId)} and (${tasks.ownerId} = ${agentId} or ${isAboutCovered}))`
  })
}

/** A real estate agent's own tasks. One about a family that stopped sharing isn't theirs anymore. [TRUST-004, AGENT-006] */
const ownHomeTasks = (person: Person, agentId: string): SQL =>
  sql`(${tasks.ownerId} = ${agentId} and (${tasks.familyId} is null or exists (select 1 from ${families}
    where ${families.id} = ${tasks.familyId} and ${visibleFamilies(person)})))`

/** Returns the condition on messages that a staff member may see. */
export const visibleMessages = (person: Person): SQL =>
  visibleTo(person, (agentId) => eq(notifications.agentId, agentId))

function visibleTo(person: Person, isAssigned: (agentId: string) => SQL): SQL {
  if (person.role === 'admin') return sql`true`
  return person.role === 'agent' && person.agentId ? isAssigned(person.agentId) : sql`false`
}

/** Returns a family that the person may see. The same error for other families doesn't reveal which ids exist. @throws {HttpError} 404 */
export async function findVisibleFamily(orm: Orm, id: string, person: Person): Promise<typeof families.$inferSelect> {
  const [row] = isUuid(id)
    ? await orm
        .select(familyColumns(person))
        .from(families)
        .where(and(eq(families.id, id), visibleFamilies(person)))
    : []
  if (!row) throw notFound('family', id)
  return row
}

/** Returns whether an advisor sees a family. */
export async function isVisibleToAdvisor(orm: Orm, familyId: string, agentId: string): Promise<boolean> {
  const rows = await orm
    .select({ id: families.id })
    .from(families)
    .where(and(eq(families.id, familyId), visibleFamilies({ role: 'agent', agentId, name: '' })))
  return rows.length > 0
}

/** Returns the id of a family that the person may see. @throws {HttpError} 404 */
export async function findVisibleFamilyId(orm: Orm, id: string, person: Person): Promise<string> {
  return (await findVisibleFamily(orm, id, person)).id
}
