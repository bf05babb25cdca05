import { type Language, siteLanguage } from '@pkg/domain'
import type { MetaDescriptor } from '@remix-run/node'
import { pathInLanguage, siteLanguages, withoutBasePath } from './site-path'

/** Returns the links of a page to itself, for search engines, and to the same page in each language. English is the default. [FIND-015] */
export function canonicalLinks(canonical: string): MetaDescriptor[] {
  const { origin, pathname, search } = withoutBasePath(canonical)
  const urlIn = (language: Language) => origin + pathInLanguage(pathname, language) + search
  const alternate = (hrefLang: string, language: Language) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href: urlIn(language),
  })
  return [
    { tagName: 'link', rel: 'canonical', href: urlIn(siteLanguage) },
    ...siteLanguages.map((language) => alternate(language, language)),
    alternate('x-default', 'en'),
  ]
}
