import type { CalendarDay } from './calendar-day'

/**
 * Returns a function that finds the moment at which the clocks of `timeZone` show a time, in `HH:MM`, on a day. Clocks skip and repeat hours only at
 * night, when no one tours. [TOUR-006]
 * @throws {RangeError} if the time zone is unknown
 */
export function zonedClock(timeZone: string): (day: CalendarDay, time: string) => Date {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  /** Returns how far the clocks are ahead of UTC at a moment, a whole minute, in milliseconds. */
  const offsetAt = (moment: number): number => {
    const parts = format.formatToParts(moment).map(({ type, value }) => [type, value] as const)
    const { year, month, day, hour, minute } = Object.fromEntries(parts)
    return Date.parse(`${year}-${month}-${day}T${hour}:${minute}Z`) - moment
  }
  return (day, time) => {
    const shown = Date.parse(`${day}T${time}:00Z`)
    // Near a clock change, the first offset can be the one before it, so the second step uses the offset of the result.
    return new Date(shown - offsetAt(shown - offsetAt(shown)))
  }
}
