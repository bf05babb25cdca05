import { type Language, locales } from '../language/language'
import { siteLanguage } from '../language/site-language'
import type { CalendarDay } from './calendar-day'
import { type TourTime, tourWindows } from './tour-times'

/** Returns a day in words, such as `Tuesday, December 1`. */
export const tourDayText = (date: CalendarDay, language: Language = siteLanguage): string =>
  new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(Date.parse(`${date}T00:00:00Z`))

/** Returns a time of day as hours, such as `12 PM–3 PM`. */
function hoursText(time: TourTime, language: Language): string {
  const { begins, ends } = tourWindows[time]
  return `${hourText(begins, language)}–${hourText(ends, language)}`
}

/** Returns a day and time of day of a tour, such as `Tuesday, December 1, 12 PM–3 PM`. */
export const tourTimeText = (
  { date, time }: { date: CalendarDay; time: TourTime },
  language: Language = siteLanguage,
): string => `${tourDayText(date, language)}, ${hoursText(time, language)}`

/** Returns when a tour is, with the name of its time zone, such as `Tuesday, December 1, 12 PM–3 PM Mountain Time`. [TOUR-006] */
export function tourText(
  { date, time, timeZone }: { date: CalendarDay; time: TourTime; timeZone: string },
  language: Language = siteLanguage,
): string {
  return `${tourTimeText({ date, time }, language)} ${timeZoneName(timeZone, language)}`
}

/** Returns the name of a time zone in words, the same all year, such as `Mountain Time`. */
export function timeZoneName(timeZone: string, language: Language = siteLanguage): string {
  const parts = new Intl.DateTimeFormat(locales[language], { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

function hourText(time: string, language: Language): string {
  const hour = Number(time.slice(0, 2))
  const [morning, afternoon] = language === 'es' ? ['a. m.', 'p. m.'] : ['AM', 'PM']
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? morning : afternoon}`
}
