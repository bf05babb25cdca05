import { isCalendarDay, parseTourTime, type TourChoice } from '@pkg/domain'

/** The name of the field with the chosen day. */
export const dayField = 'tour-day'

/** The name of the field with the chosen time of a day. Each day has its own, so a time that was chosen for another day doesn't count. */
export const timeField = (day: string) => `tour-time-${day}`

/** Reads the chosen day and time of a form or URL. Returns undefined without a valid one. [FIND-013] */
export function readTourChoice(values: FormData | URLSearchParams): TourChoice | undefined {
  const date = textOf(values.get(dayField))
  const time = parseTourTime(textOf(values.get(timeField(date))))
  return time && isCalendarDay(date) ? { date, time } : undefined
}

/** Returns the fields that name a choice. */
export const tourFields = ({ date, time }: TourChoice): [name: string, value: string][] => [
  [dayField, date],
  [timeField(date), time],
]

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '')
