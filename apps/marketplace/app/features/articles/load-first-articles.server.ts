import { siteLanguage } from '@pkg/domain'
import type { Client } from '@pkg/api-client'
import { type ArticleSummary, summarize } from './load-article-list.server'

/** The topics of a family’s first questions, in the order of the home page. */
const firstTopics = ['paying-for-care', 'choosing-a-community', 'family-and-feelings']

/** Returns the newest article of each first topic, without those that can’t be loaded. [RES-003] */
export async function loadFirstArticles(api: Client): Promise<ArticleSummary[]> {
  try {
    const [topics, ...found] = await Promise.all([
      api.content.topics({ language: siteLanguage, 'page-size': 100 }),
      ...firstTopics.map((topic) => api.content.articles({ language: siteLanguage, topic, 'page-size': 1 })),
    ])
    const bySlug = new Map(topics.items.map((topic) => [topic.slug, topic]))
    return found.flatMap(({ items }) => items).map((article) => summarize(article, bySlug))
  } catch {
    return []
  }
}
