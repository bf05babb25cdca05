import type { APIRequestContext } from '@playwright/test'

/** What the API says about a community in a list, as far as journeys compare it with what a page shows. */
export interface ListedCommunity {
  name: string
  url: string
  care: string[]
  address: { line1: string; city: string; county: string; zip: string; latitude: number; longitude: number }
  startingRate: number
  pricesByCareType: Record<string, { price: number; isEstimate?: boolean }>
  hidePricing: boolean
  isRateEstimated: boolean
  feePercent: number
  slyScore?: number
  numReviews: number
  capacity?: number
  quote?: string
  description: string
  tags: string[]
}

/** The care types as pages write them. [CARE-001] */
export const careNames: Record<string, string> = {
  'assisted-living': 'Assisted Living',
  'independent-living': 'Independent Living',
  'board-and-care-home': 'Board and Care Home',
  'memory-care': 'Memory Care',
  'continuing-care-retirement-community': 'CCRC',
  'active-adult': 'Active Adult 55+',
  'skilled-nursing-facility': 'Skilled Nursing/Nursing Homes',
  'care-home': 'Care Home',
}

/** What a price list has besides rents. */
export const notRent = ['communityFee', 'secondPerson', 'additionalService', 'ccrcEntryFees']

/** Returns every community of a state, with its id, in the order of the listing. */
export async function listState(
  request: APIRequestContext,
  state: string,
): Promise<(ListedCommunity & { id: string })[]> {
  const all: (ListedCommunity & { id: string })[] = []
  for (let number = 1; ; number += 1) {
    const url = `/api/marketplace/communities?state=${state}&page-size=100&page-number=${number}`
    const { data, meta } = await (await request.get(url)).json()
    all.push(...data.map((item: { id: string; attributes: ListedCommunity }) => ({ id: item.id, ...item.attributes })))
    if (all.length >= meta.total) return all
  }
}
