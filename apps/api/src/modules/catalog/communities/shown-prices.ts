import type { CommunityRecord } from '../../../database/schema/tables'

/** The prices of a community. */
type Priced = Pick<CommunityRecord, 'hidePricing' | 'startingRate' | 'maxRate' | 'slyPrices' | 'pricesByCareType'>

/** Returns a community without the prices that it hides, as everyone except its provider and staff sees it. [PRICE-002, TRUTH-010] */
export const withShownPrices = <Community extends Priced>(community: Community): Community =>
  community.hidePricing ? { ...community, startingRate: 0, maxRate: 0, slyPrices: [], pricesByCareType: {} } : community
