import { acceptedPayments, type CareTypeSlug, careTypePrice, type CommunityTile, medicaidFact } from '@pkg/domain'
import type { CommunityRecord } from '../../../database/schema/tables'
import { usualRange } from '../pricing/state-prices'
import { withShownImages } from './shown-images'
import { withShownPrices } from './shown-prices'

/**
 * Returns the part of a community that a tile shows, with the price of a care type if it's for one that the community offers. Without a price
 * to show, it has the usual range of the state, if it's clear for which care type. [LIST-013, LOOK-005]
 */
export function tileOf(stored: CommunityRecord, searched?: CareTypeSlug | null): CommunityTile {
  const record = withShownImages(withShownPrices(stored))
  const { id, name, url, source, status, address, addressString, care, secondLine, tags, images, mainImage } = record
  const { description, quote, startingRate, isRateEstimated, slyScore, numReviews, capacity, hidePricing } = record
  const { pricesByCareType, feePercent, timeZone, imagePath } = record
  const [only, ...others] = searched && care.includes(searched) ? [searched] : care
  const typicalRange = startingRate > 0 || !only || others.length > 0 ? undefined : usualRange(only, address.state)
  const pays = acceptedPayments(record.payments)
  const medicaid = medicaidFact(record.payments)
  return {
    id,
    name,
    url,
    source,
    status,
    address,
    addressString,
    care,
    secondLine,
    tags,
    images,
    mainImage,
    description,
    startingRate,
    isRateEstimated,
    numReviews,
    hidePricing,
    pricesByCareType,
    feePercent,
    timeZone,
    imagePath,
    ...(searched &&
      care.includes(searched) && { carePrice: { care: searched, price: careTypePrice(record, searched) } }),
    ...(typicalRange && { typicalRange }),
    ...(pays.length > 0 && { pays }),
    ...(medicaid && { medicaid }),
    ...(quote === undefined ? {} : { quote }),
    ...(slyScore === undefined ? {} : { slyScore }),
    ...(capacity === undefined ? {} : { capacity }),
  }
}
