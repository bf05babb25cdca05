import { type CostPart, type CostRange, formatMoney, type MonthlyCost, recentPriceDays } from '@pkg/domain'
import type { LedgerLine } from '@pkg/ui'
import { asOfText } from '../components/Community/as-of-text'
import { costTexts as words } from './texts'

const dayInMilliseconds = 86_400_000

/** Returns the lines of a cost: each monthly part, their likely sum, then what is paid once. [TRUST-012] */
export function costLines({ parts, total, area }: MonthlyCost): LedgerLine[] {
  const line = (part: CostPart): LedgerLine => ({ label: words.parts[part.kind], ...partLine(part, area?.place) })
  const ownTotal = isComplete({ parts }) ? words.total : words.totalBeforeCare
  return [
    ...parts.filter(({ isOneTime }) => !isOneTime).map(line),
    {
      label: area ? words.typicalTotal : ownTotal,
      figure: formatMoney(total.likely),
      isTotal: true,
    },
    ...parts.filter(({ isOneTime }) => isOneTime).map(line),
  ]
}

/** Returns whether the community states every monthly part. Without a care fee, the sum isn’t all-in. */
export const isComplete = ({ parts }: Pick<MonthlyCost, 'parts'>): boolean =>
  parts.every(({ amount, isOneTime }) => isOneTime || amount !== undefined)

function partLine({ amount, source, asOf }: CostPart, place = ''): Pick<LedgerLine, 'figure' | 'note'> {
  if (!amount) return { figure: words.notStated, note: words.ask }
  const isOld = asOf !== undefined && Date.now() - Date.parse(asOf) > recentPriceDays * dayInMilliseconds
  const note = [
    words.sources[source](place),
    ...(asOf ? [asOfText(asOf)] : []),
    ...(isOld ? [words.old(recentPriceDays)] : []),
  ]
  return { figure: rangeText(amount), note: note.join(', ') }
}

const rangeText = ({ low, high }: CostRange) =>
  low === high ? formatMoney(low) : `${formatMoney(low)} – ${formatMoney(high)}`
