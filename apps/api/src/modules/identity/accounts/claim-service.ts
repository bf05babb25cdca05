import type { AdminClaim, BodyOf, Claim, endpoints } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import { and, asc, count, desc, eq, gte, ilike, or, type SQL } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { containing } from '../../../database/like-pattern'
import { claims, communities, users } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { conflict, notFound, unprocessable } from '../../../http/problems'
import { grantCommunityAccess } from '../../access'
import type { Accounts } from './account-context'
import { requireAccount } from './find-account'
import { endSessions } from './sessions'
import { accountTexts } from './texts'
import { queueMessage } from '../../messaging'

/** Returns communities that people may claim, by words of their name or address. */
export async function searchClaimable(orm: Orm, words: string) {
  const pattern = containing(words.trim())
  const rows = await orm
    .select({ id: communities.id, name: communities.name, address: communities.addressString })
    .from(communities)
    .where(
      and(gte(communities.status, 0), or(ilike(communities.name, pattern), ilike(communities.addressString, pattern))),
    )
    .orderBy(asc(communities.name), communities.id)
    .limit(mostFound)
  return { items: rows, total: rows.length }
}

/** Returns whether a community is claimed, and how the person's own claim stands. @throws {HttpError} 404 */
export async function claimStatus(orm: Orm, communityId: string, person: Person) {
  const community = await claimable(orm, communityId)
  const rows = await orm
    .select({ userId: claims.userId, status: claims.status })
    .from(claims)
    .where(eq(claims.communityId, community.id))
    .orderBy(asc(claims.createdAt))
  const own = rows.filter(({ userId }) => userId === person.userId).at(-1)
  return {
    id: community.id,
    communityName: community.name,
    isClaimed: rows.some(({ status }) => status === 'approved'),
    own: own?.status ?? ('none' as const),
  }
}

/** Saves a person's claim to a community. @throws {HttpError} 404, or 409 for a second claim or too many pending ones. */
export async function claimCommunity(
  orm: Orm,
  communityId: string,
  body: { jobTitle: string; message?: string },
  person: Person,
): Promise<Claim> {
  const { id: userId } = await requireAccount(orm, person)
  const community = await claimable(orm, communityId)
  await mayClaim(orm, userId)
  const { address } = community.record
  return claimOf(
    await insert(orm, {
      userId,
      communityId: community.id,
      communityName: community.name,
      city: address.city,
      state: address.state,
      jobTitle: body.jobTitle.trim(),
      message: body.message ?? null,
    }),
  )
}

/** Returns a page of the person's own claims, newest first. */
export async function listOwnClaims(
  orm: Orm,
  status: Claim['status'] | undefined,
  person: Person,
  page: { size: number; offset: number },
) {
  const own = eq(claims.userId, (await requireAccount(orm, person)).id)
  const where = and(own, status ? eq(claims.status, status) : undefined)
  const rows = await orm
    .select()
    .from(claims)
    .where(where)
    .orderBy(desc(claims.createdAt), claims.id)
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(claimOf), total: await totalOf(orm, where) }
}

/** Saves a person's claim to a community that isn't listed. @throws {HttpError} 409 for too many pending ones. */
export async function claimUnlisted(
  orm: Orm,
  body: BodyOf<typeof endpoints.claims.createUnlisted>,
  person: Person,
): Promise<Claim> {
  const { id: userId } = await requireAccount(orm, person)
  await mayClaim(orm, userId)
  const { message, ...named } = body
  return claimOf(await insert(orm, { userId, communityId: null, message: message ?? null, ...named }))
}

/** Returns a page of all claims, oldest first. */
export async function listClaims(
  orm: Orm,
  status: Claim['status'] | undefined,
  page: { size: number; offset: number },
) {
  const where = status ? eq(claims.status, status) : undefined
  const rows = await orm
    .select({ claim: claims, user: users })
    .from(claims)
    .innerJoin(users, eq(users.id, claims.userId))
    .where(where)
    .orderBy(asc(claims.createdAt), claims.id)
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(({ claim, user }) => claimToDecide(claim, user)), total: await totalOf(orm, where) }
}

/** Approves or declines a claim, changes the person's access, and tells them. @throws {HttpError} 404, 409, or 422 */
export async function decideClaim(accounts: Accounts, decision: Decision): Promise<AdminClaim> {
  const { orm, queue } = accounts
  if (!isUuid(decision.id)) throw notFound('claim', decision.id)
  const decided = await orm.transaction((tx) => decide(tx, accounts, decision))
  queue.wake()
  return decided
}

