import { readCookie } from '@pkg/remix-host/server'
import { IANAZone } from 'luxon'
import { timeZoneCookie } from '~/site/time-zone/time-zone-cookie'

/** The time zone for browsers that haven't sent theirs yet. */
const defaultTimeZone = 'America/New_York'

/** Reads a person's time zone from the cookie that the browser stores it in. */
export function readTimeZone(request: Request): string {
  // decodeURIComponent throws on a malformed cookie; URLSearchParams doesn't.
  const zone = new URLSearchParams(`zone=${readCookie(request, timeZoneCookie) ?? ''}`).get('zone') ?? ''
  return IANAZone.isValidZone(zone) ? zone : defaultTimeZone
}
