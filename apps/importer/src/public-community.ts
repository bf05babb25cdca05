import { communityUrl, formatPhone, isPhone, tileSubtitle, sizeForCapacity, type Community } from '@pkg/domain'
import { addressText, estimatedPrices } from '@pkg/api/catalog'
import { exteriorOf } from '@pkg/illustrations'
import type { UsAddress } from './places'
import type { Facility, Register } from './source'
import { facilityName } from './title-case'

/** Some Alaskan numbers come without their area. */
function phoneOf(text: string, state: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  const whole = state === 'AK' && digits.length === 7 ? `907${digits}` : text
  return isPhone(whole) ? formatPhone(whole) : undefined
}

/**
 * The community page of a public record that nobody has claimed: what the register says and nothing more. Its price is the state's
 * estimate and says so, Medicare's stars stay apart from reviews, of which there are none, and only its front is drawn. [DATA-002]
 */
export function publicCommunity(
  { source, authority }: Register,
  slug: string,
  facility: Facility,
  address: UsAddress,
): Community {
  const { care, capacity, sourceId, asOf, stars, chain, servesAnyAge, licenceNumber = sourceId } = facility
  const name = facilityName(facility.name)
  const main = care[0] ?? 'assisted-living'
  const image = exteriorOf({ id: slug, name, state: address.state, care: main, key: `${source} ${sourceId}` })
  const communityPhone = phoneOf(facility.phone, address.state)
  const communitySize = sizeForCapacity(capacity)
  const size = capacity === undefined ? {} : { capacity }
  return {
    id: slug,
    name,
    url: communityUrl({ id: slug, care, address }),
    source,
    status: 1,
    address,
    addressString: addressText(address),
    care,
    secondLine: tileSubtitle(care),
    tags: [],
    images: [image],
    mainImage: image.path,
    description: '',
    numReviews: 0,
    ...size,
    hidePricing: false,
    ...estimatedPrices(care, address.state),
    feePercent: 0,
    timeZone: address.timezone,
    imagePath: image.path,
    gallery: { images: [image] },
    propInfo: {
      ...(communityPhone && { communityPhone }),
      typeCare: care,
      ...size,
      ...(communitySize && { communitySize }),
      communityDescription: '',
      isLuxury: false,
      plusCommunity: false,
      ...(chain && { managementCompany: facilityName(chain) }),
    },
    ratings: { numReviews: 0, reviewsValue: 0 },
    reviews: [],
    ...(stars && { medicareStars: stars }),
    ...(servesAnyAge && { servesAnyAge }),
    ...(licenceNumber && { license: { number: licenceNumber, authority, asOf } }),
    recordedAsOf: asOf,
    amenities: {},
    partnerAgents: [],
    realEstateAgents: [],
    similarCommunities: { recommended: [] },
    rgsAux: { rgsInfo: { contract_info: { isAutoReferable: false, isD2CAdjacent: false } } },
    isD2CEligible: false,
    canShowPricingByCare: false,
    rates: 'Not provided',
    hasContract: false,
  }
}
