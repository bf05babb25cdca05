import { type Language, locales } from '../language/language'
import { siteLanguage } from '../language/site-language'
import { todayIn } from '../tours/calendar-day'
import { timeZoneName, tourDayText } from '../tours/tour-text'

/** Returns when a call begins, on the advisor's clocks, such as `9:00 AM`. */
export const callTimeText = (startsAt: string, timeZone: string, language: Language = siteLanguage): string =>
  // Browsers and servers put different kinds of spaces before AM and PM.
  new Intl.DateTimeFormat(locales[language], { timeZone, hour: 'numeric', minute: '2-digit' })
    .format(Date.parse(startsAt))
    .replaceAll(/\s/g, ' ')

/** Returns the day and the beginning of a call, on the advisor's clocks, such as `Tuesday, December 1, 9:00 AM`. */
export const callStartText = (
  { startsAt, timeZone }: { startsAt: string; timeZone: string },
  language: Language = siteLanguage,
): string =>
  `${tourDayText(todayIn(timeZone, Date.parse(startsAt)), language)}, ${callTimeText(startsAt, timeZone, language)}`

/** Returns when a call is, with the name of its time zone, such as `Tuesday, December 1, 9:00 AM Mountain Time`. */
export const callText = (call: { startsAt: string; timeZone: string }, language: Language = siteLanguage): string =>
  `${callStartText(call, language)} ${timeZoneName(call.timeZone, language)}`
