import { siteLanguage } from '@pkg/domain'
import { apiFor, orErrorPage, renderMarkdown } from '@pkg/remix-host/server'
import { siteUrl } from '~/site/frame/site-url.server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { authorPath, listPath, reviewerPath, reviewersPath } from '~/site/links/article-links'
import { entriesBySlug, findEntry } from './find-entry.server'
import { toPerson } from './load-article.server'
import { loadArticleList } from './load-article-list.server'

type Arguments = Pick<LoaderFunctionArgs, 'request' | 'context' | 'params'>

/** Loads an author with their articles. [RES-002] */
export const loadAuthor = (loaded: Arguments) => loadPerson(loaded, 'author')

/** Loads a reviewer with the articles they reviewed. [RES-002] */
export const loadReviewer = (loaded: Arguments) => loadPerson(loaded, 'reviewer')

async function loadPerson({ request, context, params }: Arguments, role: 'author' | 'reviewer') {
  const api = apiFor(request, context)
  const list = role === 'author' ? api.content.authors : api.content.reviewers
  const person = await findEntry(list, params[role])
  const topics = await entriesBySlug(api.content.topics({ language: siteLanguage, 'page-size': 100 }))
  const articles = await loadArticleList(api, request, topics, { [role]: person.slug })
  const path = role === 'author' ? authorPath(person.slug) : reviewerPath(person.slug)
  return {
    ...toPerson(person),
    role,
    language: person.language,
    html: await renderMarkdown(person.body ?? ''),
    list: articles,
    canonical: siteUrl(request, context) + listPath(path, articles.page),
  }
}

/** What a page about a person shows. */
export type PersonView = Awaited<ReturnType<typeof loadPerson>>

/** Loads the people who review articles, and those who write them. [RES-002] */
export async function loadReviewers({ request, context }: Pick<Arguments, 'request' | 'context'>) {
  const api = apiFor(request, context)
  const all = { language: siteLanguage, 'page-size': 100 }
  const [reviewers, authors] = await orErrorPage(Promise.all([api.content.reviewers(all), api.content.authors(all)]))
  return {
    reviewers: reviewers.items.map(toPerson),
    authors: authors.items.map(toPerson),
    canonical: siteUrl(request, context) + reviewersPath,
  }
}
