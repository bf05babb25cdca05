import type { CareTypeSlug, Community, PricesByCareType, StateCode } from '@pkg/domain'
import { statePrice } from './state-prices'

/** The prices of a community, in whole dollars a month. [DATA-002] */
export type CommunityPrices = Pick<
  Community,
  'startingRate' | 'maxRate' | 'isRateEstimated' | 'slyPrices' | 'pricesByCareType'
>

/** The prices of a community that has told none: its state's, marked as estimates. */
export function estimatedPrices(care: readonly CareTypeSlug[], state: StateCode): CommunityPrices {
  const pricesByCareType: PricesByCareType = {}
  for (const type of care) pricesByCareType[type] = { price: statePrice(type, state), isEstimate: true }
  const startingRate = Math.min(...care.map((type) => statePrice(type, state)))
  return { startingRate, maxRate: 0, isRateEstimated: true, slyPrices: [], pricesByCareType }
}
