import type { Breadcrumb } from '@pkg/ui'
import type { MetaDescriptor } from '@remix-run/node'
import { resourceCenterPath, topicPath } from '~/site/links/article-links'
import { sitePath } from '~/site/frame/site-path'
import { articleTexts as words } from './texts'

const home = { label: words.home, href: '/' }
const center = { label: words.center, href: resourceCenterPath }

/** The path from the home page to a page of the resource center, or to its start page. */
export const centerBreadcrumbs = (title?: string): Breadcrumb[] => [home, center, ...(title ? [{ label: title }] : [])]

/** The path to an article, by its topic if it has one. [RES-003] */
export const articleBreadcrumbs = (article: { title: string; topic: string; topicSlug: string }): Breadcrumb[] => [
  home,
  center,
  ...(article.topicSlug ? [{ label: article.topic, href: topicPath(article.topicSlug) }] : []),
  { label: article.title },
]

/** Describes breadcrumbs in the vocabulary of schema.org. The last one is the page itself. */
export const breadcrumbsMeta = (items: Breadcrumb[], canonical: string): MetaDescriptor => ({
  'script:ld+json': {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: index < items.length - 1 && href ? new URL(sitePath(href), canonical).href : canonical,
    })),
  },
})
