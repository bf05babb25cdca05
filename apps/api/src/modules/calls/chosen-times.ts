import { type CallPreferences, isBusinessDay } from '@pkg/domain'
import { DateTime } from 'luxon'
import { closes, opens } from './business-hours'

/** The days after which no chosen time is looked for. Longer than any row of holidays and weekends. */
const daysAhead = 21

/**
 * Returns by when a family is called: by `callBy`, or until the end of the first time that the family chose, if none of its times is before that.
 * [TRUST-007, TRUTH-001]
 */
export function callByAtChosenTime(
  callBy: Date,
  preferences: CallPreferences | undefined,
  timeZone: string,
  now = new Date(),
): Date {
  const { days, from = opens, until = closes } = preferences ?? {}
  const first = DateTime.fromJSDate(now, { zone: timeZone })
  for (let count = 0; count <= daysAhead; count += 1) {
    const day = first.startOf('day').plus({ days: count })
    const end = day.set({ hour: until })
    if (end <= first || !isChosen(day, days)) continue
    return day.set({ hour: from }) < DateTime.fromJSDate(callBy) ? callBy : end.toJSDate()
  }
  return callBy
}

const isChosen = (day: DateTime, days: CallPreferences['days']): boolean =>
  isBusinessDay(day.toFormat('yyyy-MM-dd')) &&
  (!days?.length || days.some((name) => name === day.setLocale('en').weekdayLong?.toLowerCase()))
