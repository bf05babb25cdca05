import { type Agent, advisorContact } from '@pkg/domain'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { agents, communities, families, leads, releases, uuidActions } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { ownActions } from '../../access'
import { isPublic, nearestCommunities } from '../../catalog'
import { isActive } from '../../trust'
import { isDirectEligible } from '../direct/direct-community-store'

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
  return orm
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
  return nearestCommunities(orm, center, limit, isDirectOnly ? isDirectEligible : undefined)
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

/** Returns the communities whose teams have a family's contact info. [TRUTH-003] */
export async function listSharedIds(orm: Orm, familyId: string): Promise<string[]> {
  const rows = await orm
    .select({ id: releases.recipientId })
    .from(releases)
    .where(and(eq(releases.familyId, familyId), eq(releases.recipientKind, 'community'), isActive))
  return rows.map(({ id }) => id)
}

/**
 * Returns those of the given communities whose teams haven't got a person's own request, because the disclosure wasn't acknowledged: those that
 * still wait for it, and those that an advisor handles instead. [DATA-014, TRUTH-005, TRUTH-008]
 */
export async function listUnsentIds(
  orm: Orm,
  person: Person,
  slugs: string[],
): Promise<{ held: string[]; undisclosed: string[] }> {
  const isOwn = ownActions(person)
  if (!isOwn) return { held: [], undisclosed: [] }
  const rows = await orm
    .select({ id: leads.communityId, handedOverAt: leads.handedOverAt })
    .from(leads)
    .innerJoin(uuidActions, eq(uuidActions.id, leads.actionId))
    .where(and(isOwn, eq(leads.kind, 'direct'), eq(leads.status, 'new'), inArray(leads.communityId, slugs)))
  const ids = (isHandedOver: boolean) =>
    rows.flatMap(({ id, handedOverAt }) => (id && (handedOverAt !== null) === isHandedOver ? [id] : []))
  return { held: ids(false), undisclosed: ids(true) }
}

/** Returns the record of an advisor. */
export async function findAdvisorRecord(orm: Orm, id: string): Promise<Agent | undefined> {
  const [row] = await orm.select({ record: agents.record }).from(agents).where(eq(agents.id, id))
  return row?.record
}
