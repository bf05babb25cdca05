import { type Agent, advisorContact } from '@pkg/domain'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { agents, communities, communityMembers, families, users, uuidActions } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { ownActions } from '../../access'
import { isPublic, nearestCommunities } from '../../catalog'

const maxRequests = 50

/** Returns the answers of a family. */
export async function findAnswers(orm: Orm, familyId: string) {
  const [family] = await orm.select({ answers: families.answers }).from(families).where(eq(families.id, familyId))
  return family?.answers
}

/** Returns the user actions of a person's complete requests, newest first. */
export async function listOwnRequests(orm: Orm, person: Person) {
  const isOwn = ownActions(person)
  if (!isOwn) return []
  const rows = await orm
    .select({ info: uuidActions.actionInfo })
    .from(uuidActions)
    .where(
      and(
        isOwn,
        eq(uuidActions.status, 'complete'),
        inArray(uuidActions.actionType, ['pricing-request', 'tour-request']),
      ),
    )
    .orderBy(desc(uuidActions.completedAt))
    .limit(maxRequests)
  return rows.map(({ info }) => info)
}

/** Returns the states and texts of the disclosures that an account acknowledged. */
export function listAcknowledgedDisclosures(orm: Orm, userId: string) {
  return orm
    .selectDistinct({
      state: sql<string>`${uuidActions.actionInfo}->'data'->>'state'`,
      text: sql<string | null>`${uuidActions.actionInfo}->'data'->>'disclosureText'`,
    })
    .from(uuidActions)
    .where(
      and(
        eq(uuidActions.userId, userId),
        eq(uuidActions.actionType, 'disclosure'),
        sql`(${uuidActions.actionInfo}->'data'->>'isDisclosureAcknowledged')::boolean`,
      ),
    )
}

/** Returns those of the given communities that are public, in the order of their slugs. */
export async function listPublicCommunities(orm: Orm, slugs: string[]) {
  const rows = await orm
    .select({ record: communities.record, agentId: communities.agentId })
    .from(communities)
    .where(and(inArray(communities.id, slugs), isPublic))
  return rows.sort((one, other) => slugs.indexOf(one.record.id) - slugs.indexOf(other.record.id))
}

/** Returns the communities nearest to one, optionally only those that respond to families themselves. */
export function listNearest(
  orm: Orm,
  center: Parameters<typeof nearestCommunities>[1],
  { limit, isDirectOnly }: { limit: number; isDirectOnly: boolean },
) {
  return nearestCommunities(orm, center, limit, isDirectOnly ? isDirect : undefined)
}

const isDirect = sql`(${communities.record}->>'isD2CEligible')::boolean`

/** Returns those of the given communities whose own team responds to families. */
export async function listDirectIds(orm: Orm, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await orm
    .selectDistinct({ id: communities.id })
    .from(communities)
    .innerJoin(communityMembers, eq(communityMembers.communityId, communities.id))
    .innerJoin(users, eq(users.id, communityMembers.userId))
    .where(
      and(inArray(communities.id, ids), isDirect, eq(communityMembers.status, 'approved'), eq(users.role, 'provider')),
    )
  return rows.map(({ id }) => id)
}

/** Returns the advisors of communities, by community id. */
export async function listCommunityAdvisors(orm: Orm, ids: string[]) {
  if (ids.length === 0) return new Map<string, ReturnType<typeof advisorContact>>()
  const rows = await orm
    .select({ id: communities.id, agent: agents.record })
    .from(communities)
    .innerJoin(agents, eq(agents.id, communities.agentId))
    .where(inArray(communities.id, ids))
  return new Map(rows.map(({ id, agent }) => [id, advisorContact(agent)]))
}

/** Returns the record of an advisor. */
export async function findAdvisorRecord(orm: Orm, id: string): Promise<Agent | undefined> {
  const [row] = await orm.select({ record: agents.record }).from(agents).where(eq(agents.id, id))
  return row?.record
}
