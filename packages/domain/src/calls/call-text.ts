import { todayIn } from '../tours/calendar-day'
import { timeZoneName, tourDayText } from '../tours/tour-text'

/** Returns when a call begins, on the advisor's clocks, such as `9:00 AM`. */
export const callTimeText = (startsAt: string, timeZone: string): string =>
  // Browsers and servers put different kinds of spaces before AM and PM.
  new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
    .format(Date.parse(startsAt))
    .replaceAll(/\s/g, ' ')

/** Returns when a call is, with the name of its time zone, such as `Tuesday, December 1, 9:00 AM Mountain Time`. */
export function callText({ startsAt, timeZone }: { startsAt: string; timeZone: string }): string {
  const day = tourDayText(todayIn(timeZone, Date.parse(startsAt)))
  return `${day}, ${callTimeText(startsAt, timeZone)} ${timeZoneName(timeZone)}`
}
