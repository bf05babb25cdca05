import type { PriceAnswer } from '@pkg/api-client'
import { priceTexts } from './texts'

/** Returns where an answer’s prices come from, in words: `near Denver, CO`, `in Texas`, or `in the United States`. */
export function whereOf({ place, miles }: PriceAnswer): string {
  if (!place) return priceTexts.country
  return miles ? priceTexts.near(place) : priceTexts.in(place)
}
