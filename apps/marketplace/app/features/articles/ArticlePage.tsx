import { moneyRunway, siteLanguage } from '@pkg/domain'
import { BareLink, Breadcrumbs, ButtonLink, Card, Heading, MarkdownText, Notice, Stack, Text, TextLink } from '@pkg/ui'
import { exampleRunway, runwayTexts } from '~/features/tools'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { WindowsFigure } from '~/parts/windows-figure/WindowsFigure'
import { contactPath } from '~/site/links/contact-links'
import { toolPath } from '~/site/links/tool-links'
import { OriginalText } from '~/site/language/OriginalText'
import { ArticleByline, ArticleDates } from './ArticleByline'
import { ArticleItems } from './ArticleItems'
import * as styles from './articles.css'
import { articleBreadcrumbs } from './breadcrumbs'
import type { ArticleView } from './load-article.server'
import { articleTexts } from './texts'
import { useSectionInView } from './use-section-in-view'

const words = articleTexts.article

/** An article with the people behind it, its contents, its sources, a figure of its own amounts, and what to read next. [RES-001, RES-003, LOOK-010] */
export function ArticlePage({ article }: { article: ArticleView }) {
  const { title, language, summary, html, related, author, reviewer } = article
  return (
    <PageFrame trail={<Breadcrumbs items={articleBreadcrumbs(article)} />}>
      <article className={styles.article}>
        <header className={styles.head}>
          <Heading level={1}>
            <OriginalText language={language}>{title}</OriginalText>
          </Heading>
          <ArticleByline article={article} />
          <p className={styles.summary} lang={language}>
            {summary}
          </p>
        </header>
        <div className={styles.body}>
          <Figure article={article} />
          <MarkdownText html={html} language={language} />
          <Sources article={article} />
          <ArticleDates article={article} />
          {(author?.isDemo || reviewer?.isDemo) && <Notice tone="info" title={words.demo} />}
          <Text size="small" tone="muted">
            {words.general}
          </Text>
        </div>
        <div className={styles.margin}>
          <Contents article={article} />
          <ArticleTool />
          <Correction />
        </div>
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

function Figure({ article: { figure, language } }: { article: ArticleView }) {
  if (!figure) return null
  const { rows, total, section } = figure
  const label = rows.map(({ label: name, windows }) => words.figure.share(name, windows)).join(', ')
  return (
    <div lang={language}>
      <WindowsFigure rows={rows} label={label}>
        <span lang={siteLanguage}>
          {words.figure.caption(total)} {section && <TextLink href={`#${section}`}>{words.figure.table}</TextLink>}
        </span>
      </WindowsFigure>
    </div>
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

/** The contents of an article, next to it. The window of the section on the screen is lit. */
function Contents({ article: { sections, sources } }: { article: ArticleView }) {
  const entries = [...sections, ...(sources.length > 0 ? [{ id: 'sources', title: words.sources }] : [])]
  const current = useSectionInView(entries.map(({ id }) => id))
  return (
    <nav aria-labelledby="contents" className={styles.contentsBox}>
      <Heading level={2} look="label" id="contents">
        {words.contents}
      </Heading>
      <ul className={styles.contents}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <BareLink href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              <span className={styles.pane} aria-hidden="true" />
              {title}
            </BareLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The money runway with its example, so the answer comes before the first question. [LOOK-010, ROUTE-013] */
function ArticleTool() {
  const { fields, answers } = exampleRunway
  if (!answers) return null
  return (
    <Card look="tint" as="section">
      <Stack gap={12}>
        <Heading level={2} look="h3">
          {words.tool}
        </Heading>
        <p className={styles.toolAnswer}>{runwayTexts.duration(moneyRunway(answers).months)}</p>
        <Text size="small">{words.toolDetail(fields.savings, fields.income, fields.cost)}</Text>
        <ButtonLink href={toolPath('money-runway')} width="full">
          {words.toolLink}
        </ButtonLink>
      </Stack>
    </Card>
  )
}

const Correction = () => (
  <Card look="sunken" as="section">
    <Heading level={2} look="label">
      {words.correction}
    </Heading>
    <Text size="small">{words.correctionText}</Text>
    <TextLink href={contactPath} standalone>
      {words.correctionLink}
    </TextLink>
  </Card>
)
