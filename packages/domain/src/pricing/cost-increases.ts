import type { Community } from '../communities/community'
import type { RoomType } from '../communities/room-types'
import { estimateCareTypeForLevel, pricedCareType, rentedRooms } from './estimates'
import { type CostAnswers, type CostedCommunity, estimateMonthlyCost, type MonthlyCost } from './monthly-cost'

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
 * Returns what would raise the likely monthly cost: the next dearer room than the likely or chosen one, a second person, and memory care. Only what the community states itself
 * counts, so a community that hides its prices, or whose prices are estimates, has none. [TRUST-012]
 */
export function costIncreases(community: CostedCommunity, answers: CostAnswers): CostIncrease[] {
  const cost = statedCost(community, answers)
  if (!cost) return []
  const rent = cost.parts.find(({ kind }) => kind === 'rent')?.amount?.likely ?? 0
  const dearer = pricedRooms(community, answers).find(({ from }) => from > rent)
  const { care, isForTwo = false } = answers
  const changes: (Omit<CostIncrease, 'amount'> & { answers: CostAnswers; isPossible: boolean })[] = [
    {
      kind: 'room',
      ...(dearer && { room: dearer.type }),
      answers: { ...answers, ...(dearer && { room: dearer.type }) },
      isPossible: dearer !== undefined,
    },
    { kind: 'secondPerson', answers: { ...answers, isForTwo: true }, isPossible: !isForTwo },
    { kind: 'memoryCare', answers: { ...answers, care: 'memory-care' }, isPossible: care !== 'memory-care' },
  ]
  return changes
    .filter(({ isPossible }) => isPossible)
    .map(({ kind, room, answers: changed }) => ({
      kind,
      ...(room && { room }),
      amount: increase(cost, statedCost(community, changed)),
    }))
    .filter(({ amount }) => amount > 0)
}

/** Returns the cost if the community states its rent itself. */
function statedCost(community: CostedCommunity, answers: CostAnswers): MonthlyCost | undefined {
  const cost = estimateMonthlyCost(community, answers)
  return cost?.parts.some(({ kind, source, asOf }) => kind === 'rent' && source === 'community' && asOf)
    ? cost
    : undefined
}

/** Returns by how much a cost is higher, or 0 if it lacks an amount that the other one has, which would understate it. */
function increase(from: MonthlyCost, to: MonthlyCost | undefined): number {
  if (!to) return 0
  const lacks = (kind: string) => to.parts.some((part) => part.kind === kind && !part.amount)
  const isComparable = from.parts.every(({ kind, amount }) => !amount || !lacks(kind))
  return isComparable ? to.total.likely - from.total.likely : 0
}
