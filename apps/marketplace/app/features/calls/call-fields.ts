import { readChosenTime, timeFields } from '~/features/bookings'

/** The fields with which a family chooses when an advisor calls. */
export const callFields = timeFields('call')

/** Reads when the call that a person chose begins, as ISO 8601. Returns undefined without a valid time. */
export function readCallStart(values: FormData | URLSearchParams): string | undefined {
  const startsAt = readChosenTime(callFields, values)?.time ?? ''
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\.000Z$/.test(startsAt)) return undefined
  return Number.isNaN(Date.parse(startsAt)) ? undefined : startsAt
}
