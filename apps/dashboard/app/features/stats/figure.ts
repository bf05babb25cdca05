import type { StatRow, StatUnit } from '@pkg/api-client'
import { statsTexts } from './texts'

const words = statsTexts

/** A number in words, with the page of its rows and what it was before. */
export interface Figure {
  text: string
  href?: string | undefined
  before?: string | undefined
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** Returns a value with its unit. */
export function valueText(value: number, unit: StatUnit): string {
  if (unit === 'cents') return dollars.format(value / 100)
  if (unit === 'minutes') return words.minutes(value)
  return unit === 'days' ? words.days(value) : value.toLocaleString('en-US')
}

/** Returns a number as the page shows it. */
export function toFigure(
  row: StatRow | undefined,
  { isCompared, hrefOf }: { isCompared: boolean; hrefOf: (rows: string) => string | undefined },
): Figure {
  if (!row || row.isFew) return { text: row ? words.few : '–' }
  const { value, previous, unit, count = 0, rows } = row
  return {
    text: value === undefined ? '–' : valueText(value, unit),
    href: count > 0 && rows !== undefined ? hrefOf(rows) : undefined,
    // Nothing before and nothing now says nothing.
    before:
      isCompared && previous !== undefined && (previous !== 0 || count > 0)
        ? words.before(valueText(previous, unit))
        : undefined,
  }
}
