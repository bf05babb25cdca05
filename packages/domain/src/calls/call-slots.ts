import { isBusinessDay } from '../tours/business-days'
import { addDays, type CalendarDay, todayIn, weekdayOf } from '../tours/calendar-day'
import type { TourHours } from '../tours/tour-hours'
import { zonedClock } from '../tours/zoned-clock'

/** How long a call with an advisor takes, in minutes. */
export const callMinutes = 15

/** How far apart calls begin, in minutes. They begin on the hour and the half hour, so two calls never overlap. */
const minutesBetween = 30
/** The number of business days on which calls can be booked. */
const bookableDays = 5

/** The hours in which an advisor takes calls, on a weekday in the advisor's time zone. They have the shape of a community's hours for tours. */
export type CallHours = TourHours

/** The hours of an advisor who hasn't entered their own: 9 AM to 5 PM from Monday to Friday. */
export const defaultCallHours: readonly CallHours[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  opens: '09:00',
  closes: '17:00',
}))

/** Days on which an advisor doesn’t take calls, both included. */
export interface TimeOff {
  from: CalendarDay
  until: CalendarDay
}

/** A time at which an advisor can call. The moments are ISO 8601. */
export interface CallSlot {
  startsAt: string
  endsAt: string
}

/** A day on which an advisor can call, with the free times in order. */
export interface CallDay {
  date: CalendarDay
  slots: CallSlot[]
}

/** What decides which calls an advisor offers. */
export interface CallCalendar {
  /** The first moment at which a call can begin. */
  earliest: Date
  /** The IANA time zone of the advisor. */
  timeZone: string
  hours: readonly CallHours[]
  timeOff?: readonly TimeOff[]
  /** When booked calls begin, as ISO 8601. */
  booked: readonly string[]
}

/**
 * Returns the next five business days on which an advisor is free, with the free times. Calls begin every half hour of the advisor's hours and end within
 * them. [AGENT-008]
 */
export function callDays({ earliest, timeZone, hours, timeOff = [], booked }: CallCalendar): CallDay[] {
  const taken = new Set(booked)
  const momentAt = zonedClock(timeZone)
  const days: CallDay[] = []
  let date = todayIn(timeZone, earliest)
  const isOff = (day: CalendarDay) => timeOff.some(({ from, until }) => from <= day && day <= until)
  // Four weeks have enough business days, also around holidays. Longer time off shows none, so families write instead.
  const last = addDays(date, 28)
  for (; days.length < bookableDays && date <= last; date = addDays(date, 1)) {
    if (!isBusinessDay(date) || isOff(date)) continue
    const slots = startTimes(date, hours).flatMap((time) => {
      const start = momentAt(date, time)
      const startsAt = start.toISOString()
      if (start < earliest || taken.has(startsAt)) return []
      return [{ startsAt, endsAt: new Date(start.getTime() + callMinutes * 60_000).toISOString() }]
    })
    if (slots.length > 0) days.push({ date, slots })
  }
  return days
}

/** Returns the slot that begins at a moment, or undefined if it isn't free. */
export function findCallSlot(days: readonly CallDay[], startsAt: string): CallSlot | undefined {
  const moment = Date.parse(startsAt)
  return days.flatMap(({ slots }) => slots).find((slot) => Date.parse(slot.startsAt) === moment)
}

/** Returns the times in `HH:MM` at which calls can begin within a day's hours. */
function startTimes(date: CalendarDay, hours: readonly CallHours[]): string[] {
  const times = hours
    .filter(({ weekday }) => weekday === weekdayOf(date))
    .flatMap(({ opens, closes }) => {
      const first = Math.ceil(minutesOf(opens) / minutesBetween) * minutesBetween
      const count = Math.floor((minutesOf(closes) - callMinutes - first) / minutesBetween) + 1
      return Array.from({ length: Math.max(0, count) }, (_, index) => first + index * minutesBetween)
    })
  return [...new Set(times)].toSorted((one, other) => one - other).map(timeOf)
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
