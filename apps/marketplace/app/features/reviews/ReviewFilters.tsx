import type { ReviewSummary } from '@pkg/api-client'
import { reviewerGroups, starCount } from '@pkg/domain'
import { BareLink, VisuallyHidden } from '@pkg/ui'
import { type ReviewFilter, reviewsHref } from '~/site/links/review-links'
import { reviewsTexts as words } from './texts'
import { countReviews } from './count-reviews'
import * as styles from './Reviews.css'

interface ReviewFiltersProps {
  communityUrl: string
  summary: ReviewSummary
  filter: ReviewFilter
  /** Whether stars can be chosen, too. */
  hasStars?: boolean
}

/** Links that filter reviews by who wrote them, and by stars, with the number of reviews behind each. Works without scripts. [FIND-011] */
export function ReviewFilters({ communityUrl, summary, filter, hasStars = false }: ReviewFiltersProps) {
  const { stars, group } = filter
  const ofStars = stars === undefined ? {} : { stars }
  const ofGroup = group === undefined ? {} : { group }
  const byGroup = [undefined, ...reviewerGroups].map((one) => ({
    label: one === undefined ? words.all : words.groups[one],
    isActive: group === one,
    filter: { ...ofStars, ...(one === undefined ? {} : { group: one }) },
    counted: { ...ofStars, ...(one === undefined ? {} : { group: one }) },
  }))
  const byStars = Array.from({ length: starCount }, (_, index) => starCount - index).map((one) => ({
    label: words.stars(one),
    isActive: stars === one,
    // The chosen one leads back to all stars.
    filter: { ...ofGroup, ...(stars === one ? {} : { stars: one }) },
    counted: { ...ofGroup, stars: one },
  }))
  return (
    <nav aria-label={words.filters} className={styles.filters}>
      <FilterLinks communityUrl={communityUrl} summary={summary} links={byGroup} />
      {hasStars && <FilterLinks communityUrl={communityUrl} summary={summary} links={byStars} />}
    </nav>
  )
}

interface FilterLink {
  label: string
  isActive: boolean
  /** What its link shows. */
  filter: ReviewFilter
  /** The reviews that it counts. */
  counted: ReviewFilter
}

function FilterLinks({
  communityUrl,
  summary,
  links,
}: {
  communityUrl: string
  summary: ReviewSummary
  links: FilterLink[]
}) {
  const shown = links
    .map((link) => ({ ...link, count: countReviews(summary, link.counted) }))
    .filter(({ count, isActive }) => count > 0 || isActive)
  return (
    <ul className={styles.chips}>
      {shown.map(({ label, isActive, filter, count }) => (
        <li key={label}>
          <BareLink
            className={styles.chip}
            href={reviewsHref(communityUrl, filter)}
            aria-current={isActive ? 'true' : undefined}
          >
            {label} <span className={styles.chipCount}>{count.toLocaleString('en-US')}</span>
            <VisuallyHidden> {words.title.toLowerCase()}</VisuallyHidden>
          </BareLink>
        </li>
      ))}
    </ul>
  )
}
