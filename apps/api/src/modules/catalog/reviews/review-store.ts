import type { CommunityReview } from '@pkg/api-client'
import { slugify } from '@pkg/domain'
import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { containing } from '../../../database/like-pattern'
import { communities, reviews } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { isPublic } from '../communities/public-condition-store'

type ReviewRow = typeof reviews.$inferSelect

/** The reviews to list: all of them, or those of a community or city. */
export type ReviewScope = { communityId?: string; city?: { state: string; name: string } }

/** Filters and sort order of a list. */
export interface ReviewFilter {
  sort?: string
  'filter[status]'?: CommunityReview['status']
  'filter[entityId]'?: string
  q?: string
}

/** Returns a page of the reviews that a person may see. */
export async function listReviews(
  orm: Orm,
  query: ReviewFilter & ReviewScope,
  person: Person,
  page: { size: number; offset: number },
) {
  const { q, communityId, city, 'filter[status]': status, 'filter[entityId]': entityId } = query
  const where = and(
    visibleReviews(person),
    status ? eq(reviews.status, status) : undefined,
    entityId ? eq(reviews.communityId, entityId) : undefined,
    q ? ilike(reviews.text, containing(q)) : undefined,
    communityId === undefined ? undefined : eq(reviews.communityId, communityId),
    city && inCity(orm, city),
  )
  const [found] = await orm.select({ total: count() }).from(reviews).where(where)
  const rows = await orm
    .select()
    .from(reviews)
    .where(where)
    .orderBy(orderBy(query.sort), asc(reviews.id))
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(toReview), total: found?.total ?? 0 }
}

/** Returns the reviews with these ids that a person may see. */
export async function findReviews(orm: Orm, person: Person, ids: readonly string[]): Promise<CommunityReview[]> {
  const rows = await orm
    .select()
    .from(reviews)
    .where(and(inArray(reviews.id, [...ids]), visibleReviews(person)))
  return rows.map(toReview)
}

/** Adds a review, unless the person has reviewed the community. */
export async function insertReview(
  orm: Orm,
  review: typeof reviews.$inferInsert,
): Promise<CommunityReview | undefined> {
  const [row] = await orm.insert(reviews).values(review).onConflictDoNothing().returning()
  return row && toReview(row)
}

/** Locks a review that a person can change until the transaction ends, and returns it. */
export async function lockReview(tx: Orm, id: string, person: Person): Promise<ReviewRow | undefined> {
  const own = person.userId ? eq(reviews.userId, person.userId) : sql`false`
  const [row] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), person.role === 'admin' ? undefined : own))
    .for('update')
  return row
}

/** Saves the changes of a review and returns the row. */
export async function updateReview(tx: Orm, row: ReviewRow, changes: Partial<ReviewRow>): Promise<ReviewRow> {
  const [changed = row] = await tx.update(reviews).set(changes).where(eq(reviews.id, row.id)).returning()
  return changed
}

/** Returns the published ratings and texts of a community's reviews, newest first. */
export function listPublishedRatings(tx: Orm, communityId: string) {
  return tx
    .select({ value: reviews.value, text: reviews.text })
    .from(reviews)
    .where(and(eq(reviews.communityId, communityId), eq(reviews.status, 'published')))
    .orderBy(desc(reviews.date), reviews.id)
}

/** Returns whether families see a community. */
export async function isPublicCommunity(orm: Orm, id: string): Promise<boolean> {
  const rows = await orm
    .select({ id: communities.id })
    .from(communities)
    .where(and(eq(communities.id, id), isPublic))
  return rows.length > 0
}

/** Published reviews, stubs of removed ones, and the person's own. Admins see everything. */
function visibleReviews(person: Person): SQL | undefined {
  if (person.role === 'admin') return undefined
  return or(
    inArray(reviews.status, ['published', 'removed']),
    person.userId ? eq(reviews.userId, person.userId) : undefined,
  )
}

function inCity(orm: Orm, { state, name }: { state: string; name: string }): SQL {
  const cityCommunities = orm
    .select({ id: communities.id })
    .from(communities)
    .where(and(eq(communities.state, state), eq(communities.citySlug, slugify(name)), isPublic))
  return inArray(reviews.communityId, cityCommunities)
}

function orderBy(sort = '-date'): SQL {
  const column = sort.endsWith('value') ? reviews.value : reviews.date
  return sort.startsWith('-') ? desc(column) : asc(column)
}

/** Returns a review, or the stub of a removed one: its author, date, and the reason for the removal. */
export function toReview(row: ReviewRow): CommunityReview {
  const { id, communityId, author, relation, value, text, date, status, reason } = row
  const stub = { id, entityType: 'Community' as const, entityId: communityId, author, status, date }
  if (status === 'removed') return { ...stub, ...(reason ? { reason } : {}) }
  return { ...stub, value, text, ...(relation ? { relation } : {}) }
}
