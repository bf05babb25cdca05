import { siteLocale } from '@pkg/domain'

const part = (date: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(siteLocale, { ...style, timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`))

/** The texts that tours and calls share. [FIND-013, AGENT-008] */
export const bookingTexts = {
  /** The lines of a day’s button, such as `Mon`, `Nov`, and `23`. `date` is such as `2026-11-23`. */
  dayLines: (date: string) => [
    part(date, { weekday: 'short' }),
    part(date, { month: 'short' }),
    part(date, { day: 'numeric' }),
  ],
  days: 'Day',
  moreDays: 'More days',
  times: (day: string) => `Time on ${day}`,
  zone: (zone: string) => `Times are in ${zone}.`,
  addToCalendar: 'Add to calendar',
  removeFromCalendar: 'Remove from calendar',
  change: 'Choose another time',
  save: 'Change time',
  noTimes: 'No other times are free online. Call us, and we’ll help.',
  receipts: 'See who has your information',
} as const
