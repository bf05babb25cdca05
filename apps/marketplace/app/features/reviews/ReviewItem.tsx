import type { CommunityReview } from '@pkg/api-client'
import { reviewerGroup, reviewStars, nameText } from '@pkg/domain'
import { checkIcon, Icon, infoIcon, Stars, Text } from '@pkg/ui'
import { reviewsTexts as words } from './texts'
import { asOfText } from '~/parts/as-of/as-of-text'
import { ReviewText } from './ReviewText'
import * as styles from './Reviews.css'
import { OriginalText } from '~/site/language/OriginalText'

/** One review with its writer's relation and month, and the community's reply, or the stub of one that isn't shown. [FIND-011, TRUST-017] */
export function ReviewItem({ review }: { review: CommunityReview }) {
  const { status, author = '', value, text } = review
  if (status === 'declined' || status === 'removed') return <ReviewStub review={review} status={status} />
  if (value === undefined || text === undefined) return null
  const stars = reviewStars(value)
  return (
    <>
      <Text as="div" strong>
        {author}
        {relationText(review)}
      </Text>
      <div className={styles.facts}>
        <Stars value={stars} label={words.ofFive(stars)} />
        <MonthFact review={review} />
        <Text as="span" size="small" tone="muted">
          {words.posted(asOfText(review.date))}
        </Text>
      </div>
      <OriginalText language={review.language} isBlock>
        <ReviewText text={text} />
      </OriginalText>
      {review.reply && review.repliedOn && (
        <div className={styles.reply}>
          <Text size="small" strong>
            {words.reply(review.communityName, asOfText(review.repliedOn))}
          </Text>
          <Text size="small">
            <OriginalText>{review.reply}</OriginalText>
          </Text>
        </div>
      )}
    </>
  )
}

/** A tour's month says how its writer knows the community, so the relation isn't repeated. */
function relationText({ relation, month }: CommunityReview): string {
  if (!relation || (month && reviewerGroup(relation) === 'tour')) return ''
  const name = nameText(relation)
  return `, ${name.charAt(0).toLowerCase()}${name.slice(1)}`
}

function MonthFact({ review: { month, proof, relation } }: { review: CommunityReview }) {
  if (!month) return null
  const when = asOfText(month)
  if (proof) {
    return (
      <span className={styles.proof}>
        <Icon shape={checkIcon} />
        {words.proof[proof](when)}
      </span>
    )
  }
  return (
    <Text as="span" size="small">
      {words.said[reviewerGroup(relation) === 'tour' ? 'tour' : 'move-in'](when)}
    </Text>
  )
}

function ReviewStub({ review, status }: { review: CommunityReview; status: 'declined' | 'removed' }) {
  const { date, decidedOn = date, reason } = review
  return (
    <div className={styles.stub}>
      <Icon shape={infoIcon} />
      <div>
        <Text size="small" strong>
          {words.stub[status](asOfText(decidedOn.slice(0, 7)))}
        </Text>
        {reason && <Text size="small">{reason}</Text>}
      </div>
    </div>
  )
}
