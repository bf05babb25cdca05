import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { formatAge, formatDay, formatDue, formatMoment, formatMomentAt, formatStay } from './times'

const clock = { now: DateTime.fromISO('2026-11-21T18:12:00-07:00'), zone: 'America/Denver' }

test.each([
  ['2026-11-22T02:00:00Z', 'Today 7:00 PM', 'today in Denver, tomorrow in London'],
  ['2026-11-22T08:00:00Z', 'Sun 1:00 AM', 'after midnight'],
  ['2026-11-16T16:00:00Z', 'Mon 9:00 AM', 'earlier this week'],
  ['2026-11-14T16:00:00Z', 'Nov 14', 'a week ago'],
  ['2027-01-12T16:00:00Z', 'Jan 12, 2027', 'next year'],
])('writes %s as %s: %s [DASH-002]', (iso, text, _why) => {
  expect(formatMoment(iso, clock)).toEqual({ iso, text })
})

test.each([
  ['America/Denver', '2026-11-22T02:00:00Z', 'Today 7:00 PM', 'the reader’s own zone'],
  ['America/Boise', '2026-11-22T02:00:00Z', 'Today 7:00 PM', 'a zone with the same time'],
  ['America/Chicago', '2026-11-22T02:00:00Z', 'Today 8:00 PM CST', 'an hour ahead'],
  ['America/Phoenix', '2026-11-22T02:00:00Z', 'Today 7:00 PM', 'the same time in winter'],
  ['America/New_York', '2026-11-22T06:30:00Z', 'Sun 1:30 AM EST', 'already the next day there'],
  ['America/Chicago', '2026-11-14T16:00:00Z', 'Nov 14', 'a day without a time'],
])('in %s, writes %s as %s: %s [WORK-020]', (place, iso, text, _why) => {
  expect(formatMomentAt(place, iso, clock)).toEqual({ iso, text })
})

test.each([
  ['2026-11-22T00:00:00Z', 'since today', 'an hour ago'],
  ['2026-11-21T07:30:00Z', 'since today', 'after midnight in Denver'],
  ['2026-11-21T06:30:00Z', 'for 1 day', 'before midnight in Denver'],
  ['2026-10-31T20:00:00Z', 'for 21 days', 'before the clocks changed'],
])('something since %s has been so %s: %s [WORK-006]', (iso, text, _why) => {
  expect(formatStay(iso, clock)).toEqual({ iso, text })
})

test.each([
  ['2026-11-22T01:34:00Z', 'soon', 'in 22 min'],
  ['2026-11-22T02:12:00Z', undefined, undefined],
  ['2026-11-22T01:12:00Z', 'soon', 'in 0 min'],
  ['2026-11-21T23:12:00Z', 'overdue', '2 hours overdue'],
  ['2026-11-20T23:12:00Z', 'overdue', '1 day overdue'],
])('marks a task due at %s as %s: %s [DASH-004]', (iso, urgency, words) => {
  expect(formatDue(iso, clock)).toMatchObject(urgency ? { urgency, words } : { iso })
  expect(formatDue(iso, clock).urgency).toBe(urgency)
})

test.each([
  ['2026-11-22T01:11:30Z', 'Just now'],
  ['2026-11-22T01:08:00Z', '4 min ago'],
  ['2026-11-22T00:12:00Z', '1 hour ago'],
  ['2026-11-21T22:12:00Z', '3 hours ago'],
  ['2026-11-19T01:12:00Z', '3 days ago'],
  ['2026-11-22T01:13:00Z', 'Just now'],
])('writes the age of %s as %s [DASH-003]', (iso, text) => {
  expect(formatAge(iso, clock).text).toBe(text)
})

test('writes the day with its time zone [DASH-002]', () => {
  expect(formatDay(clock)).toBe('Saturday, November 21, MST')
})
