import { formatShortMoney, hiddenPrice } from '@pkg/domain'
import { mapTexts } from './texts'

/** Returns a price short enough for a pin, such as `$4.7K`. [FIND-003, PRICE-002] */
export function pinLabel({ startingRate, hidePricing }: { startingRate: number; hidePricing: boolean }): string {
  if (hidePricing) return hiddenPrice
  if (startingRate <= 0) return mapTexts.noPrice
  return formatShortMoney(startingRate)
}
