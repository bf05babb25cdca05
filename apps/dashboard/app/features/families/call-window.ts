import type { CallTimes } from '@pkg/api-client'
import { type CallPreferences, timeZoneName } from '@pkg/domain'
import type { DateTime } from 'luxon'
import { callsTexts } from './texts'

/** The hours that the bar shows. */
export const barHours = { from: 7, until: 21 } as const

/** When a family can be called, in words, and as a window on a bar. */
export interface CallWindow {
  /** What the bar shows, in words: `Open now, until 8 PM there.` */
  words: string
  /** The family's time: `It’s 12:42 PM there (Eastern Time).` Undefined for a family that no one calls. */
  time?: string | undefined
  isOpen: boolean
  /** Whether a call has to wait for another time. */
  isClosed: boolean
  /** Where the window and the present are on the bar, in percent of its width. Undefined without hours. */
  bar?: { start: number; end: number; now?: number | undefined } | undefined
}

type Weekday = NonNullable<CallPreferences['days']>[number]

const weekdays: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const words = callsTexts

/** Returns when a family can be called, by its own clock. Without preferences, there is no window, only its time. [TRUST-007] */
export function callWindow({ timeZone, preferences = {}, isEmailOnly }: CallTimes, now: DateTime): CallWindow {
  if (isEmailOnly) return { words: words.emailOnly, isOpen: false, isClosed: false }
  const local = now.setZone(timeZone).setLocale('en-US')
  const time = words.there(local.toFormat('h:mm a'), timeZoneName(timeZone))
  const isTextFirst = preferences.textFirst === true
  const hours = hoursOf(preferences)
  if (!hours) return { words: isTextFirst ? words.textFirst : '', time, isOpen: false, isClosed: false }

  const hour = local.hour + local.minute / 60
  const isDay = isOn(preferences, local)
  const isOpen = isDay && hour >= hours.from && hour < hours.until
  const opensToday = isDay && hour < hours.from
  const state = isOpen
    ? words.openNow(formatHour(hours.until))
    : opensToday
      ? words.opens(formatHour(hours.from))
      : closedWords(preferences, local, formatHour(hours.from))
  return {
    words: [state, isTextFirst && words.textFirst].filter(Boolean).join(' '),
    time,
    isOpen,
    isClosed: !isOpen,
    bar: {
      start: isDay ? position(hours.from) : 0,
      end: isDay ? position(hours.until) : 0,
      now: hour >= barHours.from && hour <= barHours.until ? position(hour) : undefined,
    },
  }
}

/** Returns the hours of a family that named hours or days. Days without hours mean the hours in which anyone may be called. */
function hoursOf({ days = [], ...named }: CallPreferences): { from: number; until: number } | undefined {
  const { from = 8, until = 21 } = named
  const isNamed = days.length > 0 || named.from !== undefined || named.until !== undefined
  return isNamed && from < until ? { from, until } : undefined
}

const isOn = ({ days = [] }: CallPreferences, day: DateTime): boolean =>
  days.length === 0 || days.some((name) => name === weekdays[day.weekday - 1])

function closedWords(preferences: CallPreferences, local: DateTime, from: string): string {
  for (let days = 1; days <= 7; days++) {
    const day = local.plus({ days })
    if (isOn(preferences, day)) return words.closed(days === 1 ? words.tomorrow : day.toFormat('ccc'), from)
  }
  return words.closedForGood
}

/** Returns where an hour is on the bar, in percent. Hours outside of it are at its ends. */
function position(hour: number): number {
  const { from, until } = barHours
  const share = (hour - from) / (until - from)
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10
}

/** Returns an hour as people read it, such as `9 AM` for 9 and `5 PM` for 17. */
export const formatHour = (hour: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`
