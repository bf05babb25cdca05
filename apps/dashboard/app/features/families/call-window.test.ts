import type { CallPreferences } from '@pkg/domain'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { callWindow } from './call-window'

const denver = 'America/Denver'
const at = (iso: string) => DateTime.fromISO(iso)
const window = (preferences: CallPreferences, now: string, timeZone = denver) =>
  callWindow({ timeZone, preferences }, at(now))

// November 23, 2026, is a Monday.
test.each([
  ['2026-11-23T10:42:00-07:00', 'Open now, until 7 PM there.', true],
  ['2026-11-23T08:59:00-07:00', 'Opens at 9 AM there.', false],
  ['2026-11-23T19:00:00-07:00', 'Closed now. Call tomorrow at 9 AM there.', false],
  ['2026-11-24T19:00:00-07:00', 'Closed now. Call Mon at 9 AM there.', false],
  ['2026-11-25T12:00:00-07:00', 'Closed now. Call Mon at 9 AM there.', false],
])('says at %s: %s [TRUST-007]', (now, words, isOpen) => {
  const found = window({ days: ['monday', 'tuesday'], from: 9, until: 19 }, now)
  expect(found).toMatchObject({ words, isOpen, isClosed: !isOpen })
})

test('reads the hours on the family’s own clock [TRUST-007]', () => {
  const now = '2026-11-23T10:42:00-07:00'
  expect(window({ from: 12, until: 14 }, now, 'America/New_York')).toMatchObject({
    time: 'It’s 12:42 PM there (Eastern Time).',
    isOpen: true,
    bar: { start: 35.7, end: 50, now: 40.7 },
  })
  expect(window({ from: 12, until: 14 }, now).isOpen).toBe(false)
})

test('shows no window without preferences, and no calls for a family that gets emails only [TRUST-006, TRUST-007]', () => {
  const now = at('2026-11-23T10:42:00-07:00')
  expect(callWindow({ timeZone: denver }, now)).toEqual({
    words: '',
    time: 'It’s 10:42 AM there (Mountain Time).',
    isOpen: false,
    isClosed: false,
  })
  expect(callWindow({ timeZone: denver, preferences: { textFirst: true } }, now).words).toBe('Text first.')
  const emailOnly = callWindow({ timeZone: denver, preferences: { from: 9, until: 17 }, isEmailOnly: true }, now)
  expect(emailOnly).toEqual({ words: 'Email only. Don’t call or text.', isOpen: false, isClosed: false })
})

test('opens and closes at the hours of the clock on the days on which clocks change [TRUST-007]', () => {
  const preferences = { from: 9, until: 17 }
  // Spring: 2 AM becomes 3 AM, so 9 AM is eight hours after midnight. Autumn: it's ten hours after midnight.
  expect(window(preferences, '2026-03-08T14:59:00Z').isOpen).toBe(false)
  expect(window(preferences, '2026-03-08T15:00:00Z')).toMatchObject({ isOpen: true, bar: { now: 14.3, start: 14.3 } })
  expect(window(preferences, '2026-11-01T15:59:00Z').isOpen).toBe(false)
  expect(window(preferences, '2026-11-01T16:00:00Z')).toMatchObject({ isOpen: true, bar: { now: 14.3, start: 14.3 } })
  // Arizona doesn't change its clocks.
  expect(window(preferences, '2026-03-08T15:59:00Z', 'America/Phoenix').isOpen).toBe(false)
  expect(window(preferences, '2026-03-08T16:00:00Z', 'America/Phoenix').isOpen).toBe(true)
})

test('the window never leaves the bar, and it’s open only while the present is in it [TRUST-007]', () => {
  const hour = fc.integer({ min: 0, max: 24 })
  const zones = fc.constantFrom(denver, 'America/New_York', 'Pacific/Honolulu', 'America/Phoenix', 'America/Anchorage')
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  const days = fc.subarray<NonNullable<CallPreferences['days']>[number]>(['monday', 'wednesday', 'sunday'])
  fc.assert(
    fc.property(hour, hour, days, zones, moments, (from, until, on, timeZone, moment) => {
      const now = DateTime.fromJSDate(moment)
      const { bar, isOpen, isClosed } = callWindow({ timeZone, preferences: { from, until, days: on } }, now)
      if (!bar) return
      expect(bar.start).toBeGreaterThanOrEqual(0)
      expect(bar.end).toBeGreaterThanOrEqual(bar.start)
      expect(bar.end).toBeLessThanOrEqual(100)
      expect(isOpen && isClosed).toBe(false)
      if (bar.now !== undefined) {
        expect(bar.now).toBeGreaterThanOrEqual(0)
        expect(bar.now).toBeLessThanOrEqual(100)
        if (isOpen) expect([bar.now >= bar.start, bar.now <= bar.end]).toEqual([true, true])
      }
    }),
  )
})
