import { Monogram, Notice, Text, TextLink } from '@pkg/ui'
import { authorPath, reviewerPath } from '~/site/links/article-links'
import * as styles from './articles.css'
import type { ArticlePerson, ArticleView } from './load-article.server'
import { articleTexts } from './texts'

const words = articleTexts.article

/** Who wrote and reviewed an article, and when. [RES-001] */
export function ArticleByline({ article }: { article: ArticleView }) {
  const { author, reviewer, publishedOn, reviewedOn, nextReview } = article
  const dates = [
    ...(publishedOn ? [words.published(publishedOn)] : []),
    ...(reviewedOn ? [words.reviewed(reviewedOn)] : []),
    ...(nextReview ? [words.nextReview(nextReview)] : []),
  ]
  return (
    <>
      <ul className={styles.people}>
        {author && <Person label={words.writtenBy} person={author} href={authorPath(author.slug)} />}
        {reviewer && <Person label={words.reviewedBy} person={reviewer} href={reviewerPath(reviewer.slug)} />}
      </ul>
      <Text size="small" tone="muted">
        {dates.join(' · ')}
      </Text>
      {(author?.isDemo || reviewer?.isDemo) && <Notice tone="info" title={words.demo} />}
    </>
  )
}

function Person({ label, person: { name, job }, href }: { label: string; person: ArticlePerson; href: string }) {
  return (
    <li className={styles.person}>
      <Monogram name={name} size="small" />
      <div>
        <Text size="small" tone="muted">
          {label}
        </Text>
        <TextLink href={href} standalone>
          {name}
        </TextLink>
        <Text size="small">{job}</Text>
      </div>
    </li>
  )
}
