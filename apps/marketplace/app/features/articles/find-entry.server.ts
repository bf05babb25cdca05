import type { Content, ContentPage } from '@pkg/api-client'
import { type Language, siteLanguage } from '@pkg/domain'
import { errorPage, orErrorPage } from '@pkg/remix-host/server'

/**
 * Returns the entry that a path names, with its text in the language of the pages, or in English if it isn't translated. [FIND-015]
 *
 * @throws The not-found page for a slug that no entry has or can have. [RES-003]
 */
export async function findEntry(
  list: (query: { slug: string; language: Language }) => Promise<ContentPage>,
  slug: string | undefined,
): Promise<Content> {
  if (slug === undefined || slug.length > 80 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw errorPage('not-found', 404)
  const { items } = await orErrorPage(list({ slug, language: siteLanguage }))
  const [entry] = items
  if (!entry) throw errorPage('not-found', 404)
  return entry
}

/** Returns the entries of a kind by their slugs. There are at most 100 authors, reviewers, or topics. */
export async function entriesBySlug(listed: Promise<ContentPage>): Promise<Map<string, Content>> {
  const { items } = await orErrorPage(listed)
  return new Map(items.map((entry) => [entry.slug, entry]))
}
