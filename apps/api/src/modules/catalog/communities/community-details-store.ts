import type { CampusLicense, CommunityTile, Review } from '@pkg/domain'
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { agents, communities, reviews } from '../../../database/schema/tables'
import { tileOf } from './community-tile'
import { isPublic } from './public-condition-store'

/** Returns the statement that reads a public community and its advisor. */
export const communityStatement = (orm: Orm, id: string) =>
  orm
    .select({ record: communities.record, agent: agents.record, addressKey: communities.addressKey })
    .from(communities)
    .leftJoin(agents, eq(agents.id, communities.agentId))
    .where(and(eq(communities.id, id), isPublic))

/** Returns public communities as tiles. */
export async function findTiles(orm: Orm, ids: readonly string[]): Promise<CommunityTile[]> {
  const rows = await orm
    .select({ record: communities.record })
    .from(communities)
    .where(and(inArray(communities.id, [...ids]), isPublic))
  return rows.map(({ record }) => tileOf(record))
}

/** Returns the slug of the public community that ranks highest, or nothing in an empty catalog. */
export async function findHighestRankedSlug(orm: Orm): Promise<string | undefined> {
  const [community] = await orm
    .select({ slug: communities.id })
    .from(communities)
    .where(isPublic)
    .orderBy(desc(communities.rank))
    .limit(1)
  return community?.slug
}

/** Returns a community's published reviews, newest first. */
export async function findPublishedReviews(orm: Orm, id: string): Promise<Review[]> {
  return (await reviewsStatement(orm, id)).map(toReview)
}

/** Returns the statement that reads a community's published reviews, newest first. */
export const reviewsStatement = (orm: Orm, id: string) =>
  orm
    .select()
    .from(reviews)
    .where(and(eq(reviews.communityId, id), eq(reviews.status, 'published')))
    .orderBy(desc(reviews.date))
    .limit(50)

function toReview({ id, author, relation, value, text, date }: typeof reviews.$inferSelect): Review {
  return { id, author, value, text, date, ...(relation ? { relation } : {}) }
}

/** Returns the other licenses at an address, by name. */
export async function findCampus(orm: Orm, id: string, addressKey: string): Promise<CampusLicense[]> {
  const rows = await orm
    .select({ record: communities.record })
    .from(communities)
    .where(and(eq(communities.addressKey, addressKey), ne(communities.id, id), isPublic))
    .orderBy(asc(communities.name), asc(communities.id))
    .limit(20)
  return rows.map(({ record: { id: other, name, url, care } }) => ({ id: other, name, url, care }))
}
