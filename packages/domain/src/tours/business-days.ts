import { addDays, weekdayOf, type CalendarDay } from './calendar-day'
import { isFederalHoliday } from './federal-holidays'

/** The hours of a business day, in the local time of the family. [TRUTH-001] */
export const businessHours = { opens: 9, closes: 17 } as const

/** Returns whether `day` is a business day: not on a weekend or federal holiday. [TOUR-001, TOUR-002] */
export function isBusinessDay(day: CalendarDay): boolean {
  const weekday = weekdayOf(day)
  return weekday > 0 && weekday < 6 && !isFederalHoliday(day)
}

/** Returns the first business day after `day`. [TOUR-003] */
export function nextBusinessDay(day: CalendarDay): CalendarDay {
  const next = addDays(day, 1)
  return isBusinessDay(next) ? next : nextBusinessDay(next)
}
