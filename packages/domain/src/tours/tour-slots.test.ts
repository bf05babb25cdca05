import fc from 'fast-check'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import {
  defaultTourHours,
  findTourSlot,
  freeTourChoices,
  isTourDate,
  parseTourTime,
  tourDates,
  tourDays,
  type TourHours,
  tourText,
  tourTimes,
  weekdayOf,
  zonedClock,
} from '../index'

const zones = fc.constantFrom(
  'America/New_York',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
)
const days = fc
  .date({ min: new Date('2007-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const two = (value: number) => String(value).padStart(2, '0')
const clock = fc
  .tuple(fc.integer({ min: 6, max: 22 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`)

test("a clock's time on a day is the moment that luxon finds, in every zone and across clock changes [TOUR-006]", () => {
  fc.assert(
    fc.property(days, clock, zones, (day, time, zone) => {
      expect(zonedClock(zone)(day, time).toISOString()).toBe(
        DateTime.fromISO(`${day}T${time}`, { zone }).toUTC().toISO(),
      )
    }),
    { numRuns: 1000 },
  )
  expect(() => zonedClock('Idaho')).toThrow(RangeError)
})

test.each([
  ['the day before clocks go forward', '2027-03-12', '2027-03-12T15:00:00.000Z'],
  ['the Monday after', '2027-03-15', '2027-03-15T14:00:00.000Z'],
  ['the Friday before clocks go back', '2026-10-30', '2026-10-30T14:00:00.000Z'],
  ['the Monday after', '2026-11-02', '2026-11-02T15:00:00.000Z'],
])('on %s, %s, 8 AM in Denver is %s [TOUR-006]', (_what, day, moment) => {
  expect(zonedClock('America/Denver')(day, '08:00').toISOString()).toBe(moment)
})

const hoursOf = fc.record({
  weekday: fc.integer({ min: 1, max: 5 }),
  opens: fc.constantFrom('07:30', '08:00', '09:00', '12:00', '15:00'),
  closes: fc.constantFrom('12:00', '15:00', '16:30', '17:00', '20:00'),
})

/** The hours of the four times of day as the requirement words them, read independently of the code. */
const windowHours = new Map(tourTimes.map((time) => [time, readHours(time)]))

function readHours(time: string): number[] {
  return [...time.matchAll(/(\d+)([AP])M/g)].map(([, hour, half]) => (Number(hour) % 12) + (half === 'P' ? 12 : 0))
}

test('offers exactly the times of day that lie within the hours of a bookable day, in order [FIND-013, TOUR-001, TOUR-005]', () => {
  fc.assert(
    fc.property(days, zones, fc.array(hoursOf, { maxLength: 6 }), fc.nat(), (today, timeZone, hours, seed) => {
      const taken = tourDates(today)[seed % 30] ?? today
      const time = tourTimes[seed % 4] ?? tourTimes[0]
      const offered = tourDays({ today, timeZone, hours, booked: [{ date: taken, time }] }).flatMap(({ date, slots }) =>
        slots.map((slot) => ({ date, ...slot })),
      )
      const expected = expectedSlots(today, timeZone, hours)
      expect(offered.map(({ date, time: of }) => `${date} ${of}`)).toEqual(expected.map(({ name }) => name))
      expect(offered.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual(expected.map(({ moments }) => moments))
      expect(offered.filter(({ isFree }) => !isFree).map(({ date, time: of }) => `${date} ${of}`)).toEqual(
        expected.filter(({ name }) => name === `${taken} ${time}`).map(({ name }) => name),
      )
    }),
  )
})

/** Returns what a community offers, by trying each day of the next three months with luxon. */
function expectedSlots(today: string, zone: string, hours: readonly TourHours[]) {
  const start = DateTime.fromISO(today, { zone })
  return Array.from({ length: 95 }, (_, index) => start.plus({ days: index }))
    .filter((day) => isTourDate(day.toISODate() ?? '', today))
    .flatMap((day) =>
      [...windowHours].flatMap(([time, [from = 0, to = 0]]) => {
        const isOpen = hours.some(
          ({ weekday, opens, closes }) => weekday === day.weekday && hourOf(opens) <= from && to <= hourOf(closes),
        )
        const moments = [from, to].map((hour) => day.set({ hour }).toUTC().toISO())
        return isOpen ? [{ name: `${day.toISODate()} ${time}`, moments }] : []
      }),
    )
}

const hourOf = (text: string) => Number(text.slice(0, 2)) + Number(text.slice(3)) / 60

test('without hours of its own, a community gives tours from 8 AM to 5 PM on every business day [FIND-013, TOUR-001]', () => {
  const offered = tourDays({ today: '2026-11-23', timeZone: 'America/Denver', hours: defaultTourHours, booked: [] })
  expect(offered.map(({ date }) => date)).toEqual(tourDates('2026-11-23'))
  for (const { date, slots } of offered) {
    expect(weekdayOf(date) % 6).toBeGreaterThan(0)
    expect(slots.map(({ time }) => time)).toEqual(tourTimes.slice(0, 3))
  }
})

test('finds the slot of a choice and the next free ones [FIND-013]', () => {
  const booked = [{ date: '2026-11-25', time: tourTimes[0] }]
  const offered = tourDays({ today: '2026-11-23', timeZone: 'America/Denver', hours: defaultTourHours, booked })
  expect(findTourSlot(offered, { date: '2026-11-25', time: tourTimes[0] })?.isFree).toBe(false)
  expect(findTourSlot(offered, { date: '2026-11-26', time: tourTimes[0] })).toBeUndefined()
  expect(freeTourChoices(offered, 3)).toEqual([
    { date: '2026-11-25', time: tourTimes[1] },
    { date: '2026-11-25', time: tourTimes[2] },
    { date: '2026-11-27', time: tourTimes[0] },
  ])
})

test.each([
  ['2026-12-01', tourTimes[1], 'America/Denver', 'Tuesday, December 1, 12 PM–3 PM Mountain Time'],
  ['2027-01-04', tourTimes[0], 'America/New_York', 'Monday, January 4, 8 AM–12 PM Eastern Time'],
  ['2027-01-04', tourTimes[3], 'Pacific/Honolulu', 'Monday, January 4, 5 PM–8 PM Hawaii-Aleutian Standard Time'],
])('a tour on %s, %s, in %s reads “%s” [TOUR-006]', (date, time, timeZone, text) => {
  expect(tourText({ date, time, timeZone })).toBe(text)
})

test('knows the four times of day by their names only [TOUR-005]', () => {
  expect(tourTimes.map(parseTourTime)).toEqual([...tourTimes])
  expect(parseTourTime('Midnight')).toBeUndefined()
})
