import { DateTime } from 'luxon'
import { texts } from '~/texts'

/** A moment, for `<time>`: as machines read it and as people do. */
export interface Moment {
  iso: string
  text: string
}

/** When a task is due, and how it presses. */
export interface Due extends Moment {
  /** `overdue`, `soon` within the hour, else nothing. */
  press?: 'overdue' | 'soon' | undefined
  /** How long still, or since when: `in 22 min`, `2 h overdue`. Only where it presses. */
  words?: string | undefined
}

/** The clock and the zone that a page is written for. */
export interface Here {
  now: DateTime
  zone: string
}

/** A moment as staff read it: `7:00 pm` today, `Mon 9:00 am` within a week, `Jan 12` within the year, `Jan 12, 2025` beyond. */
export function momentOf(iso: string, { now, zone }: Here): Moment {
  const at = DateTime.fromISO(iso, { zone, locale: 'en-US' })
  const today = now.setZone(zone)
  const days = Math.abs(at.startOf('day').diff(today.startOf('day'), 'days').days)
  return { iso, text: textOf(at, Math.round(days), at.year === today.year) }
}

function textOf(at: DateTime, days: number, isThisYear: boolean): string {
  const time = at.toFormat('h:mm a').toLowerCase()
  if (days === 0) return `${texts.times.today} ${time}`
  if (days < 7) return `${at.toFormat('ccc')} ${time}`
  return at.toFormat(isThisYear ? 'LLL d' : 'LLL d, yyyy')
}

/** When a task is due, with words where it presses. [DASH-004] */
export function dueOf(iso: string, here: Here): Due {
  const moment = momentOf(iso, here)
  const minutes = Math.floor(DateTime.fromISO(iso).diff(here.now, 'minutes').minutes)
  if (minutes < 0) return { ...moment, press: 'overdue', words: texts.times.overdue(span(-minutes)) }
  if (minutes < 60) return { ...moment, press: 'soon', words: texts.times.soon(span(minutes)) }
  return moment
}

/** How long ago something was, in one unit: `4 min`, `3 h`, `2 d`. */
export function agoOf(iso: string, { now }: Here): Moment {
  const minutes = Math.max(0, Math.floor(now.diff(DateTime.fromISO(iso), 'minutes').minutes))
  return { iso, text: span(minutes) }
}

function span(minutes: number): string {
  if (minutes < 60) return texts.times.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? texts.times.hours(hours) : texts.times.days(Math.floor(hours / 24))
}

/** The day and the zone in words: `Saturday, November 21, MST`. */
export function dayOf({ now, zone }: Here): string {
  const today = now.setZone(zone).setLocale('en-US')
  return `${today.toFormat('cccc, LLLL d')}, ${today.toFormat('ZZZZ')}`
}
