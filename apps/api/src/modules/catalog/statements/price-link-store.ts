import { priceNoticeDays, recentPriceDays } from '@pkg/domain'
import { and, eq, gt, gte, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities, communityMembers, type CommunityRecord, priceLinks, users } from '../../../database/schema/tables'
import { hashToken } from '../../../http/token-hash'

/** A member of a community's team whose prices expire soon. */
export interface ExpiringPrices {
  communityId: string
  communityName: string
  userId: string
  email: string
  /** The day on which the first price expires. */
  pricesExpireOn: string
}

/** The most days after which no one is reminded of prices that expired. */
const longestExpiredDays = 30

/** The most people to remind in one pass. */
const batchSize = 200

/** Returns members of teams whose shown prices expire within a week or expired lately, and who got no link for that day yet. [TRUST-018] */
export async function listExpiringPrices(orm: Orm, today: string): Promise<ExpiringPrices[]> {
  const expiresOn = sql`(${communities.pricesAsOf} + ${recentPriceDays}::int)`
  const rows = await orm
    .select({
      communityId: communities.id,
      communityName: communities.name,
      userId: users.id,
      email: users.email,
      pricesExpireOn: sql<string>`${expiresOn}::text`,
    })
    .from(communities)
    .innerJoin(
      communityMembers,
      and(eq(communityMembers.communityId, communities.id), eq(communityMembers.status, 'approved')),
    )
    .innerJoin(users, eq(users.id, communityMembers.userId))
    .leftJoin(
      priceLinks,
      and(
        eq(priceLinks.communityId, communities.id),
        eq(priceLinks.userId, users.id),
        sql`${priceLinks.pricesExpireOn} = ${expiresOn}`,
      ),
    )
    .where(
      and(
        eq(communities.status, 1),
        isNotNull(communities.pricesAsOf),
        lte(communities.pricesAsOf, sql`${today}::date - ${recentPriceDays - priceNoticeDays}::int`),
        gte(communities.pricesAsOf, sql`${today}::date - ${recentPriceDays + longestExpiredDays}::int`),
        eq(users.role, 'provider'),
        eq(users.status, 'active'),
        isNotNull(users.email),
        isNull(priceLinks.tokenHash),
      ),
    )
    .limit(batchSize)
  return rows.flatMap(({ email, ...row }) => (email ? [{ ...row, email }] : []))
}

/** Returns the members of a community's team who can be emailed. */
export async function listPriceMembers(orm: Orm, communityId: string): Promise<{ userId: string; email: string }[]> {
  const rows = await orm
    .select({ userId: users.id, email: users.email })
    .from(communityMembers)
    .innerJoin(users, eq(users.id, communityMembers.userId))
    .where(
      and(
        eq(communityMembers.communityId, communityId),
        eq(communityMembers.status, 'approved'),
        eq(users.role, 'provider'),
        eq(users.status, 'active'),
        isNotNull(users.email),
      ),
    )
  return rows.flatMap(({ userId, email }) => (email ? [{ userId, email }] : []))
}

/** Saves the link of an email, unless the person already got one for that day. Returns whether it was saved. */
export async function insertPriceLink(tx: Orm, link: typeof priceLinks.$inferInsert): Promise<boolean> {
  const saved = await tx
    .insert(priceLinks)
    .values(link)
    .onConflictDoNothing()
    .returning({ communityId: priceLinks.communityId })
  return saved.length > 0
}

/** Returns whose link a token is, a person who is still a member of the community's team, with the community's record. */
export async function findPriceLink(
  orm: Orm,
  communityId: string,
  token: string,
  moment: Date,
): Promise<{ userId: string; record: CommunityRecord } | undefined> {
  const [link] = await orm
    .select({ userId: priceLinks.userId, record: communities.record })
    .from(priceLinks)
    .innerJoin(communities, eq(communities.id, priceLinks.communityId))
    .innerJoin(users, and(eq(users.id, priceLinks.userId), eq(users.role, 'provider'), eq(users.status, 'active')))
    .innerJoin(
      communityMembers,
      and(
        eq(communityMembers.userId, priceLinks.userId),
        eq(communityMembers.communityId, priceLinks.communityId),
        eq(communityMembers.status, 'approved'),
      ),
    )
    .where(
      and(
        eq(priceLinks.tokenHash, hashToken(token)),
        eq(priceLinks.communityId, communityId),
        gt(priceLinks.expiresAt, moment),
      ),
    )
  return link
}

/** Deletes links that expired before a time. */
export async function deletePriceLinksBefore(orm: Orm, time: Date): Promise<void> {
  await orm.delete(priceLinks).where(lt(priceLinks.expiresAt, time))
}
