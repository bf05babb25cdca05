import { Text, TextLink } from '@pkg/ui'
import { authorPath, reviewerPath } from '~/site/links/article-links'
import * as styles from './articles.css'
import type { ArticleView } from './load-article.server'
import { articleTexts } from './texts'

const words = articleTexts.article

/** Who wrote and reviewed an article, when, and how long it takes to read, in one line. [RES-001, LOOK-010] */
export function ArticleByline({ article: { author, reviewer, reviewedOn, minutes } }: { article: ArticleView }) {
  return (
    <p className={styles.byline}>
      {author && (
        <span>
          {words.writtenBy} <TextLink href={authorPath(author.slug)}>{author.name}</TextLink>
          <span>{`${endOf(author.job)} `}</span>
        </span>
      )}
      {reviewer && (
        <span>
          {words.reviewedBy} <TextLink href={reviewerPath(reviewer.slug)}>{reviewer.name}</TextLink>
          <span>{`${endOf(reviewer.job, reviewedOn)} `}</span>
        </span>
      )}
      {minutes > 0 && <span>{`${articleTexts.minutes(minutes)}.`}</span>}
    </p>
  )
}

/** Returns the rest of a sentence after a name. */
const endOf = (...parts: string[]) => `${parts.map((part) => part && `, ${part}`).join('')}.`

/** When an article was published and reviewed, and when it will be reviewed again. [RES-001] */
export function ArticleDates({ article: { publishedOn, reviewedOn, nextReview } }: { article: ArticleView }) {
  const dates = [
    ...(publishedOn ? [words.published(publishedOn)] : []),
    ...(reviewedOn ? [words.reviewed(reviewedOn)] : []),
    ...(nextReview ? [words.nextReview(nextReview)] : []),
  ]
  return (
    <Text size="small" tone="muted">
      {dates.join(' · ')}
    </Text>
  )
}
