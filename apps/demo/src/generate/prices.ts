import type { CareTypeSlug, PricesByCareType, RoomPrices, RoomType, StateCode } from '@pkg/domain'
import { type CommunityPrices, statePrice } from '@pkg/api/catalog'
import { Random } from '@pkg/illustrations/random'
import { careProfiles } from './care-mix'

const roundToFive = (price: number) => Math.round(price / 5) * 5

function pickRoomPrices(random: Random, type: CareTypeSlug, price: number): RoomPrices['prices'] {
  const rooms = Object.entries(careProfiles[type].rooms) as [RoomType, number][]
  const offered = rooms.filter(([, factor]) => factor === 1 || random.chance(0.6))
  const prices: RoomPrices['prices'] = offered.map(([room, factor]) => ({
    type: room,
    from: roundToFive(price * factor),
  }))
  if (type === 'active-adult') return prices
  if (type === 'continuing-care-retirement-community') {
    prices.push({ type: 'ccrcEntryFees', from: 1000 * random.between(60, 340) })
  } else if (type !== 'skilled-nursing-facility' && random.chance(0.7)) {
    prices.push({ type: 'communityFee', from: 250 * random.between(2, 14) })
  }
  if (rooms.some(([room]) => room === 'oneBedroom') && random.chance(0.6)) {
    prices.push({ type: 'secondPerson', from: 50 * random.between(8, 24) })
  }
  const careFee = pickCareFee(type, price)
  if (careFee) prices.push({ type: 'additionalService', from: careFee })
  return prices
}

/** Returns the care fee of assisted living, which six in ten state. Drawn apart, so it changes nothing else of a community. [FIND-025] */
function pickCareFee(type: CareTypeSlug, price: number): number | undefined {
  const random = new Random(Math.round(price))
  return type === 'assisted-living' && random.chance(0.6) ? 50 * random.between(8, 26) : undefined
}

const fees: readonly RoomType[] = ['ccrcEntryFees', 'communityFee', 'secondPerson', 'additionalService']

/** Generates prices by care type and room from the state's price, the community's level, and chance. [COMM-004, PRICE-005] */
export function generatePrices(
  random: Random,
  care: readonly CareTypeSlug[],
  state: StateCode,
  isLuxury: boolean,
): CommunityPrices {
  const level = (isLuxury ? 1.38 : 1) * (0.82 + 0.36 * random.next())
  const slyPrices = care.map((type) => ({
    title: type,
    prices: pickRoomPrices(random, type, statePrice(type, state) * level * (0.96 + 0.08 * random.next())),
  }))
  const rents = slyPrices.map(({ title, prices }) => ({
    title,
    rents: prices.filter(({ type }) => !fees.includes(type)).map(({ from }) => from),
  }))
  const pricesByCareType: PricesByCareType = {}
  for (const entry of rents) pricesByCareType[entry.title] = { price: Math.min(...entry.rents) }
  const all = rents.flatMap((entry) => entry.rents)
  return {
    startingRate: Math.min(...all),
    maxRate: Math.max(...all),
    isRateEstimated: false,
    slyPrices,
    pricesByCareType,
  }
}
