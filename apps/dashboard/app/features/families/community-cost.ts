import type { FamilyCost } from '@pkg/api-client'
import { budgetLimit, type CostPart, type CostRange, formatMoney, isAllIn, isEstimatedCost } from '@pkg/domain'
import { formatShortDay } from '~/site/server/times'
import { costTexts } from './texts'

/** A part of a cost, or the sum. */
export interface CostLine {
  label: string
  figure: string
  /** Where the amount comes from, and when it was stated. */
  note?: string
  isTotal?: true
}

/** What a community costs a family a month, in words. */
export interface CommunityCost {
  /** The likely amount, and what it includes. */
  likely: string
  about: string
  /** How the likely amount compares with the family's budget, as far as both are known. */
  budget?: { text: string; isOver: boolean }
  /** Each part with its source and date, and their sum. */
  lines: CostLine[]
}

const words = costTexts

/** Returns what a community costs a family, next to its budget. [TRUTH-010, WORK-006] */
export function communityCost(cost: FamilyCost, budgetRange: string | undefined): CommunityCost {
  const { area, total, parts } = cost
  const kind = kindOf(cost)
  const monthly = parts.filter(({ isOneTime }) => !isOneTime)
  const once = parts.filter(({ isOneTime }) => isOneTime)
  const budget = compareBudget(cost, budgetRange)
  return {
    likely: formatMoney(total.likely),
    about: words.about[kind](area?.place ?? ''),
    ...(budget && { budget }),
    lines: [
      ...monthly.map((part) => partLine(part, cost)),
      { label: words.total[kind], figure: formatMoney(total.likely), isTotal: true },
      ...once.map((part) => partLine(part, cost)),
    ],
  }
}

/** Returns what communities cost a family, by the ID of the community. */
export const costsByCommunity = (
  costs: readonly FamilyCost[],
  budgetRange: string | undefined,
): Record<string, CommunityCost> => Object.fromEntries(costs.map((cost) => [cost.id, communityCost(cost, budgetRange)]))

function kindOf(cost: FamilyCost): keyof typeof words.total {
  if (cost.area) return 'typical'
  if (!isAllIn(cost)) return 'beforeCare'
  return isEstimatedCost(cost) ? 'estimate' : 'allIn'
}

/** A sum without care fees, or with an estimate, may exceed a budget, but can't be said to be within it. What an area charges says nothing about one community. */
function compareBudget(cost: FamilyCost, budgetRange: string | undefined): CommunityCost['budget'] {
  const limit = budgetRange === undefined ? undefined : budgetLimit(budgetRange)
  if (limit === undefined || cost.area) return undefined
  const over = cost.total.likely - limit
  if (over > 0)
    return { text: (isEstimatedCost(cost) ? words.overByEstimate : words.over)(formatMoney(over)), isOver: true }
  return isAllIn(cost) && !isEstimatedCost(cost) ? { text: words.within, isOver: false } : undefined
}

function partLine({ kind, amount, source, area, asOf }: CostPart, { care }: FamilyCost): CostLine {
  const label = kind === 'care' ? `${words.parts.care}, ${words.care[care]}` : words.parts[kind]
  if (!amount) return { label, figure: words.notStated }
  const from = words.sources[source](area?.communities ?? 0, area?.place ?? '')
  const note = asOf ? `${from}, ${formatShortDay(asOf)}` : from
  return { label, figure: rangeText(amount), note }
}

const rangeText = ({ low, high }: CostRange) =>
  low === high ? formatMoney(low) : `${formatMoney(low)}–${formatMoney(high)}`
