import { careLabel, defaultPageSize, careNameInSentence, isDemo, listingBreadcrumbs } from '@pkg/domain'
import type { MetaDescriptor } from '@remix-run/node'
import type { Listing } from './listing'
import { metaTexts } from './meta-texts'
import { listingTexts } from './texts'
import { placeName } from './place-name'
import { canonicalLinks } from '~/site/frame/canonical-links'
import { basePath } from '~/site/frame/site-path'

/** Returns a listing's metadata for search engines and previews. Only the server computes it, so the page’s scripts don’t. [FIND-014] */
export function describeListing(listing: Omit<Listing, 'meta'>, canonical: string): MetaDescriptor[] {
  const where = placeName(listing)
  const { care, total, page, pageSize, filters, items } = listing
  const title = listingTexts.title(careLabel(care), where) + (page > 1 ? metaTexts.pageOf(page) : '')
  const origin = new URL(canonical).origin + basePath
  return [
    { title },
    {
      name: 'description',
      content: metaTexts.description(careNameInSentence(care), where, total),
    },
    ...canonicalLinks(canonical),
    { property: 'og:title', content: title },
    // A filtered list is a view of the same page, so it stays out of the index.
    // A list of demo communities only stays out, too. [TRUTH-013]
    ...(filters.length > 0 || pageSize !== defaultPageSize || total === 0 || items.every(isDemo)
      ? [{ name: 'robots', content: 'noindex, follow' }]
      : []),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: listingBreadcrumbs({ care, state: listing.state, city: listing.place?.name }).map(
          ({ label, href }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: `${origin}${href}`,
          }),
        ),
      },
    },
    ...describeItems(listing, origin),
  ]
}

/** Returns the listed communities in the vocabulary of schema.org. Demo communities aren't businesses. [TRUTH-013] */
function describeItems({ page, pageSize, total, items }: Omit<Listing, 'meta'>, origin: string): MetaDescriptor[] {
  const itemListElement = items.flatMap((item, index) =>
    isDemo(item)
      ? []
      : [
          {
            '@type': 'ListItem',
            position: (page - 1) * pageSize + index + 1,
            name: item.name,
            url: `${origin}${item.url}`,
          },
        ],
  )
  if (itemListElement.length === 0) return []
  const list = { '@context': 'https://schema.org', '@type': 'ItemList', numberOfItems: total, itemListElement }
  return [{ 'script:ld+json': list }]
}
