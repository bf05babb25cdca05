import { DateTime } from 'luxon'

/** Returns the date of a public record in words: a day, a month, or the record's own text. */
export function asOfText(asOf: string): string {
  const date = DateTime.fromISO(asOf, { zone: 'utc', locale: 'en-US' })
  if (!date.isValid) return asOf
  return date.toFormat(/^\d{4}-\d{2}$/.test(asOf) ? 'LLLL yyyy' : 'LLLL d, yyyy')
}
