import { now } from '../clock/now'
/** A calendar day in `YYYY-MM-DD`. Days can be compared as text. */
export type CalendarDay = string

const millisecondsOfDay = 86_400_000

/** Returns whether `text` is an existing day in `YYYY-MM-DD`. */
export function isCalendarDay(text: string): text is CalendarDay {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(timeOf(text)) === text
}

/** Returns the day that is `days` after `day`, or before it if negative. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return dayOf(timeOf(day) + days * millisecondsOfDay)
}

/** Returns the same day `months` later, or the last day of a shorter month. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  return dayOf(last.setUTCDate(Math.min(date, last.getUTCDate())))
}

/** Returns the day of the week, from 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: CalendarDay): number {
  return new Date(timeOf(day)).getUTCDay()
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Returns the format of a day in a time zone. Creating one takes much longer than using it. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  dayFormats.set(timeZone, format)
  return format
}

/**
 * Returns the current day in `timeZone` at `now`, in milliseconds or as a date. [TOUR-006]
 * @throws {RangeError} if the time zone is unknown
 */
export function todayIn(timeZone: string, now: number | Date): CalendarDay {
  const parts = dayFormat(timeZone)
    .formatToParts(now)
    .map(({ type, value }) => [type, value] as const)
  const { year, month, day } = Object.fromEntries(parts)
  return `${year}-${month}-${day}`
}

/**
 * The time zone of days on pages and records that belong to no place. It's the westernmost of the 48 states, so no evening there is dated tomorrow.
 */
export const siteTimeZone = 'America/Los_Angeles'

/** Returns the day of a moment in the site's time zone, by default today. */
export const siteDay = (moment: number | Date = now().getTime()): CalendarDay => todayIn(siteTimeZone, moment)

function timeOf(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function dayOf(time: number): CalendarDay {
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)
}
