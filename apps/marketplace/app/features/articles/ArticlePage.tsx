import { BareLink, Breadcrumbs, ButtonLink, Card, Heading, MarkdownText, Stack, Text, TextLink } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { contactPath } from '~/site/links/contact-links'
import { OriginalText } from '~/site/language/OriginalText'
import { topicPath } from '~/site/links/article-links'
import { ArticleByline } from './ArticleByline'
import { ArticleItems } from './ArticleItems'
import * as styles from './articles.css'
import { articleBreadcrumbs } from './breadcrumbs'
import type { ArticleView } from './load-article.server'
import { articleTexts } from './texts'

const words = articleTexts.article

/** An article with the people behind it, its contents, its sources, and what to read next. [RES-001, RES-003] */
export function ArticlePage({ article }: { article: ArticleView }) {
  const { title, language, topic, topicSlug, minutes, summary, html, related } = article
  return (
    <PageFrame trail={<Breadcrumbs items={articleBreadcrumbs(article)} />}>
      <article className={styles.article}>
        <header className={styles.body}>
          <div>
            <Heading level={1}>
              <OriginalText language={language}>{title}</OriginalText>
            </Heading>
            <div className={styles.eyebrow}>
              {topicSlug && (
                <TextLink href={topicPath(topicSlug)} standalone>
                  {topic}
                </TextLink>
              )}
              {minutes > 0 && (
                <Text as="span" size="small" tone="muted">
                  {articleTexts.minutes(minutes)}
                </Text>
              )}
            </div>
          </div>
          <ArticleByline article={article} />
          <Text size="lead">
            <span lang={language}>{summary}</span>
          </Text>
        </header>
        <Contents article={article} />
        <div className={styles.body}>
          <MarkdownText html={html} language={language} />
          <Sources article={article} />
          <Text size="small" tone="muted">
            {words.general}
          </Text>
        </div>
        <Margin />
      </article>
      {related.length > 0 && (
        <div className={styles.screenOnly}>
          <Stack as="section" gap={16}>
            <Heading level={2}>{words.related}</Heading>
            <ArticleItems articles={related} level={3} />
          </Stack>
        </div>
      )}
    </PageFrame>
  )
}

function Sources({ article: { sources } }: { article: ArticleView }) {
  if (sources.length === 0) return null
  return (
    <section>
      <Heading level={2} look="h3" id="sources">
        {words.sources}
      </Heading>
      <ol className={styles.sources}>
        {sources.map(({ title, url }) => (
          <li key={title}>{url ? <TextLink href={url}>{title}</TextLink> : title}</li>
        ))}
      </ol>
    </section>
  )
}

/** The contents of an article: after the summary on a narrow screen, and next to it on a wide one. */
function Contents({ article: { sections, sources } }: { article: ArticleView }) {
  const entries = [...sections, ...(sources.length > 0 ? [{ id: 'sources', title: words.sources }] : [])]
  return (
    <div className={styles.margin}>
      <Card>
        <nav aria-labelledby="contents">
          <Heading level={2} look="h3" id="contents">
            {words.contents}
          </Heading>
          <ul className={styles.contents}>
            {entries.map(({ id, title }) => (
              <li key={id}>
                <BareLink href={`#${id}`}>{title}</BareLink>
              </li>
            ))}
          </ul>
        </nav>
      </Card>
    </div>
  )
}

const Margin = () => (
  <div className={styles.margin}>
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2} look="h3">
          {words.prices}
        </Heading>
        <Text>{words.pricesText}</Text>
        <div>
          <ButtonLink href="/#costs" variant="primary">
            {words.pricesLink}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
    <Card look="sunken" as="section">
      <Heading level={2} look="label">
        {words.correction}
      </Heading>
      <Text size="small">{words.correctionText}</Text>
      <TextLink href={contactPath} standalone>
        {words.correctionLink}
      </TextLink>
    </Card>
  </div>
)
