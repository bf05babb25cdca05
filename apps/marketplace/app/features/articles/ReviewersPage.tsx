import { Breadcrumbs, Heading, Monogram, Stack, Tag, Text, TextLink } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { authorPath, reviewerPath } from '~/site/links/article-links'
import * as styles from './articles.css'
import { centerBreadcrumbs } from './breadcrumbs'
import type { ArticlePerson } from './load-article.server'
import { articleTexts } from './texts'

const words = articleTexts.reviewers

/** The people who review and write articles. [RES-002] */
export function ReviewersPage({ reviewers, authors }: { reviewers: ArticlePerson[]; authors: ArticlePerson[] }) {
  return (
    <PageFrame trail={<Breadcrumbs items={centerBreadcrumbs(words.title)} />}>
      <Stack gap={8}>
        <Heading level={1}>{words.title}</Heading>
        <Text size="lead">{words.lead}</Text>
      </Stack>
      <People title={words.reviewers} people={reviewers} pathOf={reviewerPath} />
      <People title={words.authors} people={authors} pathOf={authorPath} />
    </PageFrame>
  )
}

interface PeopleProps {
  title: string
  people: ArticlePerson[]
  pathOf: (slug: string) => string
}

function People({ title, people, pathOf }: PeopleProps) {
  if (people.length === 0) return null
  return (
    <Stack as="section" gap={12}>
      <Heading level={2}>{title}</Heading>
      <ul className={styles.people}>
        {people.map(({ slug, name, job, isDemo }) => (
          <li key={slug} className={styles.person}>
            <Monogram name={name} />
            <div>
              <TextLink href={pathOf(slug)} standalone>
                {name}
              </TextLink>
              <Text size="small">{job}</Text>
              {isDemo && <Tag>{articleTexts.person.demo}</Tag>}
            </div>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
