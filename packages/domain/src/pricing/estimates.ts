import type { CareLevel, CareTypeSlug } from '../care/care-types'
import type { CarePrice, RoomPrices } from '../communities/community'
import type { RoomType } from '../communities/room-types'

/** The care types of price estimates. [PRICE-003] */
export const estimateCareTypes = ['memoryCare', 'lightCare', 'heavyCare', 'noCare'] as const

/** A care type of price estimates. [PRICE-003] */
export type EstimateCareType = (typeof estimateCareTypes)[number]

const rules = {
  memoryCare: { level: 'memory-care', priceOf: 'memory-care', multiplier: 1.2 },
  lightCare: { level: 'light-care', priceOf: 'assisted-living', multiplier: 1 },
  heavyCare: { level: 'heavy-care', priceOf: 'assisted-living', multiplier: 1.1 },
  noCare: { level: 'no-care', priceOf: 'independent-living', multiplier: 1 },
} as const satisfies Record<EstimateCareType, { level: CareLevel; priceOf: CareTypeSlug; multiplier: number }>

const typesByLevel = {
  'memory-care': 'memoryCare',
  'light-care': 'lightCare',
  'heavy-care': 'heavyCare',
  'no-care': 'noCare',
} as const satisfies Record<CareLevel, EstimateCareType>

const notRent: readonly RoomType[] = ['additionalService', 'secondPerson', 'communityFee', 'ccrcEntryFees']

/** Returns the estimate's care type for a care level. [PRICE-003] */
export function estimateCareTypeForLevel(level: CareLevel): EstimateCareType {
  return typesByLevel[level]
}

/** Returns the care type whose price an estimate uses: assisted living for light and heavy care. [PRICE-004] */
export function pricedCareType(type: EstimateCareType): CareTypeSlug {
  return rules[type].priceOf
}

/** Returns the enabled room prices above 0. Fees and services don't count as rooms. */
export function rentedRooms(prices: RoomPrices['prices']): RoomPrices['prices'] {
  return prices.filter(({ type, from, isEnabled }) => isEnabled !== false && from > 0 && !notRent.includes(type))
}

/** Returns the lowest enabled monthly room price above 0, in dollars. [PRICE-005] */
export function lowestRoomPrice(prices: RoomPrices['prices']): number | undefined {
  const rents = rentedRooms(prices)
  return rents.length > 0 ? Math.min(...rents.map(({ from }) => from)) : undefined
}

/** The part of a community that an estimate uses. */
export interface PricedCommunity {
  startingRate: number
  slyPrices: readonly RoomPrices[]
  pricesByCareType: Partial<Record<CareTypeSlug, CarePrice>>
}

/**
 * Returns the monthly price for a care type in whole dollars: the lowest room price, then the care type's listed price, then the starting
 * rate times the type's multiplier, marked as an estimate. Returns none if nothing is known. [PRICE-004 to PRICE-006]
 */
export function estimatePrice(community: PricedCommunity, type: EstimateCareType): CarePrice | undefined {
  const { priceOf, multiplier } = rules[type]
  const rooms = community.slyPrices.filter(({ title }) => title === priceOf).flatMap(({ prices }) => prices)
  const lowest = lowestRoomPrice(rooms)
  if (lowest !== undefined) return { price: lowest }
  const listed = community.pricesByCareType[priceOf]
  if (listed && listed.price > 0) return listed
  if (community.startingRate <= 0) return undefined
  return { price: Math.round(community.startingRate * multiplier), isEstimate: true }
}
