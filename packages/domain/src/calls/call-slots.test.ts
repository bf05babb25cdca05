import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callDays, callText, callTimeText, defaultCallHours, findCallSlot, isBusinessDay } from '../index'

const timeZone = 'America/Denver'
const calendar = { earliest: new Date('2026-11-24T22:10:00Z'), timeZone, hours: defaultCallHours, booked: [] }

test('offers the half hours after the earliest moment, on business days within the hours [AGENT-008]', () => {
  const days = callDays(calendar)
  // Thanksgiving is on November 26.
  expect(days.map(({ date }) => date)).toEqual(['2026-11-24', '2026-11-25', '2026-11-27', '2026-11-30', '2026-12-01'])
  expect(days[0]?.slots.map(({ startsAt }) => callTimeText(startsAt, timeZone))).toEqual([
    '3:30 PM',
    '4:00 PM',
    '4:30 PM',
  ])
  expect(days[1]?.slots.map(({ startsAt }) => callTimeText(startsAt, timeZone)).at(0)).toBe('9:00 AM')
})

test('leaves out booked times, and finds a free one by its moment [AGENT-008]', () => {
  const [first] = callDays(calendar)[0]?.slots ?? []
  const startsAt = first?.startsAt ?? ''
  const days = callDays({ ...calendar, booked: [startsAt] })
  expect(findCallSlot(callDays(calendar), startsAt)).toEqual(first)
  expect(findCallSlot(days, startsAt)).toBeUndefined()
})

test('offers nothing to an advisor without hours [AGENT-008]', () => {
  expect(callDays({ ...calendar, hours: [] })).toEqual([])
})

test('offers no calls on days off, and the next days instead [AGENT-008]', () => {
  const [first, second, third] = callDays(calendar).map(({ date }) => date)
  const timeOff = [{ from: first ?? '', until: second ?? '' }]
  const days = callDays({ ...calendar, timeOff })
  expect(days[0]?.date).toBe(third)
  expect(days).toHaveLength(5)
})

test('calls never overlap and lie within the hours, in every time zone [AGENT-008]', () => {
  const clock = fc.integer({ min: 0, max: 24 * 4 - 1 }).map((quarter) => {
    const hour = String(Math.floor(quarter / 4)).padStart(2, '0')
    return `${hour}:${String((quarter % 4) * 15).padStart(2, '0')}`
  })
  const hours = fc.array(fc.record({ weekday: fc.integer({ min: 1, max: 5 }), opens: clock, closes: clock }), {
    maxLength: 6,
  })
  const zone = fc.constantFrom('America/New_York', 'America/Phoenix', 'Pacific/Honolulu')
  const earliest = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(hours, zone, earliest, (own, where, from) => {
      const days = callDays({ earliest: from, timeZone: where, hours: own, booked: [] })
      const slots = days.flatMap((day) => day.slots)
      expect(days.every(({ date }) => isBusinessDay(date))).toBe(true)
      for (const [index, slot] of slots.entries()) {
        expect(Date.parse(slot.startsAt)).toBeGreaterThanOrEqual(from.getTime())
        const next = slots[index + 1]
        if (next) expect(next.startsAt > slot.endsAt).toBe(true)
      }
    }),
    { numRuns: 50 },
  )
})

test('says when a call is on the advisor’s clocks [AGENT-008]', () => {
  expect(callText({ startsAt: '2026-12-01T16:00:00.000Z', timeZone })).toBe(
    'Tuesday, December 1, 9:00 AM Mountain Time',
  )
})
