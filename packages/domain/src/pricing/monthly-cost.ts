import type { CareLevel } from '../care/care-types'
import type { Community, RoomPrices } from '../communities/community'
import { priceDate, statedPriceId } from '../communities/stated-prices'
import type { RoomType } from '../communities/room-types'
import { estimatedRange } from './budgets'
import { estimateCareTypeForLevel, estimatePrice, pricedCareType, rentedRooms } from './estimates'

/** Amounts in whole US dollars: the lowest, the likely (in the middle of what is offered), and the highest. [FIND-025] */
export interface CostRange {
  low: number
  likely: number
  high: number
}

/** Where an amount comes from: the community itself, our estimate, or other communities of the area. */
export type CostSource = 'community' | 'estimate' | 'area'

/** The communities that amounts of an area come from. */
export interface PricedArea {
  /** The area as people name it, such as `Larimer County, CO`. */
  place: string
  /** How many communities the amounts come from. */
  communities: number
}

/** A part of what a community costs. */
export interface CostPart {
  kind: 'rent' | 'care' | 'secondPerson' | 'communityFee'
  /** Missing if neither the community nor its area states it. */
  amount?: CostRange
  source: CostSource
  /** The area, if the amount comes from other communities. */
  area?: PricedArea
  /** The day on which the community stated it, in `YYYY-MM-DD`, if known. */
  asOf?: string
  /** Whether it's paid once, and not monthly. */
  isOneTime?: boolean
}

/** What other communities of an area charge a month for a care type. */
export interface AreaPrices extends CostRange, PricedArea {
  /** The latest day on which one of them stated its price, in `YYYY-MM-DD`. */
  asOf?: string
}

/** What a community costs a month, with each part, its source, and its date. [TRUST-012, TRUTH-010] */
export interface MonthlyCost {
  /** The sum of the known monthly parts. */
  total: CostRange
  parts: CostPart[]
  /** The area, if the rent comes from other communities. */
  area?: PricedArea
}

/** What other communities of an area charge, as far as a community doesn't say it itself. */
export interface AreaCosts {
  /** The price of the care type. */
  prices?: AreaPrices | undefined
  /** The fee for care on top of the rent. */
  careFees?: AreaPrices | undefined
}

/** Returns whether every monthly part has an amount. Without a care fee, the total isn’t all-in. */
export const isAllIn = ({ parts }: Pick<MonthlyCost, 'parts'>): boolean =>
  parts.every(({ amount, isOneTime }) => isOneTime || amount !== undefined)

/** Returns whether a monthly amount isn't the community's own: our estimate, or what its area charges. [FIND-025] */
export const isEstimatedCost = ({ parts }: Pick<MonthlyCost, 'parts'>): boolean =>
  parts.some(({ amount, source, isOneTime }) => !isOneTime && amount !== undefined && source !== 'community')

/** The answers that an estimate depends on. */
export interface CostAnswers {
  care: CareLevel
  /** The room, if the family chose one. */
  room?: RoomType
  /** Whether two people move in. */
  isForTwo?: boolean
}

/** The part of a community that an estimate uses. */
export type CostedCommunity = Pick<
  Community,
  'startingRate' | 'slyPrices' | 'pricesByCareType' | 'hidePricing' | 'isRateEstimated' | 'pricesAsOf' | 'priceDates'
>

/**
 * Returns the all-in monthly cost of a community for a person's answers: rent, care, a second person, and the one-time fee. A community that hides
 * its price, or has none, gets the prices of its area, and never its own. One that states no care fee gets the fees of its area. Returns none if no
 * price is known. [TRUST-012, TRUTH-010, FIND-025, PRICE-003 to PRICE-007]
 */
export function estimateMonthlyCost(
  community: CostedCommunity,
  answers: CostAnswers,
  { prices, careFees }: AreaCosts = {},
): MonthlyCost | undefined {
  const own = community.hidePricing ? undefined : rentOf(community, answers)
  if (!own) {
    if (!prices) return undefined
    const { low, likely, high, place, communities } = prices
    return { total: { low, likely, high }, parts: [areaPart('rent', prices)], area: { place, communities } }
  }
  const parts = [own, ...otherParts(community, answers, careFees)]
  return { total: sum(parts.filter(({ isOneTime }) => !isOneTime)), parts }
}

