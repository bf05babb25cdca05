import { businessHours, defaultTimeZone, isBusinessDay, stateByCode } from '@pkg/domain'
import { DateTime } from 'luxon'
import { stateZones } from '../catalog'

/** The hours in which advisors call, in the family's time zone. */
const { opens, closes } = businessHours

/** Returns the time zone that families of a state read times in. */
export function timeZoneOf(stateCode: string | null | undefined): string {
  const state = stateCode ? stateByCode(stateCode) : undefined
  return (state && stateZones(state.code)[0]) ?? defaultTimeZone
}

/** Returns the time `minutes` of business hours after `from`. Weekends and federal holidays don't count. [TRUTH-001] */
export function addBusinessMinutes(from: Date, minutes: number, timeZone: string): Date {
  let time: DateTime = DateTime.fromJSDate(from, { zone: timeZone })
  let left = minutes
  while (left > 0) {
    time = nextBusinessTime(time)
    const untilClose = time.set({ hour: closes }).startOf('hour').diff(time, 'minutes').minutes
    const step = Math.min(left, untilClose)
    time = time.plus({ minutes: step })
    left -= step
  }
  return time.toJSDate()
}

/** Returns the same time of day on the last business day, or its start if today isn't one. [TRUTH-008] */
export function oneBusinessDayBefore(time: Date, timeZone: string): Date {
  const local = DateTime.fromJSDate(time, { zone: timeZone })
  let day = local.startOf('day').minus({ days: 1 })
  while (!isBusinessDay(day.toFormat('yyyy-MM-dd'))) day = day.minus({ days: 1 })
  const isOpen = isBusinessDay(local.toFormat('yyyy-MM-dd'))
  return (isOpen ? day.set({ hour: local.hour, minute: local.minute }) : day).toJSDate()
}

/** Returns `time` if it's within business hours, or else the next opening. */
function nextBusinessTime(time: DateTime): DateTime {
  const opening = time.startOf('day').set({ hour: opens })
  if (isBusinessDay(time.toFormat('yyyy-MM-dd')) && time < time.startOf('day').set({ hour: closes })) {
    return time < opening ? opening : time
  }
  return nextBusinessTime(time.startOf('day').plus({ days: 1 }).set({ hour: opens }))
}

/** Returns the next half hour at or after a time, which people can remember. */
export function roundUpToHalfHour(time: Date): Date {
  const halfHour = 30 * 60_000
  return new Date(Math.ceil(time.getTime() / halfHour) * halfHour)
}
