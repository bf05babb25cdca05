import type { CommunityReview } from '@pkg/api-client'
import { now, siteDay } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { reviews } from '../../../database/schema/tables'
import { conflict, forbidden, notFound, unprocessable } from '../../../http/errors'
import { requireVersion } from '../../../http/versions'
import type { Queue } from '../../../jobs/queue'
import { requireCommunityAccess } from '../../access'
import { addAdminTask } from '../../tasks'
import { emailAuthor } from './email-author'
import type { EmailedReview } from './messages'
import type { reviewMessagesIn } from './messages-in'
import { rateCommunity } from './rate-community'
import { reviewDetails } from './review-service'
import { lockPublishedReview, lockReview, type ReviewRow, updateReview } from './review-store'
import { toManagedReview, toReview } from './review-view'

/** What an admin decides about a review. */
export interface ReviewDecision {
  status: ReviewRow['status'] | undefined
  /** Why it's declined or removed, as everyone reads it. */
  reason: string | undefined
  /** The version of the review that it's based on. */
  base: number | undefined
}

/** The statuses that a review can have before each decision. */
const before = {
  pending: [],
  published: ['pending', 'declined', 'removed'],
  declined: ['pending'],
  removed: ['published'],
} as const satisfies Record<ReviewRow['status'], readonly ReviewRow['status'][]>

/**
 * Publishes, declines, or removes a review as an admin, rates the community again, and emails the writer. [TRUST-017, FIND-011]
 * @throws {HttpError} 403, 404, 409 for a review that has been decided, 412, or 422 without a reason to decline or remove it
 */
export async function decideReview(
  orm: Orm,
  queue: Queue,
  id: string,
  { status, reason, base }: ReviewDecision,
  person: Person,
): Promise<CommunityReview> {
  if (person.role !== 'admin') throw forbidden('Only staff can publish, decline, or remove a review')
  if (status === undefined) throw invalid('status', 'A reason requires a status')
  if (status !== 'published' && !reason) throw invalid('reason', 'Declining or removing a review requires a reason')
  const decided = await orm.transaction(async (tx) => {
    const review = await lockReview(tx, id, person)
    if (!review) throw notFound('review', id)
    await requireVersion(tx, reviews, id, base)
    if (!before[status].some((allowed) => allowed === review.status)) {
      throw conflict('review-decided', `This review is ${review.status}, so it can't become ${status}`)
    }
    await updateReview(tx, review, {
      status,
      reason: status === 'published' ? null : (reason ?? null),
      decidedOn: siteDay(),
      decidedBy: person.userId ?? null,
    })
    if (status === 'published' || review.status === 'published') await rateCommunity(tx, review.communityId)
    const details = await reviewDetails(tx, id, person)
    await emailAuthor(tx, details, (messages, emailed) =>
      decisionEmail(messages, emailed, { status, reason: reason ?? '' }),
    )
    return details
  })
  queue.wake()
  return toReview(decided, person)
}

/** Saves the reply of a community's team to a published review. @throws {HttpError} 403 or 404 [FIND-011] */
export async function replyToReview(orm: Orm, id: string, text: string, person: Person): Promise<CommunityReview> {
  const replied = await orm.transaction(async (tx) => {
    const review = await lockPublishedReview(tx, id)
    if (!review) throw notFound('review', id)
    await requireCommunityAccess(tx, person, review.communityId)
    await updateReview(tx, review, {
      reply: text.trim(),
      repliedOn: siteDay(),
      repliedBy: person.userId ?? null,
    })
    return reviewDetails(tx, id, person)
  })
  return toReview(replied, person)
}

/**
 * Asks staff to look again at a published review of a community that the person manages. It stays published until they decide, and a second report changes only the reason.
 * @throws {HttpError} 403 or 404 [TRUST-017, WORK-010]
 */
export async function reportReview(
  orm: Orm,
  id: string,
  reason: NonNullable<CommunityReview['reportReason']>,
  person: Person,
): Promise<CommunityReview> {
  const reported = await orm.transaction(async (tx) => {
    const review = await lockPublishedReview(tx, id)
    if (!review) throw notFound('review', id)
    await requireCommunityAccess(tx, person, review.communityId)
    await updateReview(tx, review, { reportedOn: siteDay(), reportReason: reason })
    const details = await reviewDetails(tx, id, person)
    await addAdminTask(tx, {
      key: `review-report:${id}`,
      title: `Look again at a review of ${details.community.name}, which its team reported`,
      dueAt: new Date(now().getTime() + 24 * 3_600_000),
    })
    return details
  })
  return toManagedReview(reported, person)
}

function decisionEmail(
  messages: ReturnType<typeof reviewMessagesIn>,
  review: EmailedReview,
  { status, reason }: { status: ReviewRow['status']; reason: string },
) {
  if (status === 'declined') return messages.reviewDeclined(review, reason)
  return status === 'removed' ? messages.reviewRemoved(review, reason) : messages.reviewPublished(review)
}

const invalid = (name: string, detail: string) =>
  unprocessable([{ detail, source: { pointer: `/data/attributes/${name}` } }])
