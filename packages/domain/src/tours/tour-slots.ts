import { type CalendarDay, weekdayOf } from './calendar-day'
import { tourDates } from './tour-dates'
import type { TourHours } from './tour-hours'
import { type TourTime, tourTimes, tourWindows } from './tour-times'
import { zonedClock } from './zoned-clock'

/** A day and time of day for a tour. */
export interface TourChoice {
  date: CalendarDay
  time: TourTime
}

/** A time of day at which a community gives tours. The moments are ISO 8601. */
export interface TourSlot {
  time: TourTime
  startsAt: string
  endsAt: string
  isFree: boolean
}

/** A day on which a community gives tours, with its times of day in order. */
export interface TourDay {
  date: CalendarDay
  slots: TourSlot[]
}

/** What decides which tours a community offers. */
export interface TourCalendar {
  /** The day in the community's time zone. */
  today: CalendarDay
  timeZone: string
  hours: readonly TourHours[]
  booked: readonly TourChoice[]
}

/**
 * Returns the days on which a community gives tours. A time of day is offered if the community is open for all of it, and it's free if no one booked
 * it. [FIND-013, TOUR-001 to TOUR-006]
 */
export function tourDays({ today, timeZone, hours, booked }: TourCalendar): TourDay[] {
  const taken = new Set(booked.map(choiceKey))
  const momentAt = zonedClock(timeZone)
  return tourDates(today).flatMap((date) => {
    const slots = openTimes(date, hours).map((time) => ({
      time,
      startsAt: momentAt(date, tourWindows[time].begins).toISOString(),
      endsAt: momentAt(date, tourWindows[time].ends).toISOString(),
      isFree: !taken.has(choiceKey({ date, time })),
    }))
    return slots.length > 0 ? [{ date, slots }] : []
  })
}

/** Returns the slot of a choice, or undefined if the community doesn't offer it. */
export function findTourSlot(days: readonly TourDay[], { date, time }: TourChoice): TourSlot | undefined {
  return days.find((day) => day.date === date)?.slots.find((slot) => slot.time === time)
}

/** Returns the next free choices, the earliest first. */
export function freeTourChoices(days: readonly TourDay[], count: number): TourChoice[] {
  return days
    .flatMap(({ date, slots }) => slots.flatMap(({ time, isFree }) => (isFree ? [{ date, time }] : [])))
    .slice(0, count)
}

/** Returns the times of day that lie completely within a day's hours. */
function openTimes(date: CalendarDay, hours: readonly TourHours[]): TourTime[] {
  const ofDay = hours.filter(({ weekday }) => weekday === weekdayOf(date))
  return tourTimes.filter((time) =>
    ofDay.some(({ opens, closes }) => opens <= tourWindows[time].begins && tourWindows[time].ends <= closes),
  )
}

const choiceKey = ({ date, time }: TourChoice) => `${date} ${time}`
