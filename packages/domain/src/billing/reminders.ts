import { addDays, type CalendarDay } from '../tours/calendar-day'

/** The days on which an unpaid invoice is followed up: before it's due if negative, and after it. [WORK-013] */
export const reminderDays = [-7, 3, 14, 30] as const

/** A reminder of an invoice: its day, and how many days after the due date that is. */
export interface Reminder {
  day: CalendarDay
  daysAfterDue: number
}

/** Returns the first reminder of an invoice after a day, or undefined if none is left. [WORK-013] */
export function nextReminder(dueOn: CalendarDay, after: CalendarDay): Reminder | undefined {
  return reminderDays
    .map((daysAfterDue) => ({ day: addDays(dueOn, daysAfterDue), daysAfterDue }))
    .find(({ day }) => day > after)
}
