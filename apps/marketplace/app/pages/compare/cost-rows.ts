import { type CostPart, type CostRange, formatMoney, isAllIn, isEstimatedCost } from '@pkg/domain'
import { asOfText } from '~/parts/as-of/as-of-text'
import { type ComparedCommunity, type CompareRow, rankedRow, type RankedCell, textRow } from './compare-row'
import { rowTexts as words } from './row-texts'

const { labels, best, notes } = words

/** Returns the rows about money. Estimates say that they are, and typical prices of an area are never the lowest. [TRUST-012, TRUST-013] */
export function costRows(compared: readonly ComparedCommunity[]): CompareRow[] {
  return [
    rankedRow('likely', labels.likely, compared.map(likelyCell), best.lowest),
    textRow('range', labels.range, compared.map(rangeText)),
    rankedRow('rent', labels.rent, compared.map(rentCell), best.lowest),
    rankedRow('care-fee', labels.careFee, compared.map(careFeeCell), best.lowest),
    rankedRow('community-fee', labels.communityFee, compared.map(communityFeeCell), best.lowest),
    textRow(
      'prices-as-of',
      labels.pricesAsOf,
      compared.map(({ community }) => community.pricesAsOf && asOfText(community.pricesAsOf)),
    ),
  ]
}

const partOf = ({ cost }: ComparedCommunity, kind: CostPart['kind']) => cost?.parts.find((part) => part.kind === kind)

const noted = (text: string, ...added: readonly (string | false | undefined)[]) =>
  [text, ...added.filter(Boolean)].join(', ')

function likelyCell({ cost }: ComparedCommunity): RankedCell | undefined {
  if (!cost) return undefined
  const amount = formatMoney(cost.total.likely)
  if (cost.area) return { text: noted(amount, notes.typical(cost.area.place)), isUncertain: true }
  const isEstimate = isEstimatedCost(cost)
  // A sum without its care fee isn’t comparable with one that includes it.
  if (!isAllIn(cost)) return { text: noted(amount, notes.beforeCare, isEstimate && notes.estimate), isUncertain: true }
  return { text: noted(amount, isEstimate && notes.estimate), ...rankOf(cost.total.likely, isEstimate) }
}

function rangeText({ cost }: ComparedCommunity): string | undefined {
  if (!cost) return undefined
  return amountText(cost.total)
}

const amountText = ({ low, high }: CostRange) =>
  low === high ? formatMoney(low) : `${formatMoney(low)}–${formatMoney(high)}`

function rentCell(compared: ComparedCommunity): RankedCell | undefined {
  const part = partOf(compared, 'rent')
  return part && part.source !== 'area' ? amountCell(part) : undefined
}

function careFeeCell(compared: ComparedCommunity): RankedCell | undefined {
  const { cost } = compared
  if (!cost || cost.area) return undefined
  const part = partOf(compared, 'care')
  return part ? amountCell(part) : { text: words.inRent, rank: 0 }
}

function communityFeeCell(compared: ComparedCommunity): RankedCell | undefined {
  const part = partOf(compared, 'communityFee')
  return part && amountCell(part)
}

function amountCell({ amount, source }: CostPart): RankedCell | undefined {
  if (!amount) return undefined
  const isEstimate = source !== 'community'
  const text = noted(amountText(amount), isEstimate && notes.estimate)
  return { text, ...rankOf(amount.low, isEstimate) }
}

const rankOf = (amount: number, isEstimate: boolean): Omit<RankedCell, 'text'> =>
  isEstimate ? { isUncertain: true } : { rank: -amount }
