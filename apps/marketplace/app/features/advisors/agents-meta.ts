import type { Breadcrumb } from '@pkg/domain'
import type { MetaDescriptor } from '@remix-run/node'
import { canonicalLinks } from '~/site/frame/canonical-links'

/** What search engines learn about a page of the directory. */
interface PageMeta {
  title: string
  description: string
  site: string
  breadcrumbs: Breadcrumb[]
  /** Whether the page repeats another one, such as a filtered list, or shows only made-up advisors. [TRUTH-013] */
  isHidden?: boolean
}

/** Returns the metadata of a page of the directory, whose last breadcrumb is the page. [ROUTE-015] */
export function agentsMeta({ title, description, site, breadcrumbs, isHidden = false }: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    ...canonicalLinks(`${site}${breadcrumbs.at(-1)?.href ?? '/agents'}`),
    ...(isHidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: breadcrumbs.map(({ label, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: `${site}${href}`,
        })),
      },
    },
  ]
}
