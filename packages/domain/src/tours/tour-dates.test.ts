import { allForYear } from '@18f/us-federal-holidays'
import { expect, test } from 'vitest'
import {
  addDays,
  isBusinessDay,
  isFederalHoliday,
  isTourDate,
  nextBusinessDay,
  suggestedTourDates,
  tourDates,
  tourTimes,
  weekdayOf,
} from '../index'

const years = Array.from({ length: 40 }, (_, index) => 2005 + index)

/** Returns every day of `year`. */
function daysOf(year: number): string[] {
  const days: string[] = []
  for (let day = `${year}-01-01`; day.startsWith(String(year)); day = addDays(day, 1)) days.push(day)
  return days
}

test.each(years)('the closed days of %i match the government’s, including observed ones [TOUR-002]', (year) => {
  const listed = [year, year + 1].flatMap((of) => [
    ...allForYear(of, { shiftSaturdayHolidays: true, shiftSundayHolidays: true }),
    ...allForYear(of, { shiftSaturdayHolidays: false, shiftSundayHolidays: false }),
  ])
  const closed = new Set(listed.map(({ dateString }) => dateString).map(padded))
  expect(daysOf(year).filter(isFederalHoliday)).toEqual(daysOf(year).filter((day) => closed.has(day)))
})

/** Pads the library's dates, which omit leading zeros. */
const padded = (date: string) => date.replace(/-(\d)(?!\d)/g, '-0$1')

test.each([
  ['a Juneteenth after 2020', '2021-06-18', true],
  ['a Juneteenth before', '2020-06-19', false],
  ['the Friday of a New Year on Saturday', '2021-12-31', true],
  ['the Monday of a Christmas on Sunday', '2022-12-26', true],
  ['the Friday after Thanksgiving', '2026-11-27', false],
])('%s, %s, is closed: %s [TOUR-002]', (_what, day, is) => expect(isFederalHoliday(day)).toBe(is))

test.each([
  ['Thursday', '2026-11-19', '2026-11-20'],
  ['Friday', '2026-11-20', '2026-11-23'],
  ['Saturday', '2026-11-21', '2026-11-23'],
  ['the day before Thanksgiving', '2026-11-25', '2026-11-27'],
])('after %s, %s, the next business day is %s [TOUR-003]', (_what, day, next) => {
  expect(nextBusinessDay(day)).toBe(next)
})

test.each([
  ['today', '2026-11-19', false],
  ['the next business day', '2026-11-20', false],
  ['the Saturday after', '2026-11-21', false],
  ['the first business day after the next one', '2026-11-23', true],
  ['Thanksgiving', '2026-11-26', false],
  ['the last day before two months', '2027-01-18', false],
  ['the business day before that holiday', '2027-01-15', true],
  ['two months from today', '2027-01-19', false],
  ['a day in the past', '2020-03-03', false],
  ['no day', 'soon', false],
])('on Thursday, 2026-11-19, %s can be booked: %s is %s [TOUR-001, TOUR-002, TOUR-003]', (_what, day, is) => {
  expect(isTourDate(day, '2026-11-19')).toBe(is)
})

test('a short month limits by its last day: from December 31, tours end before February 28 [TOUR-003]', () => {
  expect(isTourDate('2026-02-27', '2025-12-31')).toBe(true)
  expect(isTourDate('2027-03-01', '2026-12-31')).toBe(false)
})

test('suggests the next nine bookable dates on every day of four years [TOUR-001, TOUR-002, TOUR-003, TOUR-004]', () => {
  for (const today of [2024, 2025, 2026, 2027].flatMap(daysOf)) {
    const dates = suggestedTourDates(today)
    expect(dates).toHaveLength(9)
    expect(dates).toEqual([...dates].sort())
    for (const day of dates) {
      expect([1, 2, 3, 4, 5]).toContain(weekdayOf(day))
      expect(isBusinessDay(day) && isTourDate(day, today)).toBe(true)
    }
    expect(tourDates(today).slice(0, 9)).toEqual(dates)
  }
})

test('a tour has four times of day [TOUR-005]', () => {
  expect(tourTimes).toEqual([
    'Morning (8AM-12PM)',
    'Afternoon (12PM-3PM)',
    'Late afternoon (3PM-5PM)',
    'Evening (5PM-8PM)',
  ])
})
