import { careLabel, type CommunityTile, formatMoney } from '@pkg/domain'
import { tileTexts as words } from './texts'

/** Returns the price of the listing's care type, if it differs from the starting price, which is another type's. [LIST-013, PRICE-004 to PRICE-006] */
export function carePriceText({ carePrice, startingRate, pricesByCareType }: CommunityTile): string | undefined {
  if (!carePrice || carePrice.price <= 0 || carePrice.price === startingRate) return undefined
  const listed = pricesByCareType[carePrice.care]
  const isStated = listed !== undefined && !listed.isEstimate
  const text = isStated ? words.carePrice : words.careEstimate
  return text(careLabel(carePrice.care), formatMoney(carePrice.price))
}
