import type { Client, Content, ContentPage } from '@pkg/api-client'
import { orErrorPage } from '@pkg/remix-host/server'
import { contactPath } from '~/site/links/contact-links'
import {
  articlePath,
  authorPath,
  resourceCenterPath,
  reviewerPath,
  reviewersPath,
  stateGuidePath,
  stateGuidesPath,
  topicPath,
} from '~/site/links/article-links'
import { isDemoContent, textValue } from './content-values'

const pageSize = 100

/** Returns the paths of the resource center and of the pages about the site, without what’s made up for the demo. [API-040, TRUTH-013] */
export async function listPagePaths({ content }: Client): Promise<string[]> {
  const [topics, articles, authors, reviewers, states] = await Promise.all([
    listAll(content.topics),
    listAll(content.articles),
    listAll(content.authors),
    listAll(content.reviewers),
    listAll(content.statePages),
  ])
  const madeUp = new Set([...authors, ...reviewers].filter(isDemoContent).map(({ slug }) => slug))
  const isReal = (article: Content) => !['author', 'reviewer'].some((role) => madeUp.has(textValue(article, role)))
  const slugs = (entries: Content[]) => entries.filter(({ slug }) => !madeUp.has(slug)).map(({ slug }) => slug)
  return [
    '/about',
    '/how-we-make-money',
    '/for-providers',
    contactPath,
    resourceCenterPath,
    reviewersPath,
    stateGuidesPath,
    ...slugs(topics).map(topicPath),
    ...slugs(articles.filter(isReal)).map(articlePath),
    ...slugs(authors).map(authorPath),
    ...slugs(reviewers).map(reviewerPath),
    ...slugs(states).map(stateGuidePath),
  ]
}

async function listAll(list: (query: { 'page-number': number; 'page-size': number }) => Promise<ContentPage>) {
  const entries: Content[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = await orErrorPage(list({ 'page-number': page, 'page-size': pageSize }))
    entries.push(...items)
    if (items.length === 0 || entries.length >= total) return entries
  }
}
