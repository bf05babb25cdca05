import { type CostPart, type CostRange, formatMoney, type MonthlyCost, recentPriceDays } from '@pkg/domain'
import { DateTime } from 'luxon'
import type { MessageBlock, MessageFact } from '../../messaging'

const partNames: Record<CostPart['kind'], string> = {
  rent: 'Room and meals',
  care: 'Care',
  secondPerson: 'Second person',
  communityFee: 'One-time fee',
}

/** Returns what a community costs a month as a block of an email: the total, then each part with its source and date. [TRUTH-010, TRUST-012] */
export function costBlock(community: string, { total, parts, area }: MonthlyCost, today: Date): MessageBlock {
  if (area) {
    return `${community} doesn’t share its prices online. Half of the ${area.communities} communities in ${area.place} that list a price for this care charge ${rangeText(total)} a month, typically ${formatMoney(total.likely)}.`
  }
  return {
    title: `What ${community} may cost: ${rangeText(total)} a month${total.low === total.high ? '' : `, most likely ${formatMoney(total.likely)}`}.`,
    facts: parts.map((part) => partFact(part, today)),
  }
}

function partFact({ kind, amount, source, asOf }: CostPart, today: Date): MessageFact {
  const label = partNames[kind]
  if (!amount) return { label, value: 'not stated', note: 'ask about this' }
  const from = source === 'estimate' ? 'our estimate' : `from the community${asOf ? `, ${dateText(asOf, today)}` : ''}`
  return { label, value: rangeText(amount), note: from }
}

function dateText(asOf: string, today: Date): string {
  const day = DateTime.fromISO(asOf, { zone: 'utc', locale: 'en-US' })
  const isOld = DateTime.fromJSDate(today, { zone: 'utc' }).diff(day, 'days').days > recentPriceDays
  return `${day.toFormat('LLL d, yyyy')}${isOld ? `, more than ${recentPriceDays} days ago` : ''}`
}

const rangeText = ({ low, high }: CostRange) =>
  low === high ? formatMoney(low) : `${formatMoney(low)} to ${formatMoney(high)}`
