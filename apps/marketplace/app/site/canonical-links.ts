import { type Language, siteLanguage } from '@pkg/domain'
import type { MetaDescriptor } from '@remix-run/node'
import { pathInLanguage, siteLanguages, withoutBasePath } from './site-path'

/** Returns the links of a page to itself, for search engines, and to the same page in each language. English is the default. [FIND-015] */
export function canonicalLinks(canonical: string): MetaDescriptor[] {
  const { origin, pathname, search } = withoutBasePath(new URL(canonical))
  const urlIn = (language: Language) => origin + pathInLanguage(pathname, language) + search
  return [
    { tagName: 'link', rel: 'canonical', href: urlIn(siteLanguage) },
    ...siteLanguages.map((language) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: language,
      href: urlIn(language),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: urlIn('en') },
  ]
}
