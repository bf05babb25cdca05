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
        <>
          {words.writtenBy} <TextLink href={authorPath(author.slug)}>{author.name}</TextLink>
          {author.job && `, ${author.job}`}.{' '}
        </>
      )}
      {reviewer && (
        <>
          {words.reviewedBy} <TextLink href={reviewerPath(reviewer.slug)}>{reviewer.name}</TextLink>
          {reviewer.job && `, ${reviewer.job}`}
          {reviewedOn && `, ${reviewedOn}`}.{' '}
        </>
      )}
      {minutes > 0 && `${articleTexts.minutes(minutes)}.`}
    </p>
  )
}

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
