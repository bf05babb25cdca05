import {
  type CostPart,
  type CostRange,
  formatMoney,
  isAllIn,
  type MonthlyCost,
  recentPriceDays,
  now,
} from '@pkg/domain'
import type { LedgerLine } from '@pkg/ui'
import { asOfText } from '~/parts/as-of/as-of-text'
import { costTexts as words } from './texts'

const dayInMilliseconds = 86_400_000

/** A part of a cost, with its source and date. */
interface PartLine {
  label: string
  figure: string
  note: string
}

/** Returns the lines of what is paid each month, without their sum. [TRUST-012] */
export const monthlyLines = ({ parts }: Pick<MonthlyCost, 'parts'>): PartLine[] =>
  parts.filter(({ isOneTime }) => !isOneTime).map(partLine)

/** Returns the lines of a cost: each monthly part, their likely sum, then what is paid once. [TRUST-012] */
export function costLines(cost: MonthlyCost): LedgerLine[] {
  const { parts } = cost
  return [...monthlyLines(cost), totalLine(cost), ...parts.filter(({ isOneTime }) => isOneTime).map(partLine)]
}

/** Returns the likely amount of each known monthly part, and their sum. [TRUST-012, LOOK-006] */
export const likelyLines = (cost: MonthlyCost): (Pick<PartLine, 'label' | 'figure'> & { isTotal?: true })[] => [
  ...cost.parts.flatMap(({ kind, amount, isOneTime }) =>
    amount && !isOneTime ? [{ label: words.parts[kind], figure: formatMoney(amount.likely) }] : [],
  ),
  totalLine(cost),
]

function totalLine({ parts, total, area }: MonthlyCost) {
  const ownTotal = isAllIn({ parts }) ? words.total : words.totalBeforeCare
  return {
    label: area ? words.typicalTotal : ownTotal,
    figure: formatMoney(total.likely),
    isTotal: true as const,
  }
}

function partLine({ kind, amount, source, area, asOf }: CostPart): PartLine {
  const label = words.parts[kind]
  if (!amount) return { label, figure: words.notStated, note: words.ask }
  const isOld = asOf !== undefined && now().getTime() - Date.parse(asOf) > recentPriceDays * dayInMilliseconds
  const note = [
    words.sources[source](area?.place ?? ''),
    ...(asOf ? [asOfText(asOf)] : []),
    ...(isOld ? [words.old(recentPriceDays)] : []),
  ]
  return { label, figure: rangeText(amount), note: note.join(', ') }
}

const rangeText = ({ low, high }: CostRange) =>
  low === high ? formatMoney(low) : `${formatMoney(low)} – ${formatMoney(high)}`
