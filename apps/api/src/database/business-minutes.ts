import { addDays, businessHours, isFederalHoliday, siteDay, weekdayOf } from '@pkg/domain'
import { type SQL, sql } from 'drizzle-orm'

const { opens, closes } = businessHours

/** The years in which holidays don't count. Work that is older doesn't appear in stats. */
const years = 6

/** The lists are sorted, and weekends aren't in them. */
const isWorkdayOff = (day: string) => isFederalHoliday(day) && weekdayOf(day) > 0 && weekdayOf(day) < 6

let known: { today: string; holidays: string } | undefined

/** Returns the federal holidays of the last years, separated by commas. They change once a day. */
function recentHolidays(): string {
  const today = siteDay()
  if (known?.today !== today) {
    const days = Array.from({ length: years * 366 }, (_, back) => addDays(today, -back))
    known = { today, holidays: days.filter(isWorkdayOff).toReversed().join(',') }
  }
  return known.holidays
}

/** The minutes of a business day. */
const dayMinutes = (closes - opens) * 60

/**
 * Returns the business minutes from a Monday long ago until a local time: those of whole weeks, of the days of its week, and of its day, without those
 * of the holidays before it.
 */
function minutesUntil(time: SQL): SQL {
  const holidays = sql`string_to_array(${recentHolidays()}, ',')::date[]`
  const day = sql`((${time})::date - date '2000-01-03')`
  const untilDay = sql`width_bucket((${time})::date - 1, ${holidays})`
  const isHoliday = sql`width_bucket((${time})::date, ${holidays}) > ${untilDay}`
  const ofDay = sql`greatest(0, least(${dayMinutes}::float, extract(epoch from (${time})::time)::float / 60 - ${opens * 60}))`
  return sql`(${dayMinutes} * (${day} / 7 * 5 + least(${day} % 7, 5) - ${untilDay})
    + case when ${day} % 7 < 5 and not ${isHoliday} then ${ofDay} else 0 end)`
}

/**
 * Returns the minutes of business hours between two moments, where `zone` is the time zone, and 0 if the second is the earlier one. Weekends and federal
 * holidays don't count, so nothing is late that came in at night and was done when the day began. [WORK-014]
 */
export const businessMinutes = (from: SQL, until: SQL, zone: SQL): SQL<number> => sql`(
  select greatest(0, ${minutesUntil(sql`span.last`)} - ${minutesUntil(sql`span.first`)})
  from (select (${from}) at time zone ${zone} as first, (${until}) at time zone ${zone} as last) span)`

/** Returns how long something waited, as `waitingTimes` of the API names it. `minutes` is null if it still waits. [WORK-014] */
export const waitingTimeOf = (
  minutes: SQL,
): SQL => sql`(select case when waited is null then 'none' when waited <= 60 then 'within-hour'
  when waited <= ${dayMinutes} then 'within-day' else 'later' end from (select ${minutes} as waited) wait)`
