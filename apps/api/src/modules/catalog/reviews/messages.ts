import { greeting } from '@pkg/domain'
import type { MessageBlock, MessageContent } from '../../messaging'

/** What an email says about a review. */
export interface EmailedReview {
  id: string
  /** The name of the community. */
  community: string
  /** The writer's name. */
  name: string
}

const seeReview = ({ id }: EmailedReview): MessageBlock => ({
  action: { label: 'See your review', url: `{marketplace}/reviews/${id}` },
})

const next =
  'The community’s page shows this reason, without your name or your words. You can change your review and send it again.'

/** Returns the email to the writer of a new or changed review. [FIND-011] */
export const reviewReceived = (review: EmailedReview): MessageContent => ({
  kind: 'review-received',
  subject: `We got your review of ${review.community}`,
  blocks: [
    greeting(review.name),
    `Thank you for your review of ${review.community}. We read every review before we publish it, and we’ll email you when we’ve decided.`,
    seeReview(review),
    { aside: 'Didn’t write a review? Someone else may have signed in to your account. Change your password.' },
  ],
})

/** Returns the email to the writer of a review that staff published. [FIND-011] */
export const reviewPublished = (review: EmailedReview): MessageContent => ({
  kind: 'review-published',
  subject: `Your review of ${review.community} is published`,
  blocks: [
    greeting(review.name),
    `We published your review of ${review.community}. Families can read it on the community’s page.`,
    seeReview(review),
  ],
})

/** Returns the email to the writer of a review that staff didn't publish. [FIND-011, TRUST-017] */
export const reviewDeclined = (review: EmailedReview, reason: string): MessageContent => ({
  kind: 'review-declined',
  subject: `We didn’t publish your review of ${review.community}`,
  blocks: [
    greeting(review.name),
    `We didn’t publish your review of ${review.community}. Reason: ${reason}`,
    next,
    seeReview(review),
  ],
})

/** Returns the email to the writer of a published review that staff removed. [FIND-011, TRUST-017] */
export const reviewRemoved = (review: EmailedReview, reason: string): MessageContent => ({
  kind: 'review-removed',
  subject: `We removed your review of ${review.community}`,
  blocks: [
    greeting(review.name),
    `We removed your review from the page of ${review.community}. Reason: ${reason}`,
    next,
    seeReview(review),
  ],
})
