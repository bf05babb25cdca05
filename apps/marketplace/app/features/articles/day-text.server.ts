import { siteLocale } from '@pkg/domain'

/** Returns a day such as `2026-10-06` as `October 6, 2026`, or an empty text if it isn't one. */
export const dayText = (day: string): string => format(day, { dateStyle: 'long' })

/** Returns the month of a day such as `2026-10-06` as `October 2026`, or an empty text if it isn't one. */
export const monthText = (day: string): string => format(day, { month: 'long', year: 'numeric' })

function format(day: string, style: Intl.DateTimeFormatOptions): string {
  const time = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(time) ? '' : new Intl.DateTimeFormat(siteLocale, { ...style, timeZone: 'UTC' }).format(time)
}