/**
 * Returns the rent: the community's rooms of the care type from the cheapest to the dearest, with their median as the likely one, or an estimate of 90
 * to 110 percent. [FIND-025]
 */
function rentOf(community: CostedCommunity, { care, room }: CostAnswers): CostPart | undefined {
  const type = estimateCareTypeForLevel(care)
  const estimate = estimatePrice(community, type)
  if (!estimate) return undefined
  if (estimate.isEstimate || community.isRateEstimated) {
    const { low, high } = estimatedRange(estimate.price)
    return { kind: 'rent', amount: { low, likely: estimate.price, high }, source: 'estimate' }
  }
  const rents = rentedRooms(pricesOf(community, care))
  const chosen = rents.find((rent) => rent.type === room)
  const highest = Math.max(estimate.price, ...rents.map(({ from }) => from))
  const likely = median(rents.map(({ from }) => from)) ?? estimate.price
  const amount = chosen ? fixed(chosen.from) : { low: estimate.price, likely, high: highest }
  const shown = chosen ? [chosen] : rents
  return { kind: 'rent', amount, source: 'community', ...dated(oldestDate(community, care, shown)) }
}

/** Returns the oldest day on which one of the shown prices of a care type was stated. Missing if one of them has none. [TRUST-018] */
function oldestDate(community: CostedCommunity, care: CareLevel, shown: RoomPrices['prices']): string | undefined {
  const slug = pricedCareType(estimateCareTypeForLevel(care))
  const ids = shown.length > 0 ? shown.map(({ type }) => statedPriceId(slug, type)) : [statedPriceId(slug)]
  const dates = ids.map((id) => priceDate(community, id))
  return dates.includes(undefined) ? undefined : dates.toSorted()[0]
}

function otherParts(
  community: CostedCommunity,
  { care, isForTwo }: CostAnswers,
  careFees: AreaPrices | undefined,
): CostPart[] {
  const prices = pricesOf(community, care)
  const stated = (kind: CostPart['kind'], type: RoomType): CostPart => {
    const price = prices.find((listed) => listed.type === type && listed.isEnabled !== false && listed.from > 0)
    const asOf = price ? oldestDate(community, care, [price]) : community.pricesAsOf
    return { kind, ...(price && { amount: fixed(price.from) }), source: 'community', ...dated(asOf) }
  }
  const fee = stated('communityFee', 'communityFee')
  // The price of memory care includes the care, and no care costs nothing.
  const hasCareFee = care === 'light-care' || care === 'heavy-care'
  const careFee = stated('care', 'additionalService')
  return [
    ...(hasCareFee ? [careFee.amount || !careFees ? careFee : areaPart('care', careFees)] : []),
    ...(isForTwo ? [stated('secondPerson', 'secondPerson')] : []),
    ...(fee.amount ? [{ ...fee, isOneTime: true }] : []),
  ]
}

const pricesOf = ({ slyPrices }: CostedCommunity, care: CareLevel) =>
  slyPrices.flatMap(({ title, prices }) => (title === pricedCareType(estimateCareTypeForLevel(care)) ? prices : []))

/** Returns the median of amounts in whole dollars, or undefined without any. */
function median(amounts: readonly number[]): number | undefined {
  const sorted = amounts.toSorted((one, other) => one - other)
  const [below, above] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return below === undefined || above === undefined ? undefined : Math.round((below + above) / 2)
}

function areaPart(kind: CostPart['kind'], { low, likely, high, place, communities, asOf }: AreaPrices): CostPart {
  return { kind, amount: { low, likely, high }, source: 'area', area: { place, communities }, ...dated(asOf) }
}

const fixed = (amount: number): CostRange => ({ low: amount, likely: amount, high: amount })

const dated = (asOf: string | undefined) => (asOf ? { asOf } : {})

function sum(parts: readonly CostPart[]): CostRange {
  const add = (name: keyof CostRange) => parts.reduce((total, { amount }) => total + (amount?.[name] ?? 0), 0)
  return { low: add('low'), likely: add('likely'), high: add('high') }
}
