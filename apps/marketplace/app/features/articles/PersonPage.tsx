import { Breadcrumbs, Cluster, Heading, MarkdownText, Monogram, Stack, Tag, Text } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { OriginalText } from '~/site/language/OriginalText'
import { ArticleListSection } from './ArticleListSection'
import * as styles from './articles.css'
import { centerBreadcrumbs } from './breadcrumbs'
import type { PersonView } from './load-people.server'
import { articleTexts } from './texts'

const words = articleTexts.person

/** An author or reviewer, and the articles they wrote or reviewed. [RES-002] */
export function PersonPage({ person }: { person: PersonView }) {
  const { name, job, role, language, isDemo, html, list } = person
  return (
    <PageFrame trail={<Breadcrumbs items={centerBreadcrumbs(name)} />}>
      <Heading level={1}>{name}</Heading>
      <Cluster gap={20}>
        <Monogram name={name} />
        <div>
          <Text size="small" tone="muted">
            {words[role]}
          </Text>
          <Text size="lead">
            <OriginalText language={language}>{job}</OriginalText>
          </Text>
        </div>
      </Cluster>
      <Stack gap={12}>
        {isDemo && (
          <div>
            <Tag>{words.demo}</Tag>
          </div>
        )}
        <div className={styles.measure}>
          <MarkdownText html={html} language={language} />
        </div>
      </Stack>
      <ArticleListSection title={(role === 'author' ? words.authored : words.reviewed)(name)} list={list} />
    </PageFrame>
  )
}
