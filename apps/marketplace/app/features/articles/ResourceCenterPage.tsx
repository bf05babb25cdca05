import { Breadcrumbs, Heading, MarkdownText, Stack, Text } from '@pkg/ui'
import type { ReactNode } from 'react'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { resourceCenterPath, topicPath } from '~/site/links/article-links'
import { ArticleListSection } from './ArticleListSection'
import { ArticleSearch } from './ArticleSearch'
import * as styles from './articles.css'
import { centerBreadcrumbs } from './breadcrumbs'
import type { loadResourceCenter, loadTopic, TopicLink } from './load-resource-center.server'
import { articleTexts as words } from './texts'
import { TopicMenu } from './TopicMenu'

type Center = Pick<Awaited<ReturnType<typeof loadResourceCenter>>, 'topics' | 'list'>
type Topic = Pick<Awaited<ReturnType<typeof loadTopic>>, 'topics' | 'list' | 'slug' | 'language' | 'title' | 'html'>

/** The resource center: topics, a search, and all articles or those that match. [ROUTE-012, RES-003] */
export function ResourceCenterPage({ topics, list }: Center) {
  return (
    <Frame
      title={words.center}
      lead={<Text size="lead">{words.lead}</Text>}
      topics={topics}
      current={list.words ? '' : resourceCenterPath}
      typed={list.words}
    >
      <ArticleListSection title={list.words ? words.found(list.words) : words.all} list={list} />
    </Frame>
  )
}

/** The articles on a topic. [RES-003] */
export function TopicPage({ slug, language, title, html, topics, list }: Topic) {
  return (
    <Frame
      title={title}
      lead={<MarkdownText html={html} language={language} />}
      topics={topics}
      current={topicPath(slug)}
      typed=""
    >
      <ArticleListSection title={words.topicTitle(title)} list={list} />
    </Frame>
  )
}

interface FrameProps {
  title: string
  lead: ReactNode
  topics: TopicLink[]
  current: string
  typed: string
  children: ReactNode
}

function Frame({ title, lead, topics, current, typed, children }: FrameProps) {
  return (
    <PageFrame trail={<Breadcrumbs items={centerBreadcrumbs(title === words.center ? undefined : title)} />}>
      <Stack gap={8}>
        <Heading level={1}>{title}</Heading>
        {lead}
      </Stack>
      <ArticleSearch typed={typed} />
      <div className={styles.columns}>
        <TopicMenu topics={topics} current={current} />
        {children}
      </div>
    </PageFrame>
  )
}
