/** A day of the calendar, written `YYYY-MM-DD`. Days compare as text. */
export type CalendarDay = string

const millisecondsOfDay = 86_400_000

/** Whether `text` is a day that exists, written `YYYY-MM-DD`. */
export function isCalendarDay(text: string): text is CalendarDay {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(timeOf(text)) === text
}

/** The day that is `days` after `day`, or before it when negative. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return dayOf(timeOf(day) + days * millisecondsOfDay)
}

/** The same day `months` later; where that month is too short, its last day. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  return dayOf(last.setUTCDate(Math.min(date, last.getUTCDate())))
}

/** The day of the week, 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: CalendarDay): number {
  return new Date(timeOf(day)).getUTCDay()
}

/** The day it is in `timeZone` at `now`, a time in milliseconds or a date. A zone that is not known throws a RangeError. [TOUR-006] */
export function todayIn(timeZone: string, now: number | Date): CalendarDay {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(now)
    .map(({ type, value }) => [type, value] as const)
  const { year, month, day } = Object.fromEntries(parts)
  return `${year}-${month}-${day}`
}

function timeOf(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function dayOf(time: number): CalendarDay {
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)
}
