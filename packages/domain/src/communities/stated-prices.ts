import type { CareTypeSlug } from '../care/care-types'
import { lowestRoomPrice, rentedRooms } from '../pricing/estimates'
import { recentPriceDays } from '../pricing/recent-price'
import { addDays, type CalendarDay } from '../tours/calendar-day'
import type { Community, RoomPrices } from './community'
import { availabilityDays, type LivingRoomType, livingRoomTypes, type RoomStatement } from './room-availability'
import { type RoomType, roomTypes } from './room-types'

/** A price that a community's team states and keeps current. [TRUST-018, WORK-010] */
export interface StatedPrice {
  /** The care type, and the room or fee of it, such as `assisted-living.studio`. */
  id: string
  care: CareTypeSlug
  /** The room or fee. Missing for the one price of a care type without room prices. */
  room?: RoomType
  /** Whole US dollars; 0 if no one stated it. */
  amount: number
  /** The day on which it was last stated or confirmed. Missing if unknown. */
  statedOn?: CalendarDay
}

/** The part of a community that its stated prices are in. */
export type PriceStatingCommunity = Pick<
  Community,
  | 'care'
  | 'slyPrices'
  | 'pricesByCareType'
  | 'isRateEstimated'
  | 'pricesAsOf'
  | 'priceDates'
  | 'startingRate'
  | 'maxRate'
>

/** Returns the id of a price: a care type with its room or fee, if it has one. */
export const statedPriceId = (care: CareTypeSlug, room?: RoomType): string => (room ? `${care}.${room}` : care)

/**
 * Returns when one of a community's prices was last stated. Without dates of its single prices, that's when it last stated its prices at all.
 * [TRUST-018]
 */
export const priceDate = (
  { priceDates, pricesAsOf }: Pick<Community, 'priceDates' | 'pricesAsOf'>,
  id: string,
): CalendarDay | undefined => (priceDates ? priceDates[id] : pricesAsOf)

/** Returns the prices of a community in the order of its care types: its rooms and fees, or one price for a care type without rooms. [TRUST-018] */
export function statedPrices(community: PriceStatingCommunity): StatedPrice[] {
  return community.care.flatMap((care) => {
    const stated = roomPricesOf(community, care)
    const listed = community.pricesByCareType[care]
    const isOwn = listed !== undefined && !listed.isEstimate && !community.isRateEstimated
    const whole = { care, amount: isOwn ? listed.price : 0 }
    return [
      ...(rentedRooms(stated).length === 0 ? [dated(community, whole)] : []),
      ...stated.map(({ type, from }) => dated(community, { care, room: type, amount: from })),
    ]
  })
}

function dated(community: PriceStatingCommunity, price: Omit<StatedPrice, 'id' | 'statedOn'>): StatedPrice {
  const id = statedPriceId(price.care, price.room)
  const statedOn = price.amount > 0 ? priceDate(community, id) : undefined
  return { id, ...price, ...(statedOn && { statedOn }) }
}

const roomPricesOf = ({ slyPrices }: Pick<Community, 'slyPrices'>, care: CareTypeSlug): RoomPrices['prices'] =>
  slyPrices
    .filter(({ title }) => title === care)
    .flatMap(({ prices }) => prices.filter(({ from, isEnabled }) => from > 0 && isEnabled !== false))

/** The prices and dates that a statement changes. */
type StatedChange = Pick<Community, 'slyPrices' | 'pricesByCareType' | 'priceDates' | 'pricesAsOf'> &
  Partial<Pick<Community, 'startingRate' | 'maxRate' | 'isRateEstimated' | 'rates'>>

/**
 * Returns the prices of a community after its team stated one of them on a day. The date of all of its prices is that of the oldest one, so it never
 * makes a price newer than it is. [TRUST-018]
 */
export function withStatedPrice(
  community: PriceStatingCommunity,
  { id, amount }: Pick<StatedPrice, 'id' | 'amount'>,
  day: CalendarDay,
): StatedChange {
  const known = statedPrices(community)
  const before = known.find((price) => price.id === id)
  const added = before ? undefined : newRoomPrice(community, id)
  const dates = Object.fromEntries(known.flatMap((price) => (price.statedOn ? [[price.id, price.statedOn]] : [])))
  const priceDates = { ...dates, [id]: day }
  const oldest = Object.values(priceDates).toSorted()[0] ?? day
  const plain = { ...community, priceDates, pricesAsOf: oldest }
  if (added) return { ...plain, ...changedAmounts(withRoom(community, added), { ...added, id, amount: 0 }, amount) }
  if (!before || before.amount === amount) return plain
  return { ...plain, ...changedAmounts(community, before, amount) }
}

