import { isBusinessDay, nextBusinessDay } from './business-days'
import { addDays, addMonths, isCalendarDay, type CalendarDay } from './calendar-day'

/** The number of suggested dates. [TOUR-004] */
const suggested = 9

/** Returns the first and last day of the tour period, both bookable if they are business days. [TOUR-003] */
export function tourPeriod(today: CalendarDay): { first: CalendarDay; last: CalendarDay } {
  return { first: addDays(nextBusinessDay(today), 1), last: addDays(addMonths(today, 2), -1) }
}

/**
 * Returns whether a tour can be booked for `day`: a business day after the next business day and before two months from `today`. Text that
 * isn't a day can't be booked. [TOUR-001, TOUR-002, TOUR-003]
 */
export function isTourDate(day: string, today: CalendarDay): boolean {
  const { first, last } = tourPeriod(today)
  return isCalendarDay(day) && day >= first && day <= last && isBusinessDay(day)
}

/** Returns all bookable days in order. [TOUR-001] */
export function tourDates(today: CalendarDay): CalendarDay[] {
  const { first, last } = tourPeriod(today)
  const days: CalendarDay[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) if (isBusinessDay(day)) days.push(day)
  return days
}

/** Returns the suggested dates: the next nine bookable days. [TOUR-004] */
export function suggestedTourDates(today: CalendarDay): CalendarDay[] {
  return tourDates(today).slice(0, suggested)
}
