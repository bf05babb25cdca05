import { siteLanguage } from '@pkg/domain'
import type { Client } from '@pkg/api-client'
import { apiFor, siteContext, renderMarkdown } from '@pkg/remix-host/server'
import { siteUrl } from '~/site/frame/site-url.server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { listPath, resourceCenterPath, topicPath } from '~/site/links/article-links'
import { textValue } from './content-values'
import { entriesBySlug, findEntry } from './find-entry.server'
import { loadArticleList } from './load-article-list.server'

/** A topic in the menu. */
export interface TopicLink {
  slug: string
  title: string
  summary: string
}

/** Loads the start page of the resource center: its topics, and all articles or those that match a search. [ROUTE-012, RES-003] */
export async function loadResourceCenter({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const api = apiFor(request, context)
  const words = readWords(request)
  const { topics, entries } = await loadTopics(api)
  const list = await loadArticleList(api, request, entries, words ? { q: words } : {})
  return { topics, list, brand: siteContext(context).brand.name, ...pageAddress(request, context, list) }
}

/** Loads the articles on a topic. [RES-003] */
export async function loadTopic({
  request,
  context,
  params,
}: Pick<LoaderFunctionArgs, 'request' | 'context' | 'params'>) {
  const api = apiFor(request, context)
  const [topic, { topics, entries }] = await Promise.all([
    findEntry(api.content.topics, params['topic']),
    loadTopics(api),
  ])
  const list = await loadArticleList(api, request, entries, { topic: topic.slug })
  return {
    slug: topic.slug,
    language: topic.language,
    title: topic.title,
    summary: textValue(topic, 'summary'),
    html: await renderMarkdown(topic.body ?? ''),
    topics,
    list,
    ...pageAddress(request, context, { ...list, path: topicPath(topic.slug) }),
  }
}

async function loadTopics(api: Client) {
  const entries = await entriesBySlug(api.content.topics({ language: siteLanguage, 'page-size': 100 }))
  const topics = [...entries.values()].map((topic): TopicLink => ({
    slug: topic.slug,
    title: topic.title,
    summary: textValue(topic, 'summary'),
  }))
  return { topics, entries }
}

/** The words of a search, at most as many characters as the API accepts. */
const readWords = (request: Request): string =>
  (new URL(request.url).searchParams.get('q') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 80).trim()

function pageAddress(
  request: Request,
  context: LoaderFunctionArgs['context'],
  { path, page }: { path: string; page: number },
) {
  const site = siteUrl(request, context)
  return { site, canonical: site + listPath(path || resourceCenterPath, page) }
}
