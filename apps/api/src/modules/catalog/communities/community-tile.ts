import type { CommunityTile } from '@pkg/domain'
import type { CommunityRecord } from '../../../database/schema/tables'
import { withShownImages } from './shown-images'
import { withShownPrices } from './shown-prices'

/** Returns the part of a community that a tile shows. */
export function tileOf(stored: CommunityRecord): CommunityTile {
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
    ...(quote === undefined ? {} : { quote }),
    ...(slyScore === undefined ? {} : { slyScore }),
    ...(capacity === undefined ? {} : { capacity }),
  }
}