/** Returns the room or fee that an id names, if the community gives that care and doesn’t state its price yet. */
function newRoomPrice({ care }: PriceStatingCommunity, id: string): { care: CareTypeSlug; room: RoomType } | undefined {
  const [type, name] = id.split('.')
  const slug = care.find((each) => each === type)
  const room = roomTypes.find((each) => each === name)
  return slug && room ? { care: slug, room } : undefined
}

/** Returns a community with a price of a room or fee, still without an amount. */
function withRoom(community: PriceStatingCommunity, { care, room }: { care: CareTypeSlug; room: RoomType }) {
  const group = community.slyPrices.find(({ title }) => title === care) ?? { title: care, prices: [] }
  const prices = [...group.prices.filter(({ type }) => type !== room), { type: room, from: 0 }]
  const others = community.slyPrices.filter(({ title }) => title !== care)
  return { ...community, slyPrices: [...others, { ...group, prices }] }
}

function changedAmounts(community: PriceStatingCommunity, { care, room }: StatedPrice, amount: number) {
  const slyPrices = community.slyPrices.map((group) =>
    group.title === care
      ? { ...group, prices: group.prices.map((price) => (price.type === room ? { ...price, from: amount } : price)) }
      : group,
  )
  const rent = room ? lowestRoomPrice(roomPricesOf({ slyPrices }, care)) : amount
  const pricesByCareType = { ...community.pricesByCareType, ...(rent !== undefined && { [care]: { price: rent } }) }
  const own = Object.values(pricesByCareType).flatMap(({ price, isEstimate }) =>
    isEstimate || price <= 0 ? [] : [price],
  )
  const rents = slyPrices.flatMap(({ prices }) => rentedRooms(prices).map(({ from }) => from))
  return {
    slyPrices,
    pricesByCareType,
    ...(own.length > 0 && {
      startingRate: Math.min(...own),
      maxRate: Math.max(...own, ...rents),
      isRateEstimated: false,
      rates: 'Provided' as const,
    }),
  }
}

/** How current what a community stated is: `expiring` within the last days before it counts as old, and `unknown` if no one stated it. [TRUST-018] */
export type StatementAge = 'current' | 'expiring' | 'expired' | 'unknown'

/** How many days before the end of the time a price counts as about to expire. */
export const priceNoticeDays = 7

/** How many days before the end of the time a room counts as about to expire. */
const roomNoticeDays = 3

/** Returns the first day on which a price that was stated on a day counts as old. [TRUST-018] */
export const priceExpiry = (statedOn: CalendarDay): CalendarDay => addDays(statedOn, recentPriceDays)

/** Returns the first day on which what was said about rooms on a day counts as unknown. [TRUST-018] */
export const roomExpiry = (statedOn: CalendarDay): CalendarDay => addDays(statedOn, availabilityDays)

/** Returns how current a stated price is on a day. [TRUST-018] */
export const priceAge = (statedOn: CalendarDay | undefined, today: CalendarDay): StatementAge =>
  ageOf(statedOn && priceExpiry(statedOn), priceNoticeDays, today)

/** Returns how current a statement about rooms is on a day. [TRUST-018] */
export const roomAge = (statedOn: CalendarDay | undefined, today: CalendarDay): StatementAge =>
  ageOf(statedOn && roomExpiry(statedOn), roomNoticeDays, today)

function ageOf(expiresOn: CalendarDay | undefined, noticeDays: number, today: CalendarDay): StatementAge {
  if (expiresOn === undefined) return 'unknown'
  if (today >= expiresOn) return 'expired'
  return today >= addDays(expiresOn, -noticeDays) ? 'expiring' : 'current'
}

/** Returns the room types that a community has prices for or said something about, in the order of room types. [TRUST-018] */
export function statableRooms(
  community: PriceStatingCommunity,
  statements: readonly RoomStatement[],
): LivingRoomType[] {
  const priced = statedPrices(community).map(({ room }) => room)
  return livingRoomTypes.filter((type) => priced.includes(type) || statements.some(({ room }) => room === type))
}
