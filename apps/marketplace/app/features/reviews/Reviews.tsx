import type { Community } from '@pkg/domain'
import { reviewWord } from '@pkg/domain'
import { ButtonLink, Cluster, Heading, Stack, Text, TextLink } from '@pkg/ui'
import type { CommunityReviews } from './load-reviews'
import { newReviewPath, reviewsHref, reviewsPath } from '~/site/links/review-links'
import { reviewsTexts as words } from './texts'
import { countReviews } from './count-reviews'
import { ReviewFilters } from './ReviewFilters'
import { ReviewList } from './ReviewList'
import { ReviewSummary } from './ReviewSummary'

interface ReviewsProps {
  community: Pick<Community, 'id' | 'url' | 'slyScore' | 'numReviews'>
  reviews: CommunityReviews
}

/** The rating of a community, its newest reviews, and the ways to all others. Nothing here depends on the visitor. [FIND-011, RATE-001 to RATE-006] */
export function Reviews({ community, reviews: { summary, items } }: ReviewsProps) {
  const { id, url } = community
  const total = countReviews(summary, {})
  return (
    <Stack gap={20}>
      <Cluster justify="between" gap={16}>
        <Heading level={2}>{words.title}</Heading>
        <TextLink href={`${reviewsPath(url)}#check`} standalone>
          {words.check.title}
        </TextLink>
      </Cluster>
      {total === 0 ? (
        <Stack gap={4}>
          <Text strong>{words.none}</Text>
          <Text tone="muted">{words.noneDetail}</Text>
        </Stack>
      ) : (
        <>
          <ReviewSummary communityUrl={url} rated={community} summary={summary} />
          <ReviewFilters communityUrl={url} summary={summary} filter={{}} />
        </>
      )}
      {items.length > 0 && <ReviewList reviews={items} />}
      <Cluster gap={12}>
        {total > 0 && (
          <ButtonLink href={reviewsHref(url, {})}>
            {words.showAll(total.toLocaleString('en-US'), reviewWord(total))}
          </ButtonLink>
        )}
        <ButtonLink href={newReviewPath(id)} variant="neutral">
          {words.write}
        </ButtonLink>
      </Cluster>
    </Stack>
  )
}
