import { expect, test } from 'vitest'
import { readTimeZone } from './time-zone'

test.each([
  ['hearthway-time-zone=America%2FDenver', 'America/Denver', 'the zone told'],
  ['a=1; hearthway-time-zone=America%2FDenver; b=2', 'America/Denver', 'among other cookies'],
  ['__Host-hearthway-time-zone=America%2FDenver', 'America/Denver', 'told on an encrypted site'],
  ['hearthway-time-zone=Mars%2FBase', 'America/New_York', 'no such zone'],
  ['hearthway-time-zone=%E0%A4', 'America/New_York', 'a broken cookie'],
  [undefined, 'America/New_York', 'nothing told yet'],
])('with cookie %s times are read in %s: %s [DASH-002]', (cookie, zone, _why) => {
  const headers = new Headers(cookie === undefined ? [] : [['cookie', cookie]])
  expect(readTimeZone(new Request('https://x.example/', { headers }))).toBe(zone)
})
