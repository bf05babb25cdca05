import { type LeadStage, type RealEstateStage, siteDay } from '@pkg/domain'
import { and, asc, eq, gte, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import {
  communities,
  communityMembers,
  covers,
  families,
  offers,
  realEstateLeads,
  tasks,
  users,
} from '../../../database/schema/tables'

const endedStages: LeadStage[] = ['moved-in', 'closed']
const endedHomeStages: RealEstateStage[] = ['home-sold', 'home-bought', 'closed-unresponsive', 'closed-other']

/** A family of an advisor. One that is offered to them isn't theirs yet. */
export interface FamilyOfAdvisor {
  id: string
  /** The request of the open offer, if there is one. */
  requestId: string | null
}

/** Returns the families in a stage before the move that an advisor has or is offered, oldest first. */
export function listFamiliesOf(orm: Orm, agentId: string): Promise<FamilyOfAdvisor[]> {
  return orm
    .select({ id: families.id, requestId: offers.requestId })
    .from(families)
    .leftJoin(offers, and(eq(offers.familyId, families.id), eq(offers.agentId, agentId), eq(offers.status, 'offered')))
    .where(
      and(
        eq(families.agentId, agentId),
        isNull(families.mergedIntoId),
        isNull(families.erasedAt),
        notInArray(families.stage, endedStages),
      ),
    )
    .orderBy(asc(families.createdAt), families.id)
}

/** Returns the homes that a real estate agent has or is offered, and that aren't sold, bought, or closed, oldest first. */
export function listHomesOf(orm: Orm, agentId: string) {
  return orm
    .select({
      id: realEstateLeads.id,
      need: realEstateLeads.need,
      familyId: realEstateLeads.familyId,
      email: families.email,
    })
    .from(realEstateLeads)
    .innerJoin(families, eq(families.id, realEstateLeads.familyId))
    .where(and(eq(realEstateLeads.agentId, agentId), notInArray(realEstateLeads.stage, endedHomeStages)))
    .orderBy(asc(realEstateLeads.createdAt), realEstateLeads.id)
}

/** Returns the open tasks of an advisor that don't move with the families, those that are due first first. */
export function listOtherTasks(orm: Orm, agentId: string, familyIds: readonly string[]) {
  const isOther =
    familyIds.length > 0 ? or(isNull(tasks.familyId), notInArray(tasks.familyId, [...familyIds])) : undefined
  return orm
    .select({ id: tasks.id, familyId: tasks.familyId })
    .from(tasks)
    .where(and(eq(tasks.ownerId, agentId), eq(tasks.status, 'open'), isOther))
    .orderBy(asc(tasks.dueAt), tasks.id)
}

/** Gives a task to an advisor, or to the admins. */
export async function saveTaskOwner(tx: Orm, id: string, ownerId: string | null): Promise<void> {
  await tx.update(tasks).set({ ownerId }).where(eq(tasks.id, id))
}

/** Returns the covers for or by an advisor that haven't ended. */
export async function listCoverIds(orm: Orm, agentId: string): Promise<string[]> {
  const takesPart = or(eq(covers.agentId, agentId), eq(covers.coveringId, agentId))
  const rows = await orm
    .select({ id: covers.id })
    .from(covers)
    .where(and(takesPart, isNull(covers.endedAt), gte(covers.untilDay, siteDay())))
  return rows.map(({ id }) => id)
}

/** Returns whether another active account works with the same advisor profile, so its work stays where it is. */
export async function isProfileShared(orm: Orm, agentId: string, userId: string): Promise<boolean> {
  const [other] = await orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.agentId, agentId), eq(users.status, 'active'), ne(users.id, userId)))
    .limit(1)
  return other !== undefined
}

/** Returns the names of the communities that no other active account manages. */
export async function listCommunitiesAlone(orm: Orm, userId: string): Promise<string[]> {
  const hasOther: SQL = sql`exists (select 1 from ${communityMembers} as other inner join ${users} on ${users.id} = other.user_id
    where other.community_id = ${communities.id} and other.user_id <> ${userId} and other.status = 'approved' and ${users.status} = 'active')`
  const rows = await orm
    .select({ name: communities.name })
    .from(communityMembers)
    .innerJoin(communities, eq(communities.id, communityMembers.communityId))
    .where(and(eq(communityMembers.userId, userId), eq(communityMembers.status, 'approved'), sql`not ${hasOther}`))
    .orderBy(communities.name, communities.id)
  return rows.map(({ name }) => name)
}
