import { freeTourChoices, siteLocale, type TourDay } from '@pkg/domain'

const days = new Intl.DateTimeFormat(siteLocale, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  // A day has no time zone.
  timeZone: 'UTC',
})

/** Returns the day of the next free tour in a few words, such as `Tue, Dec 1`. Undefined if there is none. [LOOK-006] */
export function nextTourText(tourDays: readonly TourDay[]): string | undefined {
  const [next] = freeTourChoices(tourDays, 1)
  return next && days.format(Date.parse(next.date))
}
