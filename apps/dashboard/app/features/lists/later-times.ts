import type { DateTime } from 'luxon'
import type { RequestClock } from '~/site/server/times'
import { listsTexts } from './texts'
import type { ListOption } from './list'

const dayWords = listsTexts.days

const morning = { hour: 9, minute: 0, second: 0, millisecond: 0 }

/** Returns the times that something can be put off to, each as an option whose value is an ISO time. [WORK-003] */
export function laterOptions({ now, zone }: RequestClock): ListOption[] {
  const local = now.setZone(zone)
  const words = listsTexts.later
  const tomorrow = local.plus({ days: 1 }).set(morning)
  const monday = local.plus({ days: (8 - local.weekday) % 7 || 7 }).set(morning)
  const week = local.plus({ weeks: 1 }).set(morning)
  const times: [string, DateTime][] = [
    [words.hour, local.plus({ hours: 1 }).startOf('minute')],
    [words.tomorrow, tomorrow],
    [words.monday, monday],
    [words.week, week],
  ]
  // On a Sunday and a Monday, the next Monday is tomorrow or in a week.
  const isMondayNamed = monday.equals(tomorrow) || monday.equals(week)
  return times
    .filter(([label]) => label !== words.monday || !isMondayNamed)
    .map(([label, time]) => ({ label, value: time.toUTC().toISO() ?? '' }))
}

/** Returns the days that something can be paused until, each as an option whose value is a calendar day. [WORK-007] */
export function dayOptions({ now, zone }: RequestClock): ListOption[] {
  const today = now.setZone(zone).startOf('day')
  const days: [string, DateTime][] = [
    [dayWords.tomorrow, today.plus({ days: 1 })],
    [dayWords.week, today.plus({ weeks: 1 })],
    [dayWords.twoWeeks, today.plus({ weeks: 2 })],
    [dayWords.month, today.plus({ months: 1 })],
    [dayWords.threeMonths, today.plus({ months: 3 })],
  ]
  return days.map(([label, day]) => ({ label, value: day.toISODate() ?? '' }))
}

/** Returns this month and the 23 before it, each as an option such as `2026-11`. [WORK-013] */
export function monthOptions({ now, zone }: RequestClock): ListOption[] {
  const local = now.setZone(zone).setLocale('en-US')
  return Array.from({ length: 24 }, (_, back) => local.startOf('month').minus({ months: back })).map((month) => ({
    label: month.toFormat('LLLL yyyy'),
    value: month.toFormat('yyyy-MM'),
  }))
}
