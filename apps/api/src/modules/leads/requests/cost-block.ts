import {
  type CostPart,
  type CostRange,
  formatMoney,
  type Language,
  type MonthlyCost,
  recentPriceDays,
} from '@pkg/domain'
import { DateTime } from 'luxon'
import type { MessageBlock, MessageFact } from '../../messaging'
import { type CostTexts, costTexts as english } from './cost-texts'
import { costTexts as spanish } from './cost-texts.es'

const textsIn: Record<Language, CostTexts> = { en: english, es: spanish }

/**
 * Returns what a community costs a month as a block of an email: the total, then each part with its source and date, in the family's language.
 * [FIND-015, TRUTH-010, TRUST-012]
 */
export function costBlock(
  community: string,
  { total, parts, area }: MonthlyCost,
  today: Date,
  language: Language,
): MessageBlock {
  const words = textsIn[language]
  const range = rangeText(total, words)
  const likely = formatMoney(total.likely)
  if (area) return words.area(community, area.communities, area.place, range, likely)
  return {
    title: `${words.title(community, range)}${total.low === total.high ? '' : words.likely(likely)}.`,
    facts: parts.map((part) => partFact(part, today, words)),
  }
}

function partFact(part: CostPart, today: Date, words: CostTexts): MessageFact {
  const { kind, amount } = part
  const label = words.parts[kind]
  if (!amount) return { label, value: words.notStated, note: words.ask }
  return { label, value: rangeText(amount, words), note: sourceText(part, today, words) }
}

function sourceText({ source, area, asOf }: CostPart, today: Date, words: CostTexts): string {
  if (source === 'estimate') return words.estimate
  const from = area ? words.areaEstimate(area.communities, area.place) : words.community
  return [from, ...(asOf ? [dateText(asOf, today, words)] : [])].join(', ')
}

function dateText(asOf: string, today: Date, words: CostTexts): string {
  const day = DateTime.fromISO(asOf, { zone: 'utc' })
  const isOld = DateTime.fromJSDate(today, { zone: 'utc' }).diff(day, 'days').days > recentPriceDays
  const date = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeZone: 'utc' }).format(day.toJSDate())
  return `${date}${isOld ? `, ${words.old(recentPriceDays)}` : ''}`
}

const rangeText = ({ low, high }: CostRange, words: CostTexts) =>
  low === high ? formatMoney(low) : words.range(formatMoney(low), formatMoney(high))
