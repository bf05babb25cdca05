import { siteLanguage } from '@pkg/domain'
import type { Client, Content } from '@pkg/api-client'
import {
  apiFor,
  orErrorPage,
  siteContext,
  listSections,
  type MarkdownSection,
  renderMarkdown,
  errorPage,
  isToken,
} from '@pkg/remix-host/server'
import { siteUrl } from '~/site/frame/site-url.server'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { articlePath } from '~/site/links/article-links'
import { type ArticleFigure, readFigure } from './article-figure.server'
import { isDemoContent, recordValues, textValue } from './content-values'
import { dayText, monthText } from './day-text.server'
import { entriesBySlug, findEntry } from './find-entry.server'
import { type ArticleSummary, summarize } from './load-article-list.server'

/** The author or reviewer of an article. [RES-001] */
export interface ArticlePerson {
  slug: string
  name: string
  job: string
  /** Whether the person is made up for the demo. [TRUTH-013] */
  isDemo: boolean
}

/** What an article rests on. */
export interface ArticleSource {
  title: string
  /** Missing for a source without an address on the web. */
  url?: string
}

/** A whole article. */
export interface ArticleView extends ArticleSummary {
  topicSlug: string
  author: ArticlePerson | undefined
  reviewer: ArticlePerson | undefined
  publishedOn: string
  /** The month of the next review, such as `October 2027`, or an empty text. */
  nextReview: string
  /** The days of publication and review for search engines, such as `2026-10-06`. */
  days: { published: string; reviewed: string }
  html: string
  sections: MarkdownSection[]
  sources: ArticleSource[]
  figure: ArticleFigure | undefined
  /** Other articles on the topic. */
  related: ArticleSummary[]
  brand: { name: string; email: string }
  site: string
  canonical: string
}

const relatedCount = 3

type Arguments = Pick<LoaderFunctionArgs, 'request' | 'context' | 'params'>

/**
 * Loads an article with the people behind it, its sources, and others on its topic. [RES-001, RES-003]
 *
 * @throws A redirect from an earlier slug to the present one. [LIFE-006]
 */
export async function loadArticle(args: Arguments): Promise<ArticleView> {
  const { request, context, params } = args
  const article = await findEntry(apiFor(request, context).content.articles, params['article'])
  if (article.slug !== params['article']) throw redirect(articlePath(article.slug), 301)
  return viewArticle(article, args)
}

/** Loads the draft of an article as readers would see it, by the token of an editor’s link. [WORK-012] */
export async function loadPreview(args: Arguments): Promise<ArticleView> {
  const { request, context, params } = args
  const token = params['token'] ?? ''
  if (!isToken(token)) throw errorPage('not-found', 404)
  const api = apiFor(request, context)
  return viewArticle(await orErrorPage(api.content.preview({ token, language: siteLanguage })), args)
}

async function viewArticle(article: Content, { request, context }: Arguments): Promise<ArticleView> {
  const api = apiFor(request, context)
  const { slug, body = '' } = article
  const [topics, author, reviewer, related, html] = await Promise.all([
    entriesBySlug(api.content.topics({ language: siteLanguage, 'page-size': 100 })),
    findPerson(api.content.authors, textValue(article, 'author')),
    findPerson(api.content.reviewers, textValue(article, 'reviewer')),
    listRelated(api, article),
    renderMarkdown(body),
  ])
  const site = siteUrl(request, context)
  const { brand } = siteContext(context)
  const published = textValue(article, 'publishedOn')
  const sections = listSections(body)
  return {
    ...summarize(article, topics),
    topicSlug: topics.get(textValue(article, 'topic'))?.slug ?? '',
    author,
    reviewer,
    publishedOn: dayText(published),
    nextReview: monthText(textValue(article, 'nextReviewOn')),
    days: { published, reviewed: textValue(article, 'reviewedOn') },
    html,
    sections,
    figure: readFigure(body, sections),
    sources: recordValues(article, 'sources').flatMap(toSource),
    related: related.map((other) => summarize(other, topics)),
    brand: { name: brand.name, email: brand.email },
    site,
    canonical: site + articlePath(slug),
  }
}

/** Returns the articles on the same topic, newest first, or on any if the article has no topic. */
async function listRelated(api: Client, { slug, ...article }: Content): Promise<Content[]> {
  const topic = textValue({ slug, ...article }, 'topic')
  const { items } = await orErrorPage(
    api.content.articles({ language: siteLanguage, ...(topic && { topic }), 'page-size': relatedCount + 1 }),
  )
  return items.filter((other) => other.slug !== slug).slice(0, relatedCount)
}

async function findPerson(list: Client['content']['authors'], slug: string): Promise<ArticlePerson | undefined> {
  if (!slug) return undefined
  const { items } = await orErrorPage(list({ slug, language: siteLanguage }))
  return items[0] && toPerson(items[0])
}

/** Returns what articles and lists show of an author or reviewer. */
export const toPerson = (person: Content): ArticlePerson => ({
  slug: person.slug,
  name: person.title,
  job: textValue(person, 'job'),
  isDemo: isDemoContent(person),
})

/** An address that isn't one on the web is left out, because editors can enter any text. */
function toSource({ title = '', url = '' }: Record<string, string>): ArticleSource[] {
  if (!title) return []
  return [/^https?:\/\//.test(url) ? { title, url } : { title }]
}
