import { type ReviewerGroup, slugify } from '@pkg/domain'
import { and, count, desc, eq, inArray, isNotNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities, reviews } from '../../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder, textCondition } from '../../../http/lists/list-query'
import type { Person } from '../../../http/person'
import { managesCommunity } from '../../access'
import { isPublic, publicCommunityRows } from '../communities/public-condition-store'

/** A row of the reviews table. */
export type ReviewRow = typeof reviews.$inferSelect

/** A review with its community. */
export interface ReviewDetails {
  review: ReviewRow
  community: { name: string; url: string }
}

/** The reviews to list: all of them, or those of a community, city, or writer. */
export type ReviewScope = { communityId?: string; city?: { state: string; name: string }; userId?: string }

/** The sort of a list, and the filters that aren't columns. */
export interface ReviewFilter {
  sort?: string
  'filter[relation]'?: ReviewerGroup
  'filter[stars]'?: number
  q?: string
}

/** The statuses that everyone sees, as a review or as a stub. */
const publicStatuses = ['published', 'declined', 'removed'] as const

/** What reviews are sorted and filtered by. */
const columns: ListColumns = { date: reviews.date, status: reviews.status, entityId: reviews.communityId }

const isStub = inArray(reviews.status, ['declined', 'removed'])

/** What a review is also sorted and filtered by. The stub of a declined or removed one shows neither. */
const shownColumns: ListColumns = {
  value: sql`case when ${isStub} then null else ${reviews.value} end`,
  repliedOn: sql`case when ${isStub} then null else ${reviews.repliedOn} end`,
}

const detailColumns = {
  review: reviews,
  community: { name: communities.name, url: sql<string>`${communities.record}->>'url'` },
}

/** The whole stars of a review, as `reviewStars` of the domain counts them. */
const stars = sql<number>`greatest(1, floor(${reviews.value} / 2 + 0.5))::int`

/** Returns a page of reviews that match a condition and the filters. */
export async function listReviewRows(
  orm: Orm,
  query: ReviewFilter & ReviewScope,
  visible: SQL | undefined,
  page: { size: number; offset: number },
): Promise<{ items: ReviewDetails[]; total: number }> {
  const where = and(visible, filters(orm, query))
  const [found] = await orm.select({ total: count() }).from(reviews).where(where)
  const items = await orm
    .select(detailColumns)
    .from(reviews)
    .innerJoin(communities, eq(communities.id, reviews.communityId))
    .where(where)
    .orderBy(...listOrder(query, { ...columns, ...shownColumns }, { sort: '-date', unique: reviews.id }))
    .limit(page.size)
    .offset(page.offset)
  return { items, total: found?.total ?? 0 }
}

/** Returns the reviews with these ids that a person may see. */
export async function findReviewRows(orm: Orm, person: Person, ids: readonly string[]): Promise<ReviewDetails[]> {
  return orm
    .select(detailColumns)
    .from(reviews)
    .innerJoin(communities, eq(communities.id, reviews.communityId))
    .where(and(inArray(reviews.id, [...ids]), visibleReviews(person)))
}

/** Returns the numbers of a community's published reviews by stars and relation. */
export async function countReviews(orm: Orm, communityId: string) {
  return orm
    .select({ stars, relation: reviews.relation, count: count() })
    .from(reviews)
    .where(and(eq(reviews.communityId, communityId), eq(reviews.status, 'published')))
    .groupBy(stars, reviews.relation)
}

/** Returns how many of a community's reviews were declined or removed. */
export async function countHiddenReviews(orm: Orm, communityId: string): Promise<number> {
  const [found] = await orm
    .select({ total: count() })
    .from(reviews)
    .where(and(eq(reviews.communityId, communityId), inArray(reviews.status, ['declined', 'removed'])))
  return found?.total ?? 0
}

/** Adds a review, unless the person has reviewed the community. */
export async function insertReview(orm: Orm, review: typeof reviews.$inferInsert): Promise<ReviewRow | undefined> {
  const [row] = await orm.insert(reviews).values(review).onConflictDoNothing().returning()
  return row
}

/** Locks a review that a person can change until the transaction ends, and returns it. */
export async function lockReview(tx: Orm, id: string, person: Person): Promise<ReviewRow | undefined> {
  const [row] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), person.role === 'admin' ? undefined : ownReviews(person)))
    .for('update')
  return row
}

/** Locks a published review until the transaction ends, and returns it. */
export async function lockPublishedReview(tx: Orm, id: string): Promise<ReviewRow | undefined> {
  const [row] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.status, 'published')))
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

/** Returns the condition on published reviews, stubs of declined and removed ones, and the person's own. Admins see everything. */
export function visibleReviews(person: Person): SQL | undefined {
  if (person.role === 'admin') return undefined
  return or(publicReviews(), ownReviews(person))
}

/**
 * Returns the condition on what everyone sees about communities that families see: published reviews, and the stubs of declined and removed ones.
 * [TRUST-017]
 */
export const publicReviews = (): SQL | undefined =>
  and(inArray(reviews.status, [...publicStatuses]), publicCommunityRows(reviews.communityId))

/** Returns the condition on published reviews of the communities that a person manages. [ROLE-010] */
export const managedReviews = (person: Person): SQL | undefined =>
  and(eq(reviews.status, 'published'), managesCommunity(person, reviews.communityId))

/** Returns the condition on a person's own reviews. */
export const ownReviews = ({ userId }: Person): SQL => (userId ? eq(reviews.userId, userId) : sql`false`)

function filters(orm: Orm, query: ReviewFilter & ReviewScope): SQL | undefined {
  const { q, communityId, city, 'filter[relation]': group, 'filter[stars]': starCount } = query
  const readable = filterCondition(query, shownColumns)
  // A stub shows neither words, stars, nor a relation, so it can't be found by them.
  const isReadable = q !== undefined || group !== undefined || starCount !== undefined || readable !== undefined
  return and(
    isReadable ? notInArray(reviews.status, ['declined', 'removed']) : undefined,
    filterCondition(query, columns),
    readable,
    textCondition(q, [reviews.text]),
    communityId === undefined ? undefined : eq(reviews.communityId, communityId),
    city && inCity(orm, city),
    group && inGroup(group),
    starCount === undefined ? undefined : eq(stars, starCount),
  )
}

/** Returns the condition on the relations of a group, as `reviewerGroup` of the domain forms them. */
function inGroup(group: ReviewerGroup): SQL | undefined {
  const single = { resident: 'Resident', tour: 'Toured the community' } as const
  if (group === 'family') return and(isNotNull(reviews.relation), notInArray(reviews.relation, Object.values(single)))
  return eq(reviews.relation, single[group])
}

function inCity(orm: Orm, { state, name }: { state: string; name: string }): SQL {
  const cityCommunities = orm
    .select({ id: communities.id })
    .from(communities)
    .where(and(eq(communities.state, state), eq(communities.citySlug, slugify(name)), isPublic))
  return inArray(reviews.communityId, cityCommunities)
}
