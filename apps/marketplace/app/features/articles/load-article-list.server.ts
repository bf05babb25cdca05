import { type Language, siteLanguage } from '@pkg/domain'
import type { Client, Content } from '@pkg/api-client'
import { orErrorPage } from '@pkg/remix-host/server'
import { redirect } from '@remix-run/node'
import { listPath } from '~/site/links/article-links'
import { textValue } from './content-values'
import { dayText } from './day-text.server'
import { pageUrl } from '~/site/frame/site-path'

/** An article in a list. */
export interface ArticleSummary {
  slug: string
  /** The language of its texts: English if it isn't translated. [FIND-015] */
  language: Language
  title: string
  summary: string
  /** The name of its topic, or an empty text. */
  topic: string
  minutes: number
  /** When it was last reviewed, such as `October 6, 2026`. */
  reviewedOn: string
}

/** A page of a list of articles, newest first. */
export interface ArticleList {
  articles: ArticleSummary[]
  total: number
  page: number
  pages: number
  /** The position of the first article of the page, from 1. */
  first: number
  path: string
  words: string
}

/** Which articles a list shows: those of one topic or person, or those with the words of a search. */
interface ArticleFilter {
  topic?: string
  author?: string
  reviewer?: string
  q?: string
}

const pageSize = 10

/** Returns what a list of articles shows of one. [RES-001] */
export function summarize(article: Content, topics: Map<string, Content>): ArticleSummary {
  const minutes = article['minutes']
  return {
    slug: article.slug,
    language: article.language,
    title: article.title,
    summary: textValue(article, 'summary'),
    topic: topics.get(textValue(article, 'topic'))?.title ?? '',
    minutes: typeof minutes === 'number' ? minutes : 0,
    reviewedOn: dayText(textValue(article, 'reviewedOn')),
  }
}

/**
 * Loads the page of a list that a URL names. A page after the last one redirects to the last, and anything but a page number to the first. [RES-003]
 */
export async function loadArticleList(
  api: Client,
  request: Request,
  topics: Map<string, Content>,
  filter: ArticleFilter = {},
): Promise<ArticleList> {
  const { pathname, searchParams } = pageUrl(request)
  const words = filter.q ?? ''
  const sent = searchParams.get('page-number')
  const page = sent === null ? 1 : readPage(sent)
  if (page === undefined || sent === '1') throw redirect(listPath(pathname, 1, words))
  const found = await orErrorPage(
    api.content.articles({ language: siteLanguage, ...filter, 'page-number': page, 'page-size': pageSize }),
  )
  const pages = Math.max(1, Math.ceil(found.total / pageSize))
  if (page > pages) throw redirect(listPath(pathname, pages, words))
  const articles = found.items.map((article) => summarize(article, topics))
  return { articles, total: found.total, page, pages, first: (page - 1) * pageSize + 1, path: pathname, words }
}

const readPage = (sent: string) => (/^[1-9]\d{0,3}$/.test(sent) ? Number(sent) : undefined)
