import fc from 'fast-check'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { addDays, addMonths, isCalendarDay, siteDay, todayIn, weekdayOf } from '../index'

const utc = { zone: 'utc' } as const
const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test("days, months, and weekdays match luxon's [TOUR-003]", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -800, max: 800 }), (day, count) => {
      const known = DateTime.fromISO(day, utc)
      expect(addDays(day, count)).toBe(known.plus({ days: count }).toISODate())
      expect(addMonths(day, count)).toBe(known.plus({ months: count }).toISODate())
      expect(weekdayOf(day)).toBe(known.weekday % 7)
    }),
  )
})

test('today in a zone is the day its clocks show [TOUR-006]', () => {
  const zones = fc.constantFrom('America/Los_Angeles', 'America/Denver', 'America/New_York', 'Pacific/Honolulu', 'UTC')
  const times = fc.date({ min: new Date('2000-01-01'), max: new Date('2050-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(zones, times, (zone, now) => {
      expect(todayIn(zone, now)).toBe(DateTime.fromJSDate(now, { zone }).toISODate())
    }),
  )
  expect(() => todayIn('Idaho', 0)).toThrow(RangeError)
})

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-13-01', false],
  ['2027-1-1', false],
  ['tomorrow', false],
  ['', false],
])('%s is a day: %s [GWZ-085]', (text, is) => expect(isCalendarDay(text)).toBe(is))

test('no evening of the 48 states is dated tomorrow [FIND-010, TRUST-018]', () => {
  for (const zone of ['America/Los_Angeles', 'America/Denver', 'America/Chicago', 'America/New_York']) {
    const evening = DateTime.fromISO('2026-11-25T23:30', { zone })
    expect(siteDay(evening.toMillis()) <= todayIn(zone, evening.toMillis())).toBe(true)
  }
  expect(siteDay(Date.parse('2026-11-26T04:00:00Z'))).toBe('2026-11-25')
})
