import {
  type Community,
  formatMoney,
  imageUrl,
  isDemo,
  isPhoto,
  photoSize,
  stateName,
  siteLocale,
  tileSubtitleText,
} from '@pkg/domain'
import type { MetaDescriptor } from '@remix-run/node'
import { describeBusiness } from './describe-business'
import { communityTexts } from './texts'
import { canonicalLinks } from '~/site/frame/canonical-links'

const words = communityTexts.meta
/** The width of a preview's picture, in pixels. */
const previewWidth = 1200
const listOf = new Intl.ListFormat(siteLocale)

/** Returns the metadata of a community's page for search engines and previews. It names only what the page has. [TRUTH-013] */
export function communityMeta(community: Community, hasInspections: boolean, site: string): MetaDescriptor[] {
  const { name, address, url } = community
  const state = stateName(address.state)
  const title = words.title(name, address.city, state, aboutOf(community))
  const description = describePage(community, hasInspections)
  return [
    { title },
    { name: 'description', content: description },
    ...canonicalLinks(site + url),
    { property: 'og:title', content: title },
    ...describePhoto(community, site),
    // A demo community isn't a business that search engines should know.
    isDemo(community)
      ? { name: 'robots', content: 'noindex' }
      : { 'script:ld+json': describeBusiness(community, { site, description }) },
  ]
}

/** Returns the picture of previews: the first photo. Drawings aren't shown outside of this site, where nothing says what they are. */
function describePhoto({ images }: Community, site: string): MetaDescriptor[] {
  const photo = images.find(isPhoto)
  if (!photo) return []
  return [
    {
      property: 'og:image',
      content: imageUrl(photo.path, { ...photoSize(photo, previewWidth), host: new URL(site).origin }),
    },
  ]
}

function describePage(community: Community, hasInspections: boolean): string {
  const { name, address, secondLine, amenities, numReviews, slyPrices, hidePricing } = community
  const parts = [
    ...(!hidePricing && slyPrices.some(({ prices }) => prices.some(({ from }) => from > 0)) ? [words.rooms] : []),
    ...(Object.values(amenities).includes(true) ? [words.amenities] : []),
    ...(hasInspections ? [words.inspections] : []),
    ...(numReviews > 0 ? [words.reviews(numReviews)] : []),
    words.fee,
  ]
  return words.description({
    name,
    city: address.city,
    care: tileSubtitleText(secondLine),
    price: priceOf(community),
    parts: listOf.format(parts),
  })
}

function aboutOf(community: Community): string {
  const hasPrice = priceOf(community) !== undefined
  if (community.numReviews > 0) return hasPrice ? words.about.pricesAndReviews : words.about.reviews
  return hasPrice ? words.about.prices : words.about.neither
}

function priceOf({ startingRate, hidePricing, isRateEstimated }: Community): string | undefined {
  if (hidePricing || startingRate === 0) return undefined
  return (isRateEstimated ? words.estimate : words.from)(formatMoney(startingRate))
}
