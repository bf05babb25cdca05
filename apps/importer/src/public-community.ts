import { communityUrl, formatPhone, isPhone, tileSubtitle, sizeForCapacity, type Community } from '@pkg/domain'
import { addressText, estimatedPrices } from '@pkg/api/catalog'
import { exteriorOf } from '@pkg/illustrations'
import type { UsAddress } from './places'
import type { Facility, RecordSource } from './source'
import { formatFacilityName } from './title-case'

/** Returns a formatted phone number, or undefined. Adds the area code that some Alaskan numbers lack. */
function readPhone(text: string, state: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  const number = state === 'AK' && digits.length === 7 ? `907${digits}` : text
  return isPhone(number) ? formatPhone(number) : undefined
}

/**
 * Returns the community of an unclaimed public record, with only what its source says. The price is marked as an estimate for the state,
 * Medicare's stars and inspection findings stay apart from reviews, and the only image is an illustration of the exterior. [DATA-002]
 */
export function buildCommunity(
  { name: source, authority }: RecordSource,
  slug: string,
  facility: Facility,
  address: UsAddress,
): Community {
  const { care, capacity, chain } = facility
  const name = formatFacilityName(facility.name)
  const main = care[0] ?? 'assisted-living'
  const image = exteriorOf({ slug, name, state: address.state, care: main, capacity })
  const communityPhone = readPhone(facility.phone, address.state)
  const communitySize = sizeForCapacity(capacity)
  const size = capacity === undefined ? {} : { capacity }
  return {
    ...unclaimed(),
    id: slug,
    name,
    url: communityUrl({ id: slug, care, address }),
    source,
    address,
    addressString: addressText(address),
    care,
    secondLine: tileSubtitle(care),
    images: [image],
    mainImage: image.path,
    ...size,
    ...estimatedPrices(care, address.state),
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
      ...(chain && { managementCompany: formatFacilityName(chain) }),
    },
    ...officialFacts(facility, authority),
  }
}

/** Returns what a community has that no one has claimed: a public listing without words, reviews, amenities, or a contract. */
const unclaimed = () =>
  ({
    status: 1,
    tags: [],
    description: '',
    numReviews: 0,
    hidePricing: false,
    feePercent: 0,
    ratings: { numReviews: 0, reviewsValue: 0 },
    reviews: [],
    amenities: {},
    partnerAgents: [],
    realEstateAgents: [],
    similarCommunities: { recommended: [] },
    rgsAux: { rgsInfo: { contract_info: { isAutoReferable: false, isD2CAdjacent: false } } },
    isD2CEligible: false,
    canShowPricingByCare: false,
    rates: 'Not provided',
    hasContract: false,
  }) satisfies Partial<Community>

/** Returns what an authority found out about a facility, and when. */
function officialFacts(
  { sourceId, asOf, stars, findings = [], pays = [], servesAnyAge, ...facility }: Facility,
  authority: string,
) {
  const { licenseNumber = sourceId } = facility
  return {
    ...(stars && { medicareStars: stars }),
    ...(findings.length > 0 && { inspections: { authority, asOf, findings } }),
    ...(pays.length > 0 && {
      payments: pays.map((source) => ({ source, isAccepted: true, origin: 'medicare' as const, asOf })),
    }),
    ...(servesAnyAge && { servesAnyAge }),
    ...(licenseNumber && { license: { number: licenseNumber, authority, asOf } }),
    recordedAsOf: asOf,
  } satisfies Partial<Community>
}
