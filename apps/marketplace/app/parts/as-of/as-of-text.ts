import { siteLocale } from '@pkg/domain'
const inWords = (style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(siteLocale, { ...style, timeZone: 'UTC' })
const days = inWords({ day: 'numeric', month: 'long', year: 'numeric' })
const months = inWords({ month: 'long', year: 'numeric' })

/** Returns the date of a public record or a review in words: a day, a month, or the record's own text. */
export function asOfText(asOf: string): string {
  const date = Date.parse(asOf)
  if (/^\d{4}-\d{2}-\d{2}/.test(asOf) && !Number.isNaN(date)) return days.format(date)
  if (/^\d{4}-\d{2}$/.test(asOf) && !Number.isNaN(date)) return months.format(date)
  return asOf
}
