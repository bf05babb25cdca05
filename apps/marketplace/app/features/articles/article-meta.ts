import type { MetaDescriptor } from '@remix-run/node'
import { errorTexts } from '~/features/error-page'
import { authorPath, reviewerPath } from '~/site/links/article-links'
import { articleBreadcrumbs, breadcrumbsMeta, centerBreadcrumbs } from './breadcrumbs'
import type { ArticlePerson, ArticleView } from './load-article.server'
import { canonicalLinks } from '~/site/frame/canonical-links'
import type { PersonView } from './load-people.server'
import { articleTexts as words } from './texts'

/** What search engines and previews learn about a page of the resource center. */
export interface PageAbout {
  title: string
  description: string
  canonical: string
  /** Whether search engines leave it out: a search, or something made up for the demo. */
  isHidden?: boolean
}

/** Returns the metadata of a page, or of the error page in its place. */
export function pageMeta(page: PageAbout | undefined): MetaDescriptor[] {
  if (!page) return [{ title: errorTexts.notFound }]
  const { title, description, canonical, isHidden } = page
  return [
    { title },
    { name: 'description', content: description },
    ...canonicalLinks(canonical),
    { property: 'og:title', content: title },
    ...(isHidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ]
}

/** Returns the metadata of a page under the resource center, with its breadcrumbs. */
export const centerMeta = (page: PageAbout | undefined, label?: string): MetaDescriptor[] => [
  ...pageMeta(page),
  ...(page ? [breadcrumbsMeta(centerBreadcrumbs(label), page.canonical)] : []),
]

/** Returns the metadata of an author or reviewer. Made-up people stay out of search engines. [RES-002, TRUTH-013] */
export const personMeta = (person: PersonView | undefined): MetaDescriptor[] =>
  centerMeta(
    person && {
      title: person.name + words.page(person.list.page),
      description: `${person.name}. ${person.job}.`,
      canonical: person.canonical,
      isHidden: person.isDemo,
    },
    person?.name,
  )

/**
 * Returns the metadata of an article. One by made-up people stays out of search engines, because they would take them for real ones.
 * [RES-001, TRUTH-013]
 */
export function articleMeta(article: ArticleView | undefined): MetaDescriptor[] {
  if (!article) return pageMeta(undefined)
  const { title, summary, canonical, author, reviewer } = article
  const isHidden = Boolean(author?.isDemo || reviewer?.isDemo)
  return [
    ...pageMeta({ title, description: summary, canonical, isHidden }),
    { property: 'og:type', content: 'article' },
    breadcrumbsMeta(articleBreadcrumbs(article), canonical),
    ...(isHidden ? [] : [{ 'script:ld+json': describeArticle(article) }]),
  ]
}

/** Returns the metadata of the preview of a draft, which stays out of search engines. [WORK-012] */
export const previewMeta = (article: ArticleView | undefined): MetaDescriptor[] => [
  { title: article?.title ?? errorTexts.notFound },
  { name: 'robots', content: 'noindex, nofollow' },
]

function describeArticle({ title, summary, canonical, site, brand, days, author, reviewer }: ArticleView) {
  const publisher = { '@type': 'Organization', name: brand.name, url: site }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: summary,
    mainEntityOfPage: canonical,
    ...(days.published && { datePublished: days.published }),
    ...(days.reviewed && { dateModified: days.reviewed }),
    author: author ? describePerson(author, site + authorPath(author.slug)) : publisher,
    ...(reviewer && { editor: describePerson(reviewer, site + reviewerPath(reviewer.slug)) }),
    publisher,
  }
}

const describePerson = ({ name, job }: ArticlePerson, url: string) => ({ '@type': 'Person', name, jobTitle: job, url })
