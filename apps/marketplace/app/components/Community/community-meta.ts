import { type Community, formatMoney, isDemo, stateByCode } from '@pkg/domain'
import type { MetaDescriptor } from '@remix-run/node'
import { describeBusiness } from './describe-business'
import { communityTexts } from './texts'

const words = communityTexts.meta
const listOf = new Intl.ListFormat('en-US')

/** Returns the metadata of a community's page for search engines and previews. It names only what the page has. [TRUTH-013] */
export function communityMeta(community: Community, site: string): MetaDescriptor[] {
  const { name, address, url, numReviews } = community
  const state = stateByCode(address.state)?.name ?? address.state
  const title =
    numReviews > 0 ? words.titleWithReviews(name, address.city, state) : words.title(name, address.city, state)
  const description = describePage(community)
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: site + url },
    { property: 'og:title', content: title },
    // A demo community isn't a business that search engines should know.
    isDemo(community)
      ? { name: 'robots', content: 'noindex' }
      : { 'script:ld+json': describeBusiness(community, { site, description }) },
  ]
}

function describePage(community: Community): string {
  const { name, address, secondLine, amenities, numReviews, inspections, slyPrices } = community
  const parts = [
    ...(slyPrices.length > 0 ? [words.rooms] : []),
    ...(Object.values(amenities).includes(true) ? [words.amenities] : []),
    ...(inspections ? [words.inspections] : []),
    ...(numReviews > 0 ? [words.reviews(numReviews)] : []),
    words.fee,
  ]
  return words.description({
    name,
    city: address.city,
    care: secondLine,
    price: priceOf(community),
    parts: listOf.format(parts),
  })
}

function priceOf({ startingRate, hidePricing, isRateEstimated }: Community): string | undefined {
  if (hidePricing || startingRate === 0) return undefined
  return (isRateEstimated ? words.estimate : words.from)(formatMoney(startingRate))
}
