import { Breadcrumbs, ButtonLink, Card, Cluster, Heading, MarkdownText, Stack, Table, Text, TextLink } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { OriginalText } from '~/site/language/OriginalText'
import { stateGuidesPath } from '~/site/links/article-links'
import * as styles from './articles.css'
import { centerBreadcrumbs } from './breadcrumbs'
import type { StateGuide } from './load-state-guides.server'
import { articleTexts } from './texts'

const words = articleTexts.states

/** A state’s rules, who to ask, and what care costs there. [RES-003, FIND-008] */
export function StateGuidePage({ guide }: { guide: StateGuide }) {
  const { title, language, name, summary, html, listing } = guide
  return (
    <PageFrame trail={<Breadcrumbs items={centerBreadcrumbs(title)} />}>
      <Stack gap={8}>
        <Heading level={1}>
          <OriginalText language={language}>{title}</OriginalText>
        </Heading>
        <Text size="lead">
          <span lang={language}>{summary}</span>
        </Text>
      </Stack>
      <div className={styles.article}>
        <div className={styles.body}>
          <MarkdownText html={html} language={language} />
          <Text size="small" tone="muted">
            {words.general}
          </Text>
        </div>
        <Facts facts={guide.facts} />
      </div>
      <Costs guide={guide} />
      <Cluster gap={16}>
        <ButtonLink href={listing} variant="primary">
          {words.communities(name)}
        </ButtonLink>
        <ButtonLink href={stateGuidesPath}>{words.all}</ButtonLink>
      </Cluster>
    </PageFrame>
  )
}

function Facts({ facts }: { facts: StateGuide['facts'] }) {
  const names = (['license', 'licensedBy', 'ombudsman'] as const).filter((fact) => facts[fact])
  if (names.length === 0) return null
  return (
    <Card as="section">
      <Stack gap={16}>
        <Heading level={2} look="h3">
          {words.facts}
        </Heading>
        <dl className={styles.facts}>
          {names.map((fact) => (
            <div key={fact}>
              <dt>{words[fact]}</dt>
              <dd>{facts[fact]}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Card>
  )
}

function Costs({ guide: { name, costs } }: { guide: StateGuide }) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2}>{words.costs(name)}</Heading>
      {costs.length === 0 ? (
        <Text>{words.noCosts(name)}</Text>
      ) : (
        <>
          <Text measured tone="muted">
            {words.costsNote}
          </Text>
          <Table
            caption={words.costs(name)}
            hidesCaption
            rows={costs}
            getKey={({ care }) => care}
            columns={[
              {
                header: words.care,
                isRowHeader: true,
                cell: ({ href, label }) => (
                  <TextLink href={href} standalone>
                    {label}
                  </TextLink>
                ),
              },
              { header: words.range, cell: ({ range }) => range },
              { header: words.median, cell: ({ median }) => median },
              { header: words.priced, cell: ({ priced }) => priced.toLocaleString('en-US') },
              { header: words.asOf, cell: ({ asOf }) => asOf },
            ]}
          />
        </>
      )}
    </Stack>
  )
}
