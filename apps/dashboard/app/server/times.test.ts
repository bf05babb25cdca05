import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { agoOf, dayOf, dueOf, momentOf } from './times'

const here = { now: DateTime.fromISO('2026-11-21T18:12:00-07:00'), zone: 'America/Denver' }

test.each([
  ['2026-11-22T02:00:00Z', 'Today 7:00 pm', 'today here, tomorrow in London'],
  ['2026-11-22T08:00:00Z', 'Sun 1:00 am', 'after midnight'],
  ['2026-11-16T16:00:00Z', 'Mon 9:00 am', 'earlier this week'],
  ['2026-11-14T16:00:00Z', 'Nov 14', 'a week ago'],
  ['2027-01-12T16:00:00Z', 'Jan 12, 2027', 'next year'],
])('%s reads %s: %s [DASH-002]', (iso, text, _why) => {
  expect(momentOf(iso, here)).toEqual({ iso, text })
})

test.each([
  ['2026-11-22T01:34:00Z', 'soon', 'in 22 min'],
  ['2026-11-22T02:12:00Z', undefined, undefined],
  ['2026-11-22T01:12:00Z', 'soon', 'in 0 min'],
  ['2026-11-21T23:12:00Z', 'overdue', '2 h overdue'],
  ['2026-11-18T23:12:00Z', 'overdue', '3 d overdue'],
])('a task due %s presses %s: %s [DASH-004]', (iso, press, words) => {
  expect(dueOf(iso, here)).toMatchObject(press ? { press, words } : { iso })
  expect(dueOf(iso, here).press).toBe(press)
})

test.each([
  ['2026-11-22T01:11:30Z', '0 min'],
  ['2026-11-22T01:08:00Z', '4 min'],
  ['2026-11-21T22:12:00Z', '3 h'],
  ['2026-11-19T01:12:00Z', '3 d'],
  ['2026-11-22T01:13:00Z', '0 min'],
])('%s was %s ago [DASH-003]', (iso, text) => {
  expect(agoOf(iso, here).text).toBe(text)
})

test('the day is told with its zone [DASH-002]', () => {
  expect(dayOf(here)).toBe('Saturday, November 21, MST')
})
