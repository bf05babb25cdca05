import { type CallPreferences, isBusinessDay } from '@pkg/domain'
import { DateTime } from 'luxon'
import { closes, opens } from './business-hours'

/** The days after which no chosen time is looked for. Longer than any row of holidays and weekends. */
const daysAhead = 21

/**
 * Returns by when a family is called: by `callBy` if that's at a time that the family chose, or else by the end of its next one. Without chosen
 * times, it's `callBy`. [TRUST-007, TRUTH-001]
 */
export function callByAtChosenTime(callBy: Date, preferences: CallPreferences | undefined, timeZone: string): Date {
  const { days = [], from, until } = preferences ?? {}
  if (days.length === 0 && from === undefined && until === undefined) return callBy
  const latest = DateTime.fromJSDate(callBy, { zone: timeZone })
  for (let count = 0; count <= daysAhead; count += 1) {
    const day = latest.startOf('day').plus({ days: count })
    const end = day.set({ hour: until ?? closes })
    if (end < latest || !isChosen(day, days)) continue
    return day.set({ hour: from ?? opens }) <= latest ? callBy : end.toJSDate()
  }
  return callBy
}

const isChosen = (day: DateTime, days: NonNullable<CallPreferences['days']>): boolean =>
  isBusinessDay(day.toFormat('yyyy-MM-dd')) &&
  (days.length === 0 || days.some((name) => name === day.setLocale('en').weekdayLong?.toLowerCase()))
