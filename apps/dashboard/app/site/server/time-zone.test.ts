import { expect, test } from 'vitest'
import { readTimeZone } from './time-zone'

test.each([
  ['hearthway-time-zone=America%2FDenver', 'America/Denver', 'the browser’s zone'],
  ['a=1; hearthway-time-zone=America%2FDenver; b=2', 'America/Denver', 'among other cookies'],
  ['__Host-hearthway-time-zone=America%2FDenver', 'America/Denver', 'on an HTTPS site'],
  ['hearthway-time-zone=Mars%2FBase', 'America/New_York', 'an unknown zone'],
  ['hearthway-time-zone=%E0%A4', 'America/New_York', 'a malformed cookie'],
  [undefined, 'America/New_York', 'no cookie yet'],
])('with the cookie %s, times are in %s: %s [DASH-002]', (cookie, zone, _why) => {
  const headers = new Headers(cookie === undefined ? [] : [['cookie', cookie]])
  expect(readTimeZone(new Request('https://x.example/', { headers }))).toBe(zone)
})
