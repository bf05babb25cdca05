import type { CommunityReview } from '@pkg/api-client'
import type { Person } from '../../../http/person'
import type { ReviewDetails } from './review-store'

/**
 * Returns a review as a person sees it. Others see only the stub of one that was declined or removed: when, and why. Its writer and admins also see the
 * words. [TRUST-017]
 */
export function toReview(
  { review, community }: ReviewDetails,
  person: Pick<Person, 'role' | 'userId'>,
): CommunityReview {
  const { id, communityId, status, date, reason, decidedOn } = review
  const stub = {
    id,
    entityType: 'Community' as const,
    entityId: communityId,
    communityName: community.name,
    communityUrl: community.url,
    status,
    date,
    ...(reason ? { reason } : {}),
    ...(decidedOn ? { decidedOn } : {}),
  }
  const isHidden = status === 'declined' || status === 'removed'
  const isOwn = review.userId !== null && review.userId === person.userId
  if (isHidden && !isOwn && person.role !== 'admin') return stub
  const { author, value, text, language, relation, month, proof, reply, repliedOn } = review
  return {
    ...stub,
    ...(isOwn || person.role === 'admin' ? { version: review.version } : {}),
    author,
    value,
    text,
    language,
    ...(relation ? { relation } : {}),
    ...(month ? { month } : {}),
    ...(proof ? { proof } : {}),
    ...(reply ? { reply } : {}),
    ...(repliedOn ? { repliedOn } : {}),
    ...(person.role === 'admin' ? toReport(review) : {}),
  }
}

/** Returns a published review as the community's team sees it, with its report. [WORK-010] */
export const toManagedReview = (details: ReviewDetails, person: Pick<Person, 'role' | 'userId'>): CommunityReview => ({
  ...toReview(details, person),
  ...toReport(details.review),
})

const toReport = ({ reportedOn, reportReason }: ReviewDetails['review']) => ({
  ...(reportedOn ? { reportedOn } : {}),
  ...(reportReason ? { reportReason } : {}),
})
