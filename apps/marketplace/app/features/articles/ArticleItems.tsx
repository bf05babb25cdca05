import { BareLink, Text } from '@pkg/ui'
import { DrawnHouse } from '~/parts/drawn-house/DrawnHouse'
import { articlePath } from '~/site/links/article-links'
import * as styles from './articles.css'
import type { ArticleSummary } from './load-article-list.server'
import { articleTexts as words } from './texts'

/** Articles with a drawing, what each is about, how long it takes to read, and when it was reviewed. The first one is larger. [RES-003, LOOK-010] */
export function ArticleItems({ articles, level }: { articles: ArticleSummary[]; level: 2 | 3 }) {
  const Title = `h${level}` as const
  return (
    <ul className={styles.list}>
      {articles.map(({ slug, language, title, summary, ...article }, index) => (
        <li key={slug} className={index === 0 ? styles.firstItem : styles.item}>
          <DrawnHouse slug={slug} />
          <div className={styles.itemText}>
            <Title className={styles.itemTitle} lang={language}>
              <BareLink href={articlePath(slug)}>{title}</BareLink>
            </Title>
            <Text measured>
              <span lang={language}>{summary}</span>
            </Text>
            <Text size="small" tone="muted">
              {factsOf(article).join(' · ')}
            </Text>
          </div>
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
