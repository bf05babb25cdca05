import { isBusinessDay, nextBusinessDay } from './business-days'
import { addDays, addMonths, isCalendarDay, type CalendarDay } from './calendar-day'

/** How many dates are suggested. [TOUR-004] */
const suggested = 9

/** The first and the last day between which tours are booked, both of them bookable if they are business days. [TOUR-003] */
export function tourPeriod(today: CalendarDay): { first: CalendarDay; last: CalendarDay } {
  return { first: addDays(nextBusinessDay(today), 1), last: addDays(addMonths(today, 2), -1) }
}

/**
 * Whether a tour can be booked for `day`: a business day after the next one and before two months from `today`. Text that is no
 * day cannot. [TOUR-001, TOUR-002, TOUR-003]
 */
export function isTourDate(day: string, today: CalendarDay): boolean {
  const { first, last } = tourPeriod(today)
  return isCalendarDay(day) && day >= first && day <= last && isBusinessDay(day)
}

/** Every day that can be booked, in order. [TOUR-001] */
export function tourDates(today: CalendarDay): CalendarDay[] {
  const { first, last } = tourPeriod(today)
  const days: CalendarDay[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) if (isBusinessDay(day)) days.push(day)
  return days
}

/** The dates that are suggested: the next nine that can be booked. [TOUR-004] */
export function suggestedTourDates(today: CalendarDay): CalendarDay[] {
  return tourDates(today).slice(0, suggested)
}
