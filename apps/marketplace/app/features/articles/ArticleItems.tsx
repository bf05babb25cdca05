import { BareLink, Text } from '@pkg/ui'
import { articlePath } from '~/site/links/article-links'
import * as styles from './articles.css'
import type { ArticleSummary } from './load-article-list.server'
import { articleTexts as words } from './texts'

/** Articles with what each is about, how long it takes to read, and when it was reviewed. [RES-003] */
export function ArticleItems({ articles, level }: { articles: ArticleSummary[]; level: 2 | 3 }) {
  const Title = `h${level}` as const
  return (
    <ul className={styles.list}>
      {articles.map(({ slug, language, title, summary, ...article }) => (
        <li key={slug} className={styles.item}>
          <Title className={styles.itemTitle} lang={language}>
            <BareLink href={articlePath(slug)}>{title}</BareLink>
          </Title>
          <Text measured>
            <span lang={language}>{summary}</span>
          </Text>
          <Text size="small" tone="muted">
            {factsOf(article).join(' · ')}
          </Text>
        </li>
      ))}
    </ul>
  )
}

const factsOf = ({ topic, minutes, reviewedOn }: Pick<ArticleSummary, 'topic' | 'minutes' | 'reviewedOn'>) => [
  ...(topic ? [topic] : []),
  ...(minutes > 0 ? [words.minutes(minutes)] : []),
  ...(reviewedOn ? [words.reviewed(reviewedOn)] : []),
]
