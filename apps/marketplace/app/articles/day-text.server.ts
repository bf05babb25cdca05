import { DateTime } from 'luxon'

/** Returns a day such as `2026-10-06` as `October 6, 2026`, or an empty text if it isn't one. */
export const dayText = (day: string): string => format(day, 'LLLL d, yyyy')

/** Returns the month of a day such as `2026-10-06` as `October 2026`, or an empty text if it isn't one. */
export const monthText = (day: string): string => format(day, 'LLLL yyyy')

function format(day: string, pattern: string): string {
  const date = DateTime.fromISO(day, { zone: 'utc', locale: 'en-US' })
  return day !== '' && date.isValid ? date.toFormat(pattern) : ''
}
