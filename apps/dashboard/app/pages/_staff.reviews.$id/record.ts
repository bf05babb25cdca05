import type { CommunityReview } from '@pkg/api-client'
import { reviewStars } from '@pkg/domain'
import { decideTexts, decisionReason, decisionTone } from '~/features/decisions'
import type { RecordKind } from '~/features/records'
import { reviewsTexts as words } from '~/features/reviews'
import { absentTexts } from '~/site/texts'

/** A review as its page shows it. */
export interface ReviewItem extends CommunityReview {
  sentOn: string
  /** The month of the tour or move-in in words, and whether our records have it. */
  stated: string
  /** When its team reported it, and why. */
  reported: string | undefined
}

/** The longest reason of a review's stub, in characters. */
const maxReason = 300
const reason = {
  ...decisionReason,
  hint: words.reasonHint,
  control: { kind: 'long-text', max: maxReason },
  missing: decideTexts.reasonMissing,
} as const

/** A review with what we know about its writer, for admins to publish, decline, or remove. [DASH-017, TRUST-017] */
export const review: RecordKind<ReviewItem> = {
  area: 'reviews',
  listTitle: words.title,
  recordType: 'reviews',
  roles: ['admin'],
  title: ({ communityName }) => words.reviewOf(communityName),
  badge: ({ status }) => ({ label: words.tab[status], tone: decisionTone[status] }),
  sections: [
    {
      name: 'review',
      title: words.details,
      fields: [
        { name: 'reason', label: words.reason, cell: (item) => item.reason },
        { name: 'author', label: words.writer, cell: ({ author }) => author },
        { name: 'relation', label: words.relation, cell: ({ relation }) => relation ?? absentTexts.value },
        { name: 'month', label: words.month, cell: ({ stated }) => stated },
        { name: 'value', label: words.stars, cell: ({ value = 0 }) => words.ofFive(reviewStars(value)) },
        { name: 'text', label: words.text, cell: ({ text }) => text },
        { name: 'reply', label: words.reply, cell: ({ reply }) => reply },
        { name: 'reportReason', label: words.reported, cell: ({ reported }) => reported },
        { name: 'date', label: words.date, cell: ({ sentOn }) => sentOn },
      ],
    },
  ],
  actions: [
    {
      name: 'publish',
      label: words.publish,
      key: 'Y',
      help: words.publishHelp,
      isOpen: true,
      isFor: ({ status }) => status === 'pending',
    },
    {
      name: 'republish',
      label: words.republish,
      key: 'Y',
      help: words.publishHelp,
      isOpen: true,
      isFor: ({ status }) => status === 'declined' || status === 'removed',
    },
    {
      name: 'decline',
      label: words.decline,
      key: 'D',
      inputs: [reason],
      isOpen: true,
      look: 'neutral',
      isFor: ({ status }) => status === 'pending',
    },
    {
      name: 'remove',
      label: words.remove,
      key: 'D',
      inputs: [reason],
      isOpen: true,
      look: 'neutral',
      isFor: ({ status }) => status === 'published',
    },
  ],
}
