import { DateTime } from 'luxon'
import { now } from '@pkg/domain'
import { readTimeZone } from './time-zone'
import type { RequestClock } from './times'

/** Returns the current time and the time zone of the person behind the request. */
export const requestClock = (request: Request): RequestClock => ({
  now: DateTime.fromJSDate(now()),
  zone: readTimeZone(request),
})
