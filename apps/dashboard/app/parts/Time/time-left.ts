import { DateTime } from 'luxon'
import type { RequestClock } from '~/site/server/times'
import { timesTexts } from '~/site/texts'

/** The number of panes that stand for the time that someone has. */
export const clockPanes = 12

/** The time that's left of a period. */
export interface TimeLeft {
  /** How many of the panes still stand for time that's left. */
  panes: number
  /** The time, such as `22 min` or `3 hours 10 min`. Undefined once the time is over. */
  words?: string | undefined
  /** The time since the end, such as `5 min`, once it's over. */
  over?: string | undefined
  /** Whether less than an hour is left. */
  isUrgent: boolean
}

/** Returns how much is left of the time from `from` until `until`. The last minute counts until it's over. [WORK-002] */
export function timeLeft(
  { from, until }: { from: string; until: string },
  { now }: Pick<RequestClock, 'now'>,
): TimeLeft {
  const [start, end] = [DateTime.fromISO(from), DateTime.fromISO(until)]
  const left = end.diff(now).toMillis()
  if (left <= 0) return { panes: 0, over: spanWords(Math.floor(-left / 60_000)), isUrgent: true }
  const share = Math.min(1, left / Math.max(1, end.diff(start).toMillis()))
  const minutes = Math.ceil(left / 60_000)
  return { panes: Math.max(1, Math.ceil(share * clockPanes)), words: spanWords(minutes), isUrgent: minutes < 60 }
}

/** Returns a span in words: minutes up to an hour, hours with minutes up to four, whole hours up to two days, and then days. */
export function spanWords(minutes: number): string {
  const { minutes: min, hours, days } = timesTexts
  if (minutes < 60) return min(minutes)
  if (minutes >= 2 * 24 * 60) return days(Math.floor(minutes / (24 * 60)))
  const rest = minutes % 60
  const whole = hours(Math.floor(minutes / 60))
  return rest === 0 || minutes >= 4 * 60 ? whole : `${whole} ${min(rest)}`
}