type ClaimRow = typeof claims.$inferSelect

/** How many claims of one person may wait at a time. */
const mostPending = 20

/** How many communities one search shows; more words show fewer. */
const mostFound = 8

interface Decision {
  id: string
  status: 'approved' | 'refused'
  reason?: string
  communityId?: string
  person: Person
}

export async function decide(tx: Orm, accounts: Accounts, decision: Decision): Promise<AdminClaim> {
  const { id, status, reason, person } = decision
  const [claim] = await tx.select().from(claims).where(eq(claims.id, id)).for('update')
  if (!claim) throw notFound('claim', id)
  if (claim.status !== 'pending') throw conflict('claim-decided', 'This claim was decided before')
  const communityId = claim.communityId ?? decision.communityId ?? null
  if (status === 'approved' && communityId === null) {
    throw unprocessable([
      { detail: 'Name the community of the catalogue', source: { pointer: '/data/attributes/communityId' } },
    ])
  }
  if (communityId !== null) await claimable(tx, communityId)
  const [decided] = await tx
    .update(claims)
    .set({ status, communityId, reason: reason ?? null, decidedAt: new Date(), decidedBy: person.userId ?? null })
    .where(eq(claims.id, id))
    .returning()
  const [user] = await tx.select().from(users).where(eq(users.id, claim.userId))
  if (!decided || !user) throw notFound('claim', id)
  if (status === 'approved' && communityId !== null) await grantCommunityAccess(tx, user.id, [communityId])
  if (status === 'approved' && user.role === 'customer') {
    await tx.update(users).set({ role: 'provider' }).where(eq(users.id, user.id))
    // A session opened with fewer rights does not grow: the next sign-in brings the new ones under a new id.
    await endSessions(tx, user.id)
  }
  await tellClaimant(tx, accounts, { user, claim: decided })
  return claimToDecide(decided, user)
}

async function tellClaimant(
  tx: Orm,
  accounts: Accounts,
  { user, claim }: { user: typeof users.$inferSelect; claim: ClaimRow },
): Promise<void> {
  if (!user.email) return
  const { brand, sites } = accounts.settings
  const content =
    claim.status === 'approved'
      ? accountTexts.claimApproved(brand, claim.communityName, `${sites.marketplace}/login`)
      : accountTexts.claimRefused(brand, claim.communityName, claim.reason ?? undefined)
  await queueMessage(tx, { userId: user.id, channel: 'email', recipient: user.email, content })
}

async function claimable(orm: Orm, id: string) {
  const [community] = await orm.select().from(communities).where(eq(communities.id, id))
  if (!community || community.status < 0) throw notFound('community', id)
  return community
}

async function mayClaim(orm: Orm, userId: string): Promise<void> {
  const pending = await totalOf(orm, and(eq(claims.userId, userId), eq(claims.status, 'pending')))
  if (pending >= mostPending) throw conflict('too-many-claims', 'Please wait until your claims are decided')
}

async function insert(orm: Orm, claim: typeof claims.$inferInsert): Promise<ClaimRow> {
  const [made] = await orm.insert(claims).values(claim).onConflictDoNothing().returning()
  if (!made) throw conflict('claim-exists', 'You have claimed this community before')
  return made
}

async function totalOf(orm: Orm, where: SQL | undefined): Promise<number> {
  const [found] = await orm.select({ total: count() }).from(claims).where(where)
  return found?.total ?? 0
}

function claimOf(row: ClaimRow): Claim {
  return {
    id: row.id,
    communityName: row.communityName,
    city: row.city,
    state: row.state,
    jobTitle: row.jobTitle,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    ...(row.communityId ? { communityId: row.communityId } : {}),
    ...(row.message ? { message: row.message } : {}),
    ...(row.reason ? { reason: row.reason } : {}),
    ...(row.decidedAt ? { decidedAt: row.decidedAt.toISOString() } : {}),
  }
}

function claimToDecide(row: ClaimRow, user: typeof users.$inferSelect): AdminClaim {
  return {
    ...claimOf(row),
    userId: user.id,
    userName: user.name,
    ...(user.email ? { userEmail: user.email } : {}),
    ...(user.phone ? { userPhone: user.phone } : {}),
  }
}
