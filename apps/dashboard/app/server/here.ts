import { DateTime } from 'luxon'
import { timeZoneOf } from './time-zone'
import type { Here } from './times'

/** Now, in the zone of the person who asks. */
export const hereOf = (request: Request): Here => ({ now: DateTime.now(), zone: timeZoneOf(request) })
