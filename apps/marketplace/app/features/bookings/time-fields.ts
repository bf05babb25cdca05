import { isCalendarDay } from '@pkg/domain'

/** The names of the fields with which a family chooses a day and a time. */
export interface TimeFields {
  day: string
  /** The field of a day’s time. Each day has its own, so a time that was chosen for another day doesn't count. */
  timeOf: (day: string) => string
}

/** Returns the fields of a booking, such as `tour-day`. */
export const timeFields = (booking: 'tour' | 'call'): TimeFields => ({
  day: `${booking}-day`,
  timeOf: (day) => `${booking}-time-${day}`,
})

/** Reads the chosen day and its time of a form or URL. Returns undefined without a valid day. */
export function readChosenTime(
  fields: TimeFields,
  values: FormData | URLSearchParams,
): { date: string; time: string } | undefined {
  const date = textOf(values.get(fields.day))
  return isCalendarDay(date) ? { date, time: textOf(values.get(fields.timeOf(date))) } : undefined
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '')
