import { addDays, addMonths, type CalendarDay } from '@pkg/domain'

/** Days, both included. */
export interface Period {
  from: CalendarDay
  to: CalendarDay
}

/** A period with the one that it's compared with. */
export interface ComparedPeriod {
  current: Period
  previous: Period
}

const monthOf = (day: CalendarDay) => day.slice(0, 7)
const firstOfMonth = (day: CalendarDay) => `${monthOf(day)}-01`
const lastOfMonth = (day: CalendarDay) => addDays(addMonths(firstOfMonth(day), 1), -1)
const earlierOf = (one: CalendarDay, other: CalendarDay) => (one < other ? one : other)
const laterOf = (one: CalendarDay, other: CalendarDay) => (one > other ? one : other)

const monthNumber = (day: CalendarDay) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
const dayNumber = (day: CalendarDay) => Date.parse(`${day}T00:00:00Z`) / 86_400_000

/**
 * Returns the period before: as many months earlier if the period begins with a month, because months are compared with months, and otherwise as
 * many days. [WORK-014]
 */
export function periodBefore({ from, to }: Period): Period {
  return from === firstOfMonth(from)
    ? monthsEarlier({ from, to }, monthNumber(to) - monthNumber(from) + 1)
    : daysEarlier({ from, to }, dayNumber(to) - dayNumber(from) + 1)
}

const daysEarlier = ({ from, to }: Period, days: number): Period => ({
  from: addDays(from, -days),
  to: addDays(to, -days),
})

/** A whole month stays whole, however many days it has. */
function monthsEarlier({ from, to }: Period, months: number): Period {
  const earlier = addMonths(to, -months)
  return { from: addMonths(from, -months), to: to === lastOfMonth(to) ? lastOfMonth(earlier) : earlier }
}

/** Returns the months of a period. The first and the last can be parts of months. */
export function monthsOf(period: Period): (ComparedPeriod & { key: string })[] {
  const before = periodBefore(period)
  const back = monthNumber(period.from) - monthNumber(before.from)
  const months: (ComparedPeriod & { key: string })[] = []
  for (let first = firstOfMonth(period.from); first <= period.to; first = addMonths(first, 1)) {
    const earlier = addMonths(first, -back)
    months.push({
      key: monthOf(first),
      current: within({ from: first, to: lastOfMonth(first) }, period),
      previous: within({ from: earlier, to: lastOfMonth(earlier) }, before),
    })
  }
  return months
}

/** Returns the weeks of a period, from Monday, each compared with the week that begins as many days earlier as the period before does. */
export function weeksOf(period: Period): (ComparedPeriod & { key: string })[] {
  const before = periodBefore(period)
  const back = dayNumber(period.from) - dayNumber(before.from)
  const weeks: (ComparedPeriod & { key: string })[] = []
  // January 5, 1970, was a Monday.
  const sinceMonday = (dayNumber(period.from) - 4) % 7
  for (let monday = addDays(period.from, -sinceMonday); monday <= period.to; monday = addDays(monday, 7)) {
    const current = within({ from: monday, to: addDays(monday, 6) }, period)
    weeks.push({ key: current.from, current, previous: within(daysEarlier(current, back), before) })
  }
  return weeks
}

const within = (part: Period, whole: Period): Period => ({
  from: laterOf(part.from, whole.from),
  to: earlierOf(part.to, whole.to),
})

/** Returns the number of days of a period. */
export const daysOf = ({ from, to }: Period): number => dayNumber(to) - dayNumber(from) + 1
