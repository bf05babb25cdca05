import type { CommunityReview } from '@pkg/api-client'
import { reviewStars } from '@pkg/domain'
import { Breadcrumbs, Card, Stack } from '@pkg/ui'
import { Decision, type RejectedDecision } from '~/features/decisions'
import { reviewsTexts as words } from '~/features/reviews'
import { Facts } from '~/parts/Facts/Facts'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { formatShortDay } from '~/site/server/times'
import { absentTexts } from '~/site/texts'

export interface ReviewPageProps {
  review: CommunityReview
  sentOn: string
  /** The month of the tour or move-in in words. */
  month: string | undefined
  rejected: RejectedDecision | undefined
}

/** The longest reason of a review's stub, in characters. */
const maxReason = 300

/** One review with what we know about its writer, and the decision. [DASH-017, TRUST-017] */
export function ReviewPage({ review, sentOn, month, rejected }: ReviewPageProps) {
  const { status, communityName } = review
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Breadcrumbs items={[{ label: words.title, href: '/reviews' }, { label: communityName }]} />
        <PageTitle title={words.reviewOf(communityName)} />
      </Stack>
      <Narrow>
        <Card as="section">
          <Facts facts={factsOf(review, { sentOn, month })} />
        </Card>
        <Decision
          approve={status === 'pending' ? words.publish : words.republish}
          approveHelp={words.publishHelp}
          canApprove={status !== 'published'}
          decline={status === 'published' ? words.remove : words.decline}
          canDecline={status === 'pending' || status === 'published'}
          reason={{ hint: words.reasonHint, max: maxReason }}
          status={status}
          rejected={rejected}
        />
      </Narrow>
    </Stack>
  )
}

function factsOf(review: CommunityReview, { sentOn, month }: { sentOn: string; month: string | undefined }) {
  const { status, reason, author, relation, proof, value = 0, text, reply, reportedOn, reportReason } = review
  const stated = month ? (proof ? words.proof[proof](month) : words.noProof(month)) : words.noMonth
  return [
    { label: words.status, value: words.tab[status] },
    ...(reason ? [{ label: words.reason, value: reason }] : []),
    { label: words.writer, value: author },
    { label: words.relation, value: relation ?? absentTexts.value },
    { label: words.month, value: stated },
    { label: words.stars, value: words.ofFive(reviewStars(value)) },
    { label: words.text, value: text },
    ...(reply ? [{ label: words.reply, value: reply }] : []),
    ...(reportedOn && reportReason
      ? [
          {
            label: words.reported,
            value: words.reportedOn(formatShortDay(reportedOn), words.managed.reportReasons[reportReason]),
          },
        ]
      : []),
    { label: words.date, value: sentOn },
  ]
}
