import { type CallDay, callStartText, parseTourTime, type TourChoice, type TourDay, tourTimeText } from '@pkg/domain'
import type { SelectOption } from '@pkg/ui'
import { DateTime } from 'luxon'

/** A free time with its day, such as `2026-12-01`. */
interface FreeTime {
  date: string
  value: string
  label: string
}

/** Returns the value of a time for a tour in a form. */
const tourTimeValue = ({ date, time }: TourChoice): string => `${date} ${time}`

/** Returns the time for a tour that a form sends. */
export function parseTourTimeValue(value: string): TourChoice | undefined {
  const time = parseTourTime(value.slice(11))
  return time && { date: value.slice(0, 10), time }
}

/** Returns the free times for tours, in groups by month. [WORK-020, TOUR-001 to TOUR-006] */
export const tourTimeOptions = (days: readonly TourDay[]): SelectOption[] =>
  byMonth(
    days.flatMap(({ date, slots }) =>
      slots.flatMap(({ time, isFree }) =>
        isFree ? [{ date, value: tourTimeValue({ date, time }), label: tourTimeText({ date, time }) }] : [],
      ),
    ),
  )

/** Returns the free times of an advisor, in groups by month. [WORK-020, AGENT-008] */
export const callTimeOptions = (days: readonly CallDay[], timeZone: string): SelectOption[] =>
  byMonth(
    days.flatMap(({ date, slots }) =>
      slots.map(({ startsAt }) => ({ date, value: startsAt, label: callStartText({ startsAt, timeZone }) })),
    ),
  )

function byMonth(times: readonly FreeTime[]): SelectOption[] {
  const months = [...new Set(times.map(({ date }) => date.slice(0, 7)))]
  return months.map((month) => ({
    label: DateTime.fromISO(month, { zone: 'utc', locale: 'en-US' }).toFormat('LLLL yyyy'),
    options: times.filter(({ date }) => date.startsWith(month)).map(({ value, label }) => ({ value, label })),
  }))
}
