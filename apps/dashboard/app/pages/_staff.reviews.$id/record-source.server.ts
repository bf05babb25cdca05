import type { CommunityReview } from '@pkg/api-client'
import { endpoints } from '@pkg/api-client/server'
import { receiveFields, recordSource } from '~/features/records/index.server'
import { reviewsTexts as words } from '~/features/reviews'
import { formatCalendarDay, formatMonth, formatShortDay } from '~/site/server/times'
import { review } from './record'

const decide = (status: 'published' | 'declined' | 'removed') => ({
  receive: receiveFields(endpoints.reviews.update.body, (body, { api, id }) => api.reviews.update({ id, ...body }), {
    values: { status },
  }),
  to: () => `/reviews?saved=review-${status}`,
})

/** Where a review comes from, and where its decision goes. [DASH-017, TRUST-017] */
export const source = recordSource({
  kind: review,
  async load({ api, id }) {
    const found = await api.reviews.get({ id })
    return {
      ...found,
      sentOn: formatCalendarDay(found.date),
      stated: statedMonth(found),
      reported: reportOf(found),
    }
  },
  actions: {
    publish: decide('published'),
    republish: decide('published'),
    decline: decide('declined'),
    remove: decide('removed'),
  },
})

function statedMonth({ month, proof }: CommunityReview): string {
  if (!month) return words.noMonth
  const inWords = formatMonth(month)
  return proof ? words.proof[proof](inWords) : words.noProof(inWords)
}

const reportOf = ({ reportedOn, reportReason }: CommunityReview): string | undefined =>
  reportedOn && reportReason
    ? words.reportedOn(formatShortDay(reportedOn), words.managed.reportReasons[reportReason])
    : undefined
