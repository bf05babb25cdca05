import type { ReviewSummary as Summary } from '@pkg/api-client'
import { type Rated, ratingBadge, reviewWord, starCount } from '@pkg/domain'
import { BareLink, Text, VisuallyHidden } from '@pkg/ui'
import { reviewsHref } from '~/site/links/review-links'
import { reviewsTexts as words } from './texts'
import { countReviews } from './count-reviews'
import * as styles from './Reviews.css'

interface ReviewSummaryProps {
  communityUrl: string
  rated: Rated
  summary: Summary
}

/** The rating of a community, and how many reviews give 5 stars, 4 stars, and so on. Each line leads to its reviews. [RATE-002, RATE-003, FIND-011] */
export function ReviewSummary({ communityUrl, rated, summary }: ReviewSummaryProps) {
  const { score, label } = ratingBadge(rated)
  const total = countReviews(summary, {})
  const byStars = Array.from({ length: starCount }, (_, index) => starCount - index).map((stars) => ({
    stars,
    count: countReviews(summary, { stars }),
  }))
  const longest = Math.max(...byStars.map(({ count }) => count))
  return (
    <div className={styles.summary}>
      <div className={styles.score}>
        {score && <span className={styles.figure}>{score}</span>}
        <div>
          <Text strong>{label}</Text>
          {score && (
            <Text size="small" tone="muted">
              {words.summary(total.toLocaleString('en-US'), reviewWord(total))}
            </Text>
          )}
          {summary.hidden > 0 && (
            <Text size="small" tone="muted">
              {words.hidden(summary.hidden)}
            </Text>
          )}
        </div>
      </div>
      <ul className={styles.distribution} aria-label={words.distribution}>
        {byStars.map(({ stars, count }) => (
          <li key={stars}>
            {count > 0 ? (
              <BareLink className={styles.starsLink} href={reviewsHref(communityUrl, { stars })}>
                <StarsLine stars={stars} count={count} longest={longest} />
              </BareLink>
            ) : (
              <span className={styles.starsLine}>
                <StarsLine stars={stars} count={count} longest={longest} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The fewest cells of a line, so a single review doesn't fill it. */
const fewestCells = 20
const cell = { width: 10, gap: 2, height: 14 } as const

/** One cell for each review. */
function StarsLine({ stars, count, longest }: { stars: number; count: number; longest: number }) {
  const cells = Math.max(fewestCells, longest)
  return (
    <>
      <span className={styles.starsLabel}>{words.stars(stars)}</span>
      <svg
        className={styles.cells}
        viewBox={`0 0 ${cells * cell.width} ${cell.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.emptyCells} d={cellsPath(cells)} />
        <path className={styles.fullCells} d={cellsPath(count)} />
      </svg>
      <span className={styles.starsCount}>{count.toLocaleString('en-US')}</span>
      <VisuallyHidden> {reviewWord(count)}</VisuallyHidden>
    </>
  )
}

const cellsPath = (count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const width = cell.width - cell.gap
    return `M${index * cell.width} 0h${width}v${cell.height}h${-width}z`
  }).join('')
