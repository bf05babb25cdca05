import type { CalendarDay } from './calendar-day'
import { type TourTime, tourWindows } from './tour-times'

/** Returns a day in words, such as `Tuesday, December 1`. */
export const tourDayText = (date: CalendarDay): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' }).format(
    Date.parse(`${date}T00:00:00Z`),
  )

/** Returns a time of day as hours, such as `12 PM–3 PM`. */
function hoursText(time: TourTime): string {
  const { begins, ends } = tourWindows[time]
  return `${hourText(begins)}–${hourText(ends)}`
}

/** Returns when a tour is, with the name of its time zone, such as `Tuesday, December 1, 12 PM–3 PM Mountain Time`. [TOUR-006] */
export function tourText({ date, time, timeZone }: { date: CalendarDay; time: TourTime; timeZone: string }): string {
  return `${tourDayText(date)}, ${hoursText(time)} ${timeZoneName(timeZone)}`
}

/** Returns the name of a time zone in words, the same all year, such as `Mountain Time`. */
export function timeZoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

function hourText(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`
}
