import { expect, test } from 'vitest'
import { addBusinessMinutes, oneBusinessDayBefore, roundUpToHalfHour } from './business-hours'

const denver = 'America/Denver'

test.each([
  ['a business day', '2026-11-23T10:00-07:00', 60, '2026-11-23T11:00-07:00'],
  ['the night before', '2026-11-22T23:00-07:00', 60, '2026-11-23T10:00-07:00'],
  ['the end of a day', '2026-11-23T16:30-07:00', 60, '2026-11-24T09:30-07:00'],
  ['a Friday evening', '2026-11-20T18:00-07:00', 240, '2026-11-23T13:00-07:00'],
  ['Thanksgiving', '2026-11-26T10:00-07:00', 30, '2026-11-27T09:30-07:00'],
  ['the end of daylight saving time', '2026-10-30T16:00-06:00', 120, '2026-11-02T10:00-07:00'],
  ['several days', '2026-11-23T09:00-07:00', 2 * 480 + 30, '2026-11-25T09:30-07:00'],
  ['no time at all, at night', '2026-11-22T23:00-07:00', 0, '2026-11-22T23:00-07:00'],
])('counts business hours from %s [TRUTH-001]', (_, from, minutes, expected) => {
  expect(addBusinessMinutes(new Date(from), minutes, denver)).toEqual(new Date(expected))
})

test('counts business hours in the family’s time zone [TRUTH-001]', () => {
  const from = new Date('2026-11-23T16:30-05:00')
  expect(addBusinessMinutes(from, 60, 'America/New_York')).toEqual(new Date('2026-11-24T09:30-05:00'))
  expect(addBusinessMinutes(from, 60, 'America/Los_Angeles')).toEqual(new Date('2026-11-23T14:30-08:00'))
})

test('rounds up to a half hour that people can remember [TRUTH-001]', () => {
  expect(roundUpToHalfHour(new Date('2026-11-23T17:01Z'))).toEqual(new Date('2026-11-23T17:30Z'))
  expect(roundUpToHalfHour(new Date('2026-11-23T17:30Z'))).toEqual(new Date('2026-11-23T17:30Z'))
})

test.each([
  ['a Tuesday', '2026-11-24T10:00-07:00', '2026-11-23T10:00-07:00'],
  ['a Monday', '2026-11-23T10:00-07:00', '2026-11-20T10:00-07:00'],
  ['a Sunday', '2026-11-22T10:00-07:00', '2026-11-20T00:00-07:00'],
])('goes back one business day from %s [TRUTH-008]', (_, time, expected) => {
  expect(oneBusinessDayBefore(new Date(time), denver)).toEqual(new Date(expected))
})
