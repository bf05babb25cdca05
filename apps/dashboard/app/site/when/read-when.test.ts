import fc from 'fast-check'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { readWhen } from './read-when'

const zone = 'America/New_York'
/** A Wednesday, 10:20 AM. */
const clock = { now: DateTime.fromISO('2027-04-21T10:20:00', { zone }), zone }
const read = (typed: string, at = clock) => readWhen(typed, at)?.toFormat('ccc yyyy-MM-dd HH:mm')

test.each([
  ['3d', 'Sat 2027-04-24 09:00'],
  ['in 3 days', 'Sat 2027-04-24 09:00'],
  ['2w', 'Wed 2027-05-05 09:00'],
  ['in a week', 'Wed 2027-04-28 09:00'],
  ['1 month', 'Fri 2027-05-21 09:00'],
  ['in 2 hours', 'Wed 2027-04-21 12:20'],
  ['45 min', 'Wed 2027-04-21 11:05'],
  ['an hour', 'Wed 2027-04-21 11:20'],
  ['today', 'Wed 2027-04-21 11:20'],
  ['today 4pm', 'Wed 2027-04-21 16:00'],
  ['tomorrow', 'Thu 2027-04-22 09:00'],
  ['Tomorrow at 2:30 PM', 'Thu 2027-04-22 14:30'],
  ['tomorrow morning', 'Thu 2027-04-22 09:00'],
  ['tomorrow noon', 'Thu 2027-04-22 12:00'],
  ['2pm', 'Wed 2027-04-21 14:00'],
  ['9am', 'Thu 2027-04-22 09:00'],
  ['12 am', 'Thu 2027-04-22 00:00'],
  ['Fri', 'Fri 2027-04-23 09:00'],
  ['friday 14:15', 'Fri 2027-04-23 14:15'],
  ['wed', 'Wed 2027-04-28 09:00'],
  ['mon', 'Mon 2027-04-26 09:00'],
  ['next Tue 2pm', 'Tue 2027-04-27 14:00'],
  ['next fri', 'Fri 2027-04-30 09:00'],
  ['next week', 'Mon 2027-04-26 09:00'],
  ['next month', 'Sat 2027-05-01 09:00'],
  ['Dec 3', 'Fri 2027-12-03 09:00'],
  ['december 3rd, 2028 at 8 am', 'Sun 2028-12-03 08:00'],
  ['Jan 5', 'Wed 2028-01-05 09:00'],
  ['5/3', 'Mon 2027-05-03 09:00'],
  ['5/3/27 10:30am', 'Mon 2027-05-03 10:30'],
  ['2027-05-03', 'Mon 2027-05-03 09:00'],
  ['2027-05-03T16:45', 'Mon 2027-05-03 16:45'],
])('reads %o as %s [WORK-023]', (typed, when) => {
  expect(read(typed)).toBe(when)
})

test.each([
  '0d',
  '',
  'soon',
  '3',
  'feb 30',
  '13/1',
  '25:00',
  '13pm',
  'today 9am',
  '2027-04-20',
  '4/20/2027',
  'next',
  'tuesday 99:99',
])('doesn’t read %o [WORK-023]', (typed) => {
  expect(read(typed)).toBeUndefined()
})

test('a day stays on the person’s calendar when the clocks change [WORK-023, LIFE-009]', () => {
  const night = { now: DateTime.fromISO('2027-03-13T22:00:00', { zone }), zone }
  expect([read('tomorrow', night), read('2d', night)]).toEqual(['Sun 2027-03-14 09:00', 'Mon 2027-03-15 09:00'])
  const west = { now: DateTime.fromISO('2027-04-22T01:30:00Z'), zone: 'America/Los_Angeles' }
  expect(read('tomorrow 8am', west)).toBe('Thu 2027-04-22 08:00')
})

test('whatever is read hasn’t passed, and is that many days ahead [WORK-023]', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 365 }),
      (moment, days) => {
        const at = { now: DateTime.fromJSDate(moment), zone }
        const when = readWhen(`${days}d`, at)
        expect(when && when > at.now).toBe(true)
        expect(when?.startOf('day').diff(at.now.setZone(zone).startOf('day'), 'days').days).toBe(days)
      },
    ),
  )
})
