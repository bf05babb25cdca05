import type { endpoints, QueryOf } from '@pkg/api-client'
import { and, asc, count, desc, eq, gte, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { containing } from '../../../database/like-pattern'
import { claims, communities, users } from '../../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder, textCondition } from '../../../http/lists/list-query'
import type { UserRow } from '../users/user-store'

/** A stored claim. */
export type ClaimRow = typeof claims.$inferSelect

/** A stored community. */
export type CommunityRow = typeof communities.$inferSelect

type Page = { offset: number; size: number }

/** The filters and the sort of an admin's list of claims. */
export type ClaimQuery = QueryOf<typeof endpoints.adminClaims.list>

/** What claims are sorted and filtered by. */
const columns: ListColumns = {
  createdAt: claims.createdAt,
  decidedAt: claims.decidedAt,
  status: claims.status,
  communityName: sql`lower(${claims.communityName})`,
  userName: sql`lower(${users.name})`,
  state: claims.state,
  community: claims.communityId,
  user: claims.userId,
}

/** Returns live communities whose name or address contains the text. */
export async function searchClaimable(orm: Orm, text: string, limit: number) {
  const pattern = containing(text)
  return orm
    .select({ id: communities.id, name: communities.name, address: communities.addressString })
    .from(communities)
    .where(
      and(gte(communities.status, 0), or(ilike(communities.name, pattern), ilike(communities.addressString, pattern))),
    )
    .orderBy(asc(communities.name), communities.id)
    .limit(limit)
}

/** Returns communities by their ids. */
export async function findCommunities(orm: Orm, ids: readonly string[]): Promise<CommunityRow[]> {
  return orm
    .select()
    .from(communities)
    .where(inArray(communities.id, [...ids]))
}

/** Returns who claimed a community and the status of each claim, oldest first. */
export async function listCommunityClaims(orm: Orm, communityId: string) {
  return orm
    .select({ userId: claims.userId, status: claims.status })
    .from(claims)
    .where(eq(claims.communityId, communityId))
    .orderBy(asc(claims.createdAt))
}

/** Returns a page of a user's claims, newest first. */
export async function listUserClaims(orm: Orm, userId: string, status: ClaimRow['status'] | undefined, page: Page) {
  const where = and(eq(claims.userId, userId), status ? eq(claims.status, status) : undefined)
  const items = await orm
    .select()
    .from(claims)
    .where(where)
    .orderBy(desc(claims.createdAt), claims.id)
    .limit(page.size)
    .offset(page.offset)
  return { items, total: await countClaims(orm, where) }
}

/** Returns a page of all claims with their authors, by default oldest first. `q` searches the names of the community and the author. */
export async function listAllClaims(orm: Orm, query: ClaimQuery, page: Page) {
  const where = and(filterCondition(query, columns), textCondition(query.q, [claims.communityName, users.name]))
  const items = await orm
    .select({ claim: claims, user: users })
    .from(claims)
    .innerJoin(users, eq(users.id, claims.userId))
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: 'createdAt', unique: claims.id }))
    .limit(page.size)
    .offset(page.offset)
  return { items, total: await countClaims(orm, where) }
}

/** Returns a claim with its author. */
export async function findClaim(orm: Orm, id: string): Promise<{ claim: ClaimRow; user: UserRow } | undefined> {
  const [found] = await orm
    .select({ claim: claims, user: users })
    .from(claims)
    .innerJoin(users, eq(users.id, claims.userId))
    .where(eq(claims.id, id))
  return found
}

/** Returns the number of a user's pending claims. */
export async function countPendingClaims(orm: Orm, userId: string): Promise<number> {
  return countClaims(orm, and(eq(claims.userId, userId), eq(claims.status, 'pending')))
}

/** Returns a claim, locked until the transaction ends. */
export async function lockClaim(tx: Orm, id: string): Promise<ClaimRow | undefined> {
  const [claim] = await tx.select().from(claims).where(eq(claims.id, id)).for('update')
  return claim
}

/** Inserts a claim. Returns undefined when the user has an open claim to the community. */
export async function insertClaim(tx: Orm, claim: typeof claims.$inferInsert): Promise<ClaimRow | undefined> {
  const [inserted] = await tx.insert(claims).values(claim).onConflictDoNothing().returning()
  return inserted
}

/** Inserts claims. */
export async function insertClaims(tx: Orm, rows: (typeof claims.$inferInsert)[]): Promise<void> {
  await tx.insert(claims).values(rows)
}

/** Updates a claim and returns it with its author. */
export async function updateClaim(
  tx: Orm,
  id: string,
  changes: Partial<typeof claims.$inferInsert>,
): Promise<{ claim: ClaimRow; user: UserRow } | undefined> {
  const [claim] = await tx.update(claims).set(changes).where(eq(claims.id, id)).returning()
  const [user] = claim ? await tx.select().from(users).where(eq(users.id, claim.userId)) : []
  return claim && user && { claim, user }
}

/** Declines a user's approved claims to communities, because an admin gave the communities to others. */
export async function declineClaims(
  tx: Orm,
  { userId, communityIds }: { userId: string; communityIds: readonly string[] },
  decision: Pick<ClaimRow, 'reason' | 'decidedAt' | 'decidedBy'>,
): Promise<void> {
  const isNamed = inArray(claims.communityId, [...communityIds])
  await tx
    .update(claims)
    .set({ ...decision, status: 'declined' })
    .where(and(eq(claims.userId, userId), isNamed, eq(claims.status, 'approved')))
}

/** Returns the communities that a user's open claims are to. */
export async function listClaimedIds(orm: Orm, userId: string): Promise<string[]> {
  const rows = await orm
    .select({ id: claims.communityId })
    .from(claims)
    .where(and(eq(claims.userId, userId), ne(claims.status, 'declined')))
  return rows.flatMap(({ id }) => id ?? [])
}

async function countClaims(orm: Orm, where: SQL | undefined): Promise<number> {
  const [found] = await orm
    .select({ total: count() })
    .from(claims)
    .innerJoin(users, eq(users.id, claims.userId))
    .where(where)
  return found?.total ?? 0
}
