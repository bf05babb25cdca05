import { randomUUID } from 'node:crypto'
import type { BodyOf, CommunityReview, endpoints } from '@pkg/api-client'
import { reviewerGroup, siteDay } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { reviews } from '../../../database/schema/tables'
import { conflict, forbidden, notFound, unprocessable } from '../../../http/errors'
import { requireVersion } from '../../../http/versions'
import type { Queue } from '../../../jobs/queue'
import { isManagedBy } from '../../access'
import { publicName } from '../../identity'
import { emailAuthor } from './email-author'
import { rateCommunity } from './rate-community'
import { isMoveInOnRecord, isTourOnRecord } from './review-proof-store'
import {
  findReviewRows,
  insertReview,
  isPublicCommunity,
  lockReview,
  type ReviewDetails,
  type ReviewRow,
  updateReview,
} from './review-store'
import { toReview } from './review-view'

type NewReview = BodyOf<typeof endpoints.reviews.create>

/**
 * Saves a person's review of a community, which staff check before it's published, and emails the person. Notes if our records have the tour or the
 * move-in. [FIND-011]
 * @throws {HttpError} 403 for someone who manages the community, 409 for a second review, 422 for an unknown community or a month to come
 */
export async function createReview(orm: Orm, queue: Queue, body: NewReview, person: Person): Promise<CommunityReview> {
  const today = siteDay()
  await checkReview(orm, body, person, today)
  const created = await orm.transaction(async (tx) => {
    const review = await insertReview(tx, {
      id: randomUUID(),
      communityId: body.entityId,
      userId: person.userId ?? null,
      author: publicName(person.name),
      relation: body.relation,
      month: body.month ?? null,
      proof: await findProof(tx, body, person),
      value: body.value,
      text: body.text.trim(),
      language: body.language ?? 'en',
      date: today,
      status: 'pending',
    })
    if (!review) {
      throw conflict('already-exists', 'You have already reviewed this community. Update your review instead')
    }
    const details = await reviewDetails(tx, review.id, person)
    await emailAuthor(tx, details, (messages, emailed) => messages.reviewReceived(emailed))
    return details
  })
  queue.wake()
  return toReview(created, person)
}

/** Changes the stars or the text of a person's own review, which staff then check again. @throws {HttpError} 403 for an admin, 404, or 412 [FIND-011] */
export async function changeOwnReview(
  orm: Orm,
  queue: Queue,
  id: string,
  { value, text, base }: { value?: number; text?: string; base: number | undefined },
  person: Person,
): Promise<CommunityReview> {
  const changed = await orm.transaction(async (tx) => {
    const before = await lockReview(tx, id, person)
    if (!before) throw notFound('review', id)
    if (before.userId !== person.userId) throw forbidden('Only its writer can change the words and stars of a review')
    await requireVersion(tx, reviews, id, base)
    const after = await updateReview(tx, before, {
      ...(value === undefined ? {} : { value }),
      ...(text === undefined ? {} : { text: text.trim() }),
      // Staff check an author's changes before the public sees them.
      ...undecided,
    })
    if (before.status === 'published') await rateCommunity(tx, after.communityId)
    const details = await reviewDetails(tx, id, person)
    if (before.status !== 'pending')
      await emailAuthor(tx, details, (messages, emailed) => messages.reviewReceived(emailed))
    return details
  })
  queue.wake()
  return toReview(changed, person)
}

const undecided = { status: 'pending', reason: null, decidedOn: null, decidedBy: null } satisfies Partial<ReviewRow>

/** Returns a review that a person may see, with its community. @throws {HttpError} 404 */
export async function reviewDetails(orm: Orm, id: string, person: Person): Promise<ReviewDetails> {
  const [details] = await findReviewRows(orm, person, [id])
  if (!details) throw notFound('review', id)
  return details
}

async function checkReview(orm: Orm, { entityId, month }: NewReview, person: Person, today: string): Promise<void> {
  if (!(await isPublicCommunity(orm, entityId))) {
    throw unprocessable([
      { detail: `Community "${entityId}" doesn't exist`, source: { pointer: '/data/attributes/entityId' } },
    ])
  }
  if (month !== undefined && month > today.slice(0, 7)) {
    throw unprocessable([{ detail: "This month hasn't begun", source: { pointer: '/data/attributes/month' } }])
  }
  if (await isManagedBy(orm, entityId, person)) throw forbidden("People who manage a community can't review it")
}

/** Returns which of our records has the month of a new review. */
async function findProof(tx: Orm, { entityId: communityId, relation, month }: NewReview, { userId }: Person) {
  if (!userId || !month) return null
  const claim = { userId, communityId, month }
  if (reviewerGroup(relation) === 'tour') return (await isTourOnRecord(tx, claim)) ? 'tour' : null
  return (await isMoveInOnRecord(tx, claim)) ? 'move-in' : null
}
