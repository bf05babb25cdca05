import { DateTime } from 'luxon'

/** The date of a public file in words; a register that gives a month gets a month, and its own words stay. */
export function asOfText(asOf: string): string {
  const date = DateTime.fromISO(asOf, { zone: 'utc', locale: 'en-US' })
  if (!date.isValid) return asOf
  return date.toFormat(/^\d{4}-\d{2}$/.test(asOf) ? 'LLLL yyyy' : 'LLLL d, yyyy')
}
