import { siteLanguage } from '@pkg/domain'
import type { Content } from '@pkg/api-client'
import { apiFor, orErrorPage, siteContext, renderMarkdown } from '@pkg/remix-host/server'
import { siteUrl } from '~/site/frame/site-url.server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { recordValues, textValue } from '~/features/articles'

type Arguments = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** A part of a page that editors write. */
export interface PagePart {
  slug: string
  title: string
  summary: string
  html: string
}

/** Loads the page about the site: how it works, and what happens with a phone number. [ROUTE-018] */
export async function loadAbout({ request, context }: Arguments) {
  const { marketingPages } = apiFor(request, context).content
  const found = await orErrorPage(
    Promise.all(
      ['how-it-works', 'who-has-your-number'].map((slug) => marketingPages({ language: siteLanguage, slug })),
    ),
  )
  const pages = found.flatMap(({ items }) => items)
  return {
    brand: siteContext(context).brand.name,
    steps: pages.flatMap((page) => recordValues(page, 'steps')).flatMap(toStep),
    parts: await Promise.all(pages.map(toPart)),
    canonical: `${siteUrl(request, context)}/about`,
  }
}

/** Loads what communities need to know. [ROUTE-018] */
export async function loadProviderPage({ request, context }: Arguments) {
  const { providerPages } = apiFor(request, context).content
  const { items } = await orErrorPage(providerPages({ language: siteLanguage, 'page-size': 20 }))
  // A list has no texts.
  const pages = await orErrorPage(Promise.all(items.map(({ slug }) => providerPages({ language: siteLanguage, slug }))))
  return {
    parts: await Promise.all(pages.flatMap((page) => page.items).map(toPart)),
    canonical: `${siteUrl(request, context)}/for-providers`,
  }
}

/** Loads how many communities pay us. The page is complete without the numbers. [ROUTE-018, TRUST-011] */
export async function loadMoney({ request, context }: Arguments) {
  const stats = await apiFor(request, context)
    .stats.get()
    .catch(() => undefined)
  return {
    ...(stats && stats.communities > 0 && { paying: stats.paying, communities: stats.communities }),
    canonical: `${siteUrl(request, context)}/how-we-make-money`,
  }
}

const toPart = async (page: Content): Promise<PagePart> => ({
  slug: page.slug,
  title: page.title,
  summary: textValue(page, 'summary'),
  html: await renderMarkdown(page.body ?? ''),
})

const toStep = ({ title, text }: Record<string, string>) => (title && text ? [{ title, text }] : [])
