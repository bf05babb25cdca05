import { ButtonLink, EmptyState, Heading, Pagination, Stack, Text } from '@pkg/ui'
import { listPath, resourceCenterPath } from '~/site/links/article-links'
import { ArticleItems } from './ArticleItems'
import type { ArticleList } from './load-article-list.server'
import { articleTexts as words } from './texts'

/** A page of articles with its count, or what to do without one. [RES-003] */
export function ArticleListSection({ title, list }: { title: string; list: ArticleList }) {
  const { articles, total, page, pages, first, path, words: typed } = list
  const all = <ButtonLink href={resourceCenterPath}>{words.seeAll}</ButtonLink>
  if (total === 0) {
    return (
      <EmptyState level={2} title={typed ? words.none : words.noneYet} action={all}>
        {typed ? words.noneHint : words.noneYetHint}
      </EmptyState>
    )
  }
  return (
    <Stack as="section" gap={16}>
      <div>
        <Heading level={2}>{title}</Heading>
        <Text tone="muted">{words.count(first, first + articles.length - 1, total)}</Text>
      </div>
      <ArticleItems articles={articles} level={3} />
      <Pagination page={page} pages={pages} getHref={(number) => listPath(path, number, typed)} />
    </Stack>
  )
}
