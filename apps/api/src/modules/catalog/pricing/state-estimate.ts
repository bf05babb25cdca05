import type { CareTypeSlug, Community, PricesByCareType, StateCode } from '@pkg/domain'
import { lowestStatePrice, statePrice } from './state-prices'

/** The prices of a community, in whole dollars a month. [DATA-002] */
export type CommunityPrices = Pick<
  Community,
  'startingRate' | 'maxRate' | 'isRateEstimated' | 'slyPrices' | 'pricesByCareType'
>

/** Returns estimated prices for a community that hasn't shared its own, based on its state. */
export function estimatedPrices(care: readonly CareTypeSlug[], state: StateCode): CommunityPrices {
  const pricesByCareType: PricesByCareType = {}
  for (const type of care) pricesByCareType[type] = { price: statePrice(type, state), isEstimate: true }
  return {
    startingRate: lowestStatePrice(care, state),
    maxRate: 0,
    isRateEstimated: true,
    slyPrices: [],
    pricesByCareType,
  }
}
