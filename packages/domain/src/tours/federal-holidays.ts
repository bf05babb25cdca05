import { addDays, weekdayOf, type CalendarDay } from './calendar-day'

const [sunday, monday, thursday, saturday] = [0, 1, 4, 6]

/** Holidays on a fixed date, as month and day. Juneteenth became law in 2021. */
const fixed = [
  { date: '01-01', since: 0 },
  { date: '06-19', since: 2021 },
  { date: '07-04', since: 0 },
  { date: '11-11', since: 0 },
  { date: '12-25', since: 0 },
]

/** Holidays on the nth weekday of a month; -1 is the last one. */
const floating = [
  { month: '01', weekday: monday, nth: 3 },
  { month: '02', weekday: monday, nth: 3 },
  { month: '05', weekday: monday, nth: -1 },
  { month: '09', weekday: monday, nth: 1 },
  { month: '10', weekday: monday, nth: 2 },
  { month: '11', weekday: thursday, nth: 4 },
]

/**
 * Returns whether US government offices are closed on `day`: a federal holiday, or the Friday or Monday on which a weekend holiday is
 * observed. Source: 5 U.S.C. 6103. [TOUR-002]
 */
export function isFederalHoliday(day: CalendarDay): boolean {
  const isObserved =
    (weekdayOf(day) === 5 && isFixed(addDays(day, 1))) || (weekdayOf(day) === monday && isFixed(addDays(day, -1)))
  return isFixed(day) || isFloating(day) || isObserved
}

function isFixed(day: CalendarDay): boolean {
  return fixed.some(({ date, since }) => day.slice(5) === date && Number(day.slice(0, 4)) >= since)
}

function isFloating(day: CalendarDay): boolean {
  const weekday = weekdayOf(day)
  if (weekday === sunday || weekday === saturday) return false
  const month = day.slice(5, 7)
  const nth = Math.ceil(Number(day.slice(8)) / 7)
  const isLast = addDays(day, 7).slice(5, 7) !== month
  return floating.some(
    (rule) => rule.month === month && rule.weekday === weekday && (rule.nth === nth || (rule.nth === -1 && isLast)),
  )
}
