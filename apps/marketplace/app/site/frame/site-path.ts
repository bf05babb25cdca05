import { type Language, siteLanguage } from '@pkg/domain'

/** The languages of the site. Each has pages of its own. */
export const siteLanguages: readonly Language[] = ['en', 'es']

const basePathOf = (language: Language) => (language === 'en' ? '' : `/${language}`)

/** The path under which this language's pages are, without a trailing slash: nothing for English, and `/es` for Spanish. [FIND-015] */
export const basePath = basePathOf(siteLanguage)

/**
 * Returns the path of a page as the browser needs it. The router's links and redirects add the base path themselves; plain forms and requests don't.
 */
export const sitePath = (path: string): string => basePath + path

/** Returns the path of a page in another language. */
export const pathInLanguage = (path: string, language: Language): string =>
  path === '/' ? basePathOf(language) || '/' : basePathOf(language) + path

/** Returns a URL of this site without the base path, as the router's links and redirects write it. */
export function withoutBasePath(href: string): URL {
  const url = new URL(href)
  if (`${url.pathname}/`.startsWith(`${basePath}/`)) url.pathname = url.pathname.slice(basePath.length)
  return url
}

/** Returns the URL of a request without the base path. */
export const pageUrl = (request: Request): URL => withoutBasePath(request.url)
