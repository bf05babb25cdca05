import { type CareTypeSlug, careTypePrice, type CommunityTile } from '@pkg/domain'
import type { CommunityRecord } from '../../../database/schema/tables'
import { withShownImages } from './shown-images'
import { withShownPrices } from './shown-prices'

/** Returns the part of a community that a tile shows, with the price of a care type if it's for one that the community offers. [LIST-013] */
export function tileOf(stored: CommunityRecord, searched?: CareTypeSlug | null): CommunityTile {
  const record = withShownImages(withShownPrices(stored))
  const { id, name, url, source, status, address, addressString, care, secondLine, tags, images, mainImage } = record
  const { description, quote, startingRate, isRateEstimated, slyScore, numReviews, capacity, hidePricing } = record
  const { pricesByCareType, feePercent, timeZone, imagePath } = record
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
    ...(quote === undefined ? {} : { quote }),
    ...(slyScore === undefined ? {} : { slyScore }),
    ...(capacity === undefined ? {} : { capacity }),
  }
}
