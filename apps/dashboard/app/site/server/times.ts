import { DateTime } from 'luxon'
import { timesTexts } from '../texts'

/** A moment for a `<time>` element: its ISO time and its words. */
export interface Moment {
  iso: string
  text: string
}

/** When a task is due, and how urgent it is. */
export interface Due extends Moment {
  /** `overdue`, `soon` within the hour, otherwise undefined. */
  urgency?: 'overdue' | 'soon' | undefined
  /** The time left or the time since, for an urgent task: `in 22 min`, `2 h overdue`. */
  words?: string | undefined
}

/** The current time, and the time zone to write times in. */
export interface RequestClock {
  now: DateTime
  zone: string
}

/** Returns a moment in words: `Today 7:00 PM`, `Mon 9:00 AM` within a week, `Jan 12` within the year, `Jan 12, 2025` beyond. */
export function formatMoment(iso: string, { now, zone }: RequestClock): Moment {
  const at = DateTime.fromISO(iso, { zone, locale: 'en-US' })
  const today = now.setZone(zone)
  const days = Math.abs(at.startOf('day').diff(today.startOf('day'), 'days').days)
  return { iso, text: wordsFor(at, Math.round(days), at.year === today.year) }
}

/**
 * Returns a moment in the time of the place where it happens, such as a tour’s. A place whose clocks differ from the reader’s adds its zone:
 * `Today 7:00 PM CST`. [WORK-020]
 */
export function formatMomentAt(place: string, iso: string, clock: RequestClock): Moment {
  const moment = formatMoment(iso, { ...clock, zone: place })
  const there = DateTime.fromISO(iso, { zone: place, locale: 'en-US' })
  // Words without a time, such as `Jan 12`, need no zone.
  const needsZone = there.offset !== there.setZone(clock.zone).offset && moment.text.includes(':')
  return needsZone ? { iso, text: `${moment.text} ${there.toFormat('ZZZZ')}` } : moment
}

/** Returns the time of a moment: `10:52 AM`. */
export const formatTime = (iso: string, { zone }: RequestClock): string =>
  DateTime.fromISO(iso, { zone, locale: 'en-US' }).toFormat('h:mm a')

function wordsFor(at: DateTime, days: number, isThisYear: boolean): string {
  const time = at.toFormat('h:mm a')
  if (days === 0) return `${timesTexts.today} ${time}`
  if (days < 7) return `${at.toFormat('ccc')} ${time}`
  return at.toFormat(isThisYear ? 'LLL d' : 'LLL d, yyyy')
}

/** Returns a calendar day in words, such as `November 23, 2026`. */
export const formatCalendarDay = (day: string): string =>
  DateTime.fromISO(day, { zone: 'utc', locale: 'en-US' }).toFormat('LLLL d, yyyy')

/** Returns a calendar day in short words, such as `Nov 23, 2026`. */
export const formatShortDay = (day: string): string =>
  DateTime.fromISO(day, { zone: 'utc', locale: 'en-US' }).toFormat('LLL d, yyyy')

/** Returns a calendar month in words, such as `May 2026`. */
export const formatMonth = (month: string): string =>
  DateTime.fromISO(month, { zone: 'utc', locale: 'en-US' }).toFormat('LLLL yyyy')

/** Returns when a task is due, with its urgency. [DASH-004] */
export function formatDue(iso: string, clock: RequestClock): Due {
  const moment = formatMoment(iso, clock)
  const minutes = Math.floor(DateTime.fromISO(iso).diff(clock.now, 'minutes').minutes)
  if (minutes < 0) return { ...moment, urgency: 'overdue', words: timesTexts.overdue(span(-minutes)) }
  if (minutes < 60) return { ...moment, urgency: 'soon', words: timesTexts.soon(span(minutes)) }
  return moment
}

/** Returns how long ago a moment was, in one unit: `Just now`, `4 min ago`, `3 hours ago`, `2 days ago`. */
export function formatAge(iso: string, { now }: RequestClock): Moment {
  const minutes = Math.floor(now.diff(DateTime.fromISO(iso), 'minutes').minutes)
  return { iso, text: minutes < 1 ? timesTexts.justNow : timesTexts.ago(span(minutes)) }
}

/** Returns for how many calendar days something has been so: `since today`, `for 1 day`, `for 6 days`. */
export function formatStay(iso: string, { now, zone }: RequestClock): Moment {
  const dayOf = (moment: DateTime) => moment.setZone(zone).startOf('day')
  const days = Math.round(dayOf(now).diff(dayOf(DateTime.fromISO(iso)), 'days').days)
  return { iso, text: days < 1 ? timesTexts.sinceToday : timesTexts.stay(timesTexts.days(days)) }
}

function span(minutes: number): string {
  if (minutes < 60) return timesTexts.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? timesTexts.hours(hours) : timesTexts.days(Math.floor(hours / 24))
}

/** Returns the day with its time zone: `Saturday, November 21, MST`. */
export function formatDay({ now, zone }: RequestClock): string {
  const today = now.setZone(zone).setLocale('en-US')
  return `${today.toFormat('cccc, LLLL d')}, ${today.toFormat('ZZZZ')}`
}
