import { randomUUID } from 'node:crypto'
import type { BodyOf, CommunityReview, endpoints } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { conflict, forbidden, notFound, unprocessable } from '../../../http/errors'
import { publicName } from '../../identity'
import { rateCommunity } from './rate-community'
import { insertReview, isPublicCommunity, lockReview, toReview, updateReview } from './review-store'

/** Saves a person's review of a community, which staff check before it's published. @throws {HttpError} 409 for a second one, 422 for an unknown community. */
export async function createReview(
  orm: Orm,
  body: BodyOf<typeof endpoints.reviews.create>,
  person: Person,
): Promise<CommunityReview> {
  if (!(await isPublicCommunity(orm, body.entityId))) {
    throw unprocessable([
      { detail: `Community "${body.entityId}" doesn't exist`, source: { pointer: '/data/attributes/entityId' } },
    ])
  }
  const review = await insertReview(orm, {
    id: randomUUID(),
    communityId: body.entityId,
    userId: person.userId ?? null,
    author: publicName(person.name),
    relation: body.relation ?? null,
    value: body.value,
    text: body.text.trim(),
    date: new Date().toISOString().slice(0, 10),
    status: 'pending',
  })
  if (!review) throw conflict('already-exists', 'You have already reviewed this community. Update your review instead')
  return review
}

/**
 * Changes a person's own review, which staff then check again, or lets an admin publish or remove it. Updates the community's rating.
 * @throws {HttpError} 403, 404, or 422
 */
export async function changeReview(
  orm: Orm,
  id: string,
  body: BodyOf<typeof endpoints.reviews.update>,
  person: Person,
): Promise<CommunityReview> {
  const isAdmin = person.role === 'admin'
  if (!isAdmin && (body.status ?? body.reason)) throw forbidden('Only staff can publish or remove a review')
  if (body.status === 'removed' && !body.reason) {
    throw unprocessable([
      { detail: 'Removing a review requires a reason', source: { pointer: '/data/attributes/reason' } },
    ])
  }
  return orm.transaction(async (tx) => {
    const before = await lockReview(tx, id, person)
    if (!before) throw notFound('review', id)
    const after = await updateReview(tx, before, {
      ...(body.value === undefined ? {} : { value: body.value }),
      ...(body.text === undefined ? {} : { text: body.text.trim() }),
      // Staff check an author's changes before the public sees them.
      ...(isAdmin ? {} : { status: 'pending' }),
      ...(body.status === undefined ? {} : { status: body.status, reason: body.reason ?? null }),
    })
    if ([before, after].some(({ status }) => status === 'published')) await rateCommunity(tx, after.communityId)
    return toReview(after)
  })
}
