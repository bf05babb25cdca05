import { DateTime } from 'luxon'
import { readTimeZone } from './time-zone'
import type { RequestClock } from './times'

/** Returns the current time and the time zone of the person behind the request. */
export const requestClock = (request: Request): RequestClock => ({ now: DateTime.now(), zone: readTimeZone(request) })
