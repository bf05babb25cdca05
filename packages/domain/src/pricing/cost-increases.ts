import type { Community } from '../communities/community'
import type { RoomType } from '../communities/room-types'
import { estimateCareTypeForLevel, pricedCareType, rentedRooms } from './estimates'
import { type CostAnswers, type CostedCommunity, estimateMonthlyCost } from './monthly-cost'

/** Something that would raise a family's monthly cost, by how much in whole US dollars. */
export interface CostIncrease {
  kind: 'room' | 'secondPerson' | 'memoryCare'
  /** The next larger room by price, for `room`. */
  room?: RoomType
  amount: number
}

/** Returns the rooms with a price for the care of these answers, from the cheapest to the dearest. Each can be chosen. [TRUST-012] */
export function pricedRooms({ slyPrices }: Pick<Community, 'slyPrices'>, { care }: Pick<CostAnswers, 'care'>) {
  const type = pricedCareType(estimateCareTypeForLevel(care))
  const prices = slyPrices.flatMap(({ title, prices: listed }) => (title === type ? listed : []))
  return rentedRooms(prices).toSorted((one, other) => one.from - other.from)
}

/**
 * Returns what would raise the likely monthly cost: the next dearer room, a second person, and memory care. Only what the community states itself
 * counts, so a community that hides its prices, or whose prices are estimates, has none. [TRUST-012]
 */
export function costIncreases(community: CostedCommunity, answers: CostAnswers): CostIncrease[] {
  const likely = statedCost(community, answers)
  if (likely === undefined) return []
  const rooms = pricedRooms(community, answers)
  const rent = (answers.room ? rooms.find(({ type }) => type === answers.room) : rooms[0]) ?? rooms[0]
  const dearer = rent && rooms.find(({ from }) => from > rent.from)
  const { care, isForTwo = false } = answers
  const changes: (Omit<CostIncrease, 'amount'> & { answers: CostAnswers; isPossible: boolean })[] = [
    {
      kind: 'room',
      ...(dearer && { room: dearer.type }),
      answers: { ...answers, ...(dearer && { room: dearer.type }) },
      isPossible: dearer !== undefined,
    },
    { kind: 'secondPerson', answers: { ...answers, isForTwo: true }, isPossible: !isForTwo },
    { kind: 'memoryCare', answers: { care: 'memory-care', isForTwo }, isPossible: care !== 'memory-care' },
  ]
  return changes
    .filter(({ isPossible }) => isPossible)
    .map(({ kind, room, answers: changed }) => ({
      kind,
      ...(room && { room }),
      amount: (statedCost(community, changed) ?? 0) - likely,
    }))
    .filter(({ amount }) => amount > 0)
}

/** Returns the likely cost if the community states its rent itself. */
function statedCost(community: CostedCommunity, answers: CostAnswers): number | undefined {
  const cost = estimateMonthlyCost(community, answers)
  const isStated = cost?.parts.some(({ kind, source, asOf }) => kind === 'rent' && source === 'community' && asOf)
  return isStated ? cost?.total.likely : undefined
}
