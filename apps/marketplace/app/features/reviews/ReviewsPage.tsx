import { type Community, isDemo, reviewWord } from '@pkg/domain'
import { ButtonLink, Cluster, Heading, Pagination, Stack, Text, TextLink } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { countReviews } from './count-reviews'
import { ReviewFilters } from './ReviewFilters'
import { ReviewList } from './ReviewList'
import { ReviewSummary } from './ReviewSummary'
import { type CommunityReviews, countPages } from './load-reviews'
import { newReviewPath, type ReviewFilter, reviewsHref, reviewsPath } from '~/site/links/review-links'
import * as styles from './review-pages.css'
import { reviewsTexts as words } from './texts'

interface ReviewsPageProps {
  community: Pick<Community, 'id' | 'name' | 'url' | 'slyScore' | 'numReviews' | 'source'>
  reviews: CommunityReviews
  filter: ReviewFilter
  page: number
}

/** All reviews of a community, by relation and stars, and how they are checked. Works without scripts. [FIND-011, TRUST-017] */
export function ReviewsPage({ community, reviews: { summary, items, total }, filter, page }: ReviewsPageProps) {
  const { id, name, url } = community
  const isFiltered = filter.stars !== undefined || filter.group !== undefined
  const matching = countReviews(summary, filter)
  return (
    <PageFrame width="text">
      <Stack gap={12}>
        <Heading level={1} id="reviews">
          {words.titleOf(name)}
        </Heading>
        <TextLink href={url} standalone>
          {words.back(name)}
        </TextLink>
      </Stack>
      <ReviewSummary communityUrl={url} rated={community} summary={summary} />
      <ReviewFilters communityUrl={url} summary={summary} filter={filter} hasStars />
      {isFiltered && (
        <Cluster gap={16}>
          <Text as="span">{words.active(matching.toLocaleString('en-US'), reviewWord(matching))}</Text>
          <TextLink href={`${reviewsPath(url)}#reviews`} standalone>
            {words.clear}
          </TextLink>
        </Cluster>
      )}
      {total === 0 ? <Text strong>{isFiltered ? words.noMatch : words.none}</Text> : <ReviewList reviews={items} />}
      <Pagination page={page} pages={countPages(total)} getHref={(other) => reviewsHref(url, filter, other)} />
      <Cluster gap={12}>
        <ButtonLink href={newReviewPath(id)}>{words.write}</ButtonLink>
      </Cluster>
      <ReviewChecks isDemo={isDemo(community)} />
    </PageFrame>
  )
}

/** What happens before and after a review is published. */
function ReviewChecks({ isDemo: isInvented }: { isDemo: boolean }) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="h3" id="check">
        {words.check.title}
      </Heading>
      {isInvented && <Text strong>{words.check.demo}</Text>}
      <ul className={styles.checks}>
        {words.check.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Stack>
  )
}
