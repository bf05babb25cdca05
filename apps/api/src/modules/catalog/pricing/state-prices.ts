import { type CareTypeSlug, estimatedRange, type PriceRange, stateByCode, type StateCode } from '@pkg/domain'

/** Our estimates of typical monthly prices per care type in the whole country, in dollars. */
const nationalPrices: Readonly<Record<CareTypeSlug, number>> = {
  'assisted-living': 5400,
  'independent-living': 3300,
  'board-and-care-home': 4600,
  'memory-care': 6700,
  'continuing-care-retirement-community': 4300,
  'active-adult': 2250,
  'skilled-nursing-facility': 9400,
  'care-home': 4800,
}

/** Our estimates of price levels per state relative to the country, from 0.8 to 1.5. */
const levels: Readonly<Record<string, readonly StateCode[]>> = {
  '1.5': ['HI'],
  '1.45': ['AK', 'DC'],
  '1.35': ['CT', 'MA', 'NJ'],
  '1.3': ['DE', 'NY', 'ME'],
  '1.25': ['CA', 'NH', 'VT'],
  '1.2': ['MD', 'OR', 'RI', 'WA'],
  '1.1': ['IL', 'MN', 'VA'],
  '1.05': ['AZ', 'NV', 'PA', 'WI', 'CO'],
  '1': ['FL', 'MI', 'MT', 'NC', 'NM', 'KS'],
  '0.95': ['IN', 'NE', 'OH', 'SC', 'TX', 'WV', 'ND', 'TN'],
  '0.9': ['GA', 'IA', 'KY', 'LA', 'MO', 'UT', 'WY'],
  '0.85': ['AR', 'ID', 'OK', 'SD'],
  '0.8': ['AL', 'MS'],
}

const levelByState: ReadonlyMap<StateCode, number> = new Map(
  Object.entries(levels).flatMap(([level, states]) => states.map((state) => [state, Number(level)] as const)),
)

/** Returns an estimated monthly price of a care type in a state, in dollars, rounded to 50. */
export function statePrice(care: CareTypeSlug, state: StateCode): number {
  return Math.round((nationalPrices[care] * (levelByState.get(state) ?? 1)) / 50) * 50
}

/** Returns the estimated monthly price of the care type that costs the least in a state, in dollars. */
export const lowestStatePrice = (care: readonly CareTypeSlug[], state: StateCode): number =>
  Math.min(...care.map((type) => statePrice(type, state)))

/** Returns what is usual for a care type in a state. Undefined for an unknown state. [PRICE-007, LOOK-005] */
export function usualRange(care: CareTypeSlug, state: string): PriceRange | undefined {
  const known = stateByCode(state)
  return known && estimatedRange(statePrice(care, known.code))
}
