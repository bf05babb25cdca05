import { isCalendarDay } from '@pkg/domain'

/** The name of the field with the chosen day. */
export const callDayField = 'call-day'

/** The name of the field with the chosen time of a day. Each day has its own, so a time that was chosen for another day doesn't count. */
export const callTimeField = (day: string) => `call-time-${day}`

/** Reads when the call that a person chose begins, as ISO 8601. Returns undefined without a valid time. */
export function readCallStart(values: FormData | URLSearchParams): string | undefined {
  const day = textOf(values.get(callDayField))
  const startsAt = textOf(values.get(callTimeField(day)))
  if (!isCalendarDay(day) || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\.000Z$/.test(startsAt)) return undefined
  return Number.isNaN(Date.parse(startsAt)) ? undefined : startsAt
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '')
