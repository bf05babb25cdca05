import { addDays, type CalendarDay, siteTimeZone } from '../tours/calendar-day'
import { zonedClock } from '../tours/zoned-clock'

/** The most communities that get one question of a family, as many as get a request. [TRUST-005, COMM-010] */
export const maxAskedCommunities = 3

/** The days after which a question to several communities shows that it has no answer. [COMM-010] */
export const answerDays = 5

/** Returns whether a question from a day without an answer shows that it has none. Both days are those of the site’s time zone. [COMM-010] */
export const isOverdue = (askedOn: CalendarDay, today: CalendarDay): boolean => addDays(askedOn, answerDays) <= today

/** Returns the moment before which a question was asked that shows today that it has no answer. [COMM-010] */
export const overdueBefore = (today: CalendarDay): Date =>
  zonedClock(siteTimeZone)(addDays(today, 1 - answerDays), '00:00')
