import type { DateTime, DurationLike } from 'luxon'
import type { RequestClock } from '~/site/server/times'
import { readDay } from './read-day'
import { readTime } from './read-time'

/** The hour of a day that was named without a time. */
const firstHour = 9

const spans: Readonly<Record<string, (count: number) => DurationLike>> = {
  min: (minutes) => ({ minutes }),
  h: (hours) => ({ hours }),
}

/**
 * Reads when something is due, as people type it: `3d`, `in 2 hours`, `tomorrow 2pm`, `next Tue 2:30 pm`, `Dec 3`, `12/3 noon`, or as a date field writes it. A
 * day without a time means 9 AM, or an hour from now if that has passed today. Returns undefined for anything else and for what has passed. [WORK-023]
 */
export function readWhen(typed: string, { now, zone }: RequestClock): DateTime | undefined {
  const text = typed.trim().replace(/\s+/g, ' ').toLowerCase()
  const present = now.setZone(zone, { keepLocalTime: false })
  const at = spanAfter(text, present) ?? momentOn(text, present)
  return at?.isValid && at > present ? at : undefined
}

/** Returns the moment after a span of hours or minutes, such as `in 2 hours` or `45 min`. */
function spanAfter(text: string, present: DateTime): DateTime | undefined {
  const [, count, unit = ''] = /^(?:in )?(\d{1,3}|an?) ?(h|hours?|min|minutes?)$/.exec(text) ?? []
  const span = spans[unit.startsWith('h') ? 'h' : 'min']
  if (count === undefined || !span) return undefined
  return present.plus(span(/\d/.test(count) ? Number(count) : 1)).startOf('minute')
}

/** Returns the moment on a day, both of which the text names. A time alone means the next time that it is that late. */
function momentOn(text: string, present: DateTime): DateTime | undefined {
  const { time, rest } = readTime(text)
  if (rest === '') {
    if (!time) return undefined
    const today = present.set({ ...time, second: 0, millisecond: 0 })
    return today > present ? today : today.plus({ days: 1 })
  }
  const day = readDay(rest, present)
  if (!day) return undefined
  if (time) return day.set(time)
  const first = day.set({ hour: firstHour })
  return first > present || !day.hasSame(present, 'day') ? first : present.plus({ hours: 1 }).startOf('minute')
}
