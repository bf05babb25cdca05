import { hiddenPrice } from '@pkg/domain'
import { texts } from '~/texts'

/** Returns a price short enough for a pin, such as `$4.7K`. */
export function pinLabel({ startingRate, hidePricing }: { startingRate: number; hidePricing: boolean }): string {
  if (hidePricing) return hiddenPrice
  if (startingRate <= 0) return texts.listing.noPrice
  return `$${(startingRate / 1000).toFixed(1).replace(/\.0$/, '')}K`
}
