import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Orm } from '../../database/database'
import { communityMembers, users } from '../../database/schema/tables'
import type { Person } from '../../http/person'

/** Returns the condition that a person manages a row's community: by an approved claim, an invitation, or because they created it. [ROLE-010] */
export function managesCommunity({ userId }: Pick<Person, 'userId'>, communityId: SQL | PgColumn): SQL {
  if (!userId) return sql`false`
  return sql`exists (select 1 from ${communityMembers} where ${communityMembers.communityId} = ${communityId}
    and ${communityMembers.userId} = ${userId} and ${communityMembers.status} = 'approved')`
}

/** Returns whether a person manages a community. [ROLE-010] */
export async function isManagedBy(orm: Orm, communityId: string, { userId }: Pick<Person, 'userId'>): Promise<boolean> {
  if (!userId) return false
  const [member] = await orm
    .select({ userId: communityMembers.userId })
    .from(communityMembers)
    .where(
      and(
        eq(communityMembers.communityId, communityId),
        eq(communityMembers.userId, userId),
        eq(communityMembers.status, 'approved'),
      ),
    )
  return member !== undefined
}

/** Returns whether the account with an email address manages a community. The address is in its stored form. [COMM-010, ROLE-010] */
export async function isManagedByEmail(orm: Orm, communityId: string, email: string): Promise<boolean> {
  const [account] = await orm.select({ userId: users.id }).from(users).where(eq(users.email, email))
  return account !== undefined && isManagedBy(orm, communityId, account)
}

const isTeamMember = and(
  eq(communityMembers.status, 'approved'),
  eq(users.role, 'provider'),
  eq(users.status, 'active'),
)

/** Returns whether a community has a team: someone with an account that can sign in and answer for it. [COMM-010] */
export async function hasCommunityTeam(orm: Orm, communityId: string): Promise<boolean> {
  return (await listCommunityTeam(orm, communityId)).length > 0
}

/** Returns the ids of the accounts of a community's team. [COMM-010] */
export async function listCommunityTeam(orm: Orm, communityId: string): Promise<string[]> {
  const rows = await orm
    .select({ id: users.id })
    .from(communityMembers)
    .innerJoin(users, eq(users.id, communityMembers.userId))
    .where(and(eq(communityMembers.communityId, communityId), isTeamMember))
  return rows.map(({ id }) => id)
}

/** Gives a person access to the pages and leads of communities. [ROLE-010] */
export async function grantCommunityAccess(tx: Orm, userId: string, communityIds: readonly string[]): Promise<void> {
  if (communityIds.length === 0) return
  await tx
    .insert(communityMembers)
    .values(communityIds.map((communityId) => ({ userId, communityId, status: 'approved' as const })))
    .onConflictDoUpdate({
      target: [communityMembers.userId, communityMembers.communityId],
      set: { status: 'approved' },
    })
}

/** Takes communities from a person. [ROLE-010] */
export async function revokeCommunityAccess(tx: Orm, userId: string, communityIds: readonly string[]): Promise<void> {
  if (communityIds.length === 0) return
  const isNamed = inArray(communityMembers.communityId, [...communityIds])
  await tx.delete(communityMembers).where(and(eq(communityMembers.userId, userId), isNamed))
}
