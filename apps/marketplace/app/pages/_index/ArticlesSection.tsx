import { ButtonLink, Cluster, Heading, Stack } from '@pkg/ui'
import { resourceCenterPath } from '~/site/links/article-links'
import { ArticleItems, type ArticleSummary } from '~/features/articles'
import { homeTexts as words } from './texts'

/** The newest articles, and a link to all of them. [RES-003] */
export function ArticlesSection({ articles }: { articles: ArticleSummary[] }) {
  return (
    <Stack as="section" gap={20}>
      <Cluster justify="between" gap={16}>
        <Heading level={2}>{words.articles}</Heading>
        <ButtonLink href={resourceCenterPath}>{words.allArticles}</ButtonLink>
      </Cluster>
      <ArticleItems articles={articles} level={3} />
    </Stack>
  )
}
