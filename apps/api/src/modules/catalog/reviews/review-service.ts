import type { BodyOf, CommunityReview, endpoints } from '@pkg/api-client'
import { slugify } from '@pkg/domain'
import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { containing } from '../../../database/like-pattern'
import { communities, reviews } from '../../../database/schema/tables'
import { pageOf } from '../../../http/answer-calls'
import type { Person } from '../../../http/person'
import { conflict, forbidden, notFound, unprocessable } from '../../../http/problems'
import { rateCommunity } from './rate-community'
import { publicName } from '../../identity'

async function listReviews(orm: Orm, query: Query, person: Person, more?: SQL) {
  const { q } = query
  const where = and(
    seenBy(person),
    query['filter[status]'] ? eq(reviews.status, query['filter[status]']) : undefined,
    query['filter[entityId]'] ? eq(reviews.communityId, query['filter[entityId]']) : undefined,
    q ? ilike(reviews.text, containing(q)) : undefined,
    more,
  )
  const page = pageOf(query)
  const [found] = await orm.select({ total: count() }).from(reviews).where(where)
  const rows = await orm
    .select()
    .from(reviews)
    .where(where)
    .orderBy(orderOf(query.sort), asc(reviews.id))
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(reviewOf), total: found?.total ?? 0 }
}

/** Returns the reviews with these ids that a person may see. */
export async function findReviews(orm: Orm, person: Person, ids: readonly string[]): Promise<CommunityReview[]> {
  const rows = await orm
    .select()
    .from(reviews)
    .where(and(inArray(reviews.id, [...ids]), seenBy(person)))
  return rows.map(reviewOf)
}

/** Returns a page of the reviews that a person may see. */
export const reviewsFor = (orm: Orm, query: Query, person: Person) => listReviews(orm, query, person)

/** Returns a page of a community's reviews. */
export function reviewsOfCommunity(orm: Orm, communityId: string, query: Query, person: Person) {
  return listReviews(orm, query, person, eq(reviews.communityId, communityId))
}

/** Returns a page of the reviews of a city's communities. */
export function reviewsOfCity(
  orm: Orm,
  { state, city }: { state: string; city: string },
  query: Query,
  person: Person,
) {
  const there = orm
    .select({ id: communities.id })
    .from(communities)
    .where(and(eq(communities.state, state), eq(communities.citySlug, slugify(city)), eq(communities.status, 1)))
  return listReviews(orm, query, person, inArray(reviews.communityId, there))
}

/** Saves a person's review of a community, to be read by staff first. @throws {HttpError} 409 for a second one, 422 for an unknown community. */
export async function createReview(
  orm: Orm,
  body: BodyOf<typeof endpoints.reviews.create>,
  person: Person,
): Promise<CommunityReview> {
  const [community] = await orm
    .select({ id: communities.id })
    .from(communities)
    .where(and(eq(communities.id, body.entityId), eq(communities.status, 1)))
  if (!community) {
    throw unprocessable([
      { detail: `There is no community "${body.entityId}"`, source: { pointer: '/data/attributes/entityId' } },
    ])
  }
  const id = `${body.entityId}:${person.userId ?? ''}`
  const [row] = await orm
    .insert(reviews)
    .values({
      id,
      communityId: body.entityId,
      userId: person.userId ?? null,
      author: publicName(person.name),
      relation: body.relation ?? null,
      value: body.value,
      text: body.text.trim(),
      date: new Date().toISOString().slice(0, 10),
      status: 'pending',
    })
    .onConflictDoNothing()
    .returning()
  if (!row) throw conflict('already-there', 'You have reviewed this community; change that review instead')
  return reviewOf(row)
}

/**
 * Changes a person's own review, which staff then read again, or lets an admin publish or remove it. The community's rating follows.
 * @throws {HttpError} 403, 404, or 422
 */
export async function changeReview(
  orm: Orm,
  id: string,
  body: BodyOf<typeof endpoints.reviews.update>,
  person: Person,
): Promise<CommunityReview> {
  const isAdmin = person.role === 'admin'
  if (!isAdmin && (body.status ?? body.reason)) throw forbidden('Staff decide what is published')
  if (body.status === 'removed' && !body.reason) {
    throw unprocessable([{ detail: 'Say why it is removed', source: { pointer: '/data/attributes/reason' } }])
  }
  const own = person.userId ? eq(reviews.userId, person.userId) : sql`false`
  const which = and(eq(reviews.id, id), isAdmin ? undefined : own)
  return orm.transaction(async (tx) => {
    const [before] = await tx.select().from(reviews).where(which).for('update')
    if (!before) throw notFound('review', id)
    const [row = before] = await tx
      .update(reviews)
      .set({
        ...(body.value === undefined ? {} : { value: body.value }),
        ...(body.text === undefined ? {} : { text: body.text.trim() }),
        // What its author changes is read again before the public sees it.
        ...(isAdmin ? {} : { status: 'pending' }),
        ...(body.status === undefined ? {} : { status: body.status, reason: body.reason ?? null }),
      })
      .where(eq(reviews.id, before.id))
      .returning()
    if ([before, row].some(({ status }) => status === 'published')) await rateCommunity(tx, row.communityId)
    return reviewOf(row)
  })
}

interface Query {
  sort?: string
  'filter[status]'?: CommunityReview['status']
  'filter[entityId]'?: string
  q?: string
}

/** What is published, the stubs of what was removed, what the person wrote, and everything for an admin. */
function seenBy(person: Person): SQL | undefined {
  if (person.role === 'admin') return undefined
  return or(
    inArray(reviews.status, ['published', 'removed']),
    person.userId ? eq(reviews.userId, person.userId) : undefined,
  )
}

function orderOf(sort = '-date'): SQL {
  const column = sort.endsWith('value') ? reviews.value : reviews.date
  return sort.startsWith('-') ? desc(column) : asc(column)
}

/** A review that was removed is a stub: who wrote it, when, and why it is gone. */
function reviewOf(row: typeof reviews.$inferSelect): CommunityReview {
  const { id, communityId, author, relation, value, text, date, status, reason } = row
  const stub = { id, entityType: 'Community' as const, entityId: communityId, author, status, date }
  if (status === 'removed') return { ...stub, ...(reason ? { reason } : {}) }
  return { ...stub, value, text, ...(relation ? { relation } : {}) }
}
