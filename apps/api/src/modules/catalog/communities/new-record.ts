import { communityUrl, type StateCode, tileDescription, tileSubtitle } from '@pkg/domain'
import { exteriorOf } from '@pkg/illustrations'
import type { CommunityRecord } from '../../../database/schema/tables'
import { estimatedPrices } from '../pricing/state-estimate'
import { addressText } from './address-text'

/** The values of a new record. */
type NewRecord = Pick<CommunityRecord, 'id' | 'name' | 'care' | 'address'> & {
  state: StateCode
  status: -1 | 1
  description: string
}

/** Returns the record of a community without its own values: an illustration, and the estimated prices of its state. */
export function newRecord({ id, name, care, address, state, status, description }: NewRecord): CommunityRecord {
  const image = exteriorOf({ slug: id, name, state, care: care[0] ?? 'assisted-living' })
  return {
    id,
    name,
    url: communityUrl({ id, care, address }),
    source: 'provider',
    status,
    address,
    addressString: addressText(address),
    care,
    secondLine: tileSubtitle(care),
    tags: [],
    images: [image],
    mainImage: image.path,
    description: tileDescription(description),
    numReviews: 0,
    hidePricing: false,
    ...estimatedPrices(care, state),
    feePercent: 0,
    timeZone: address.timezone,
    imagePath: image.path,
    gallery: { images: [image] },
    propInfo: { typeCare: care, communityDescription: '', isLuxury: false, plusCommunity: false },
    ratings: { numReviews: 0, reviewsValue: 0 },
    amenities: {},
    rgsAux: { rgsInfo: { contract_info: { isAutoReferable: false, isD2CAdjacent: false } } },
    isD2CEligible: false,
    canShowPricingByCare: false,
    rates: 'Not provided',
    hasContract: false,
  }
}
