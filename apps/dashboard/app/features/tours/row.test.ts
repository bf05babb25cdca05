import type { Tour } from '@pkg/api-client'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { tourListRow } from './row'

const clock = { now: DateTime.fromISO('2026-11-23T10:42:00-07:00'), zone: 'America/Denver' }
const tour: Tour = {
  id: 't',
  version: 1,
  communityId: 'aspen-court',
  communityName: 'Aspen Court',
  communityUrl: '/aspen-court',
  address: '1 Pearl St',
  date: '2026-11-20',
  time: 'Morning (8AM-12PM)',
  startsAt: '2026-11-20T17:00:00Z',
  endsAt: '2026-11-20T18:00:00Z',
  timeZone: 'America/Denver',
  status: 'booked',
  revision: 0,
  changedAt: '2026-11-10T17:00:00Z',
}

test.each([
  [{ outcome: 'took-place' }, { label: 'Took place', tone: 'positive' }],
  [{ outcome: 'no-show' }, { label: 'Didn’t come', tone: 'caution' }],
  [{}, { label: 'No outcome yet', tone: 'caution' }],
  [
    { startsAt: '2026-12-01T17:00:00Z', endsAt: '2026-12-01T18:00:00Z' },
    { label: 'Booked', tone: 'positive' },
  ],
] as const)(
  'the status of a tour with %o is one truth: its outcome, once it has one [WORK-014, WORK-020]',
  (more, status) => {
    expect(tourListRow({ ...tour, ...more }, clock).status).toEqual(status)
  },
)

test('a tour is at the time of its community, with the zone where it isn’t the reader’s [WORK-020]', () => {
  const soon = { startsAt: '2026-11-24T17:00:00Z', endsAt: '2026-11-24T18:00:00Z' }
  const at = (timeZone: string) => tourListRow({ ...tour, ...soon, timeZone }, clock).startsAt.text
  expect(at('America/Denver')).toBe('Tue 10:00 AM')
  expect(at('America/New_York')).toBe('Tue 12:00 PM EST')
})
