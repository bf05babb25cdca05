import fc from 'fast-check'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { clockPanes, spanWords, timeLeft } from './time-left'

const clock = { now: DateTime.fromISO('2026-11-23T10:42:30-07:00') }
const timeIn = (seconds: number) => clock.now.plus({ seconds }).toISO() ?? ''
const offered = '2026-11-23T07:05:00-07:00'

test.each([
  ['2026-11-23T11:05:00-07:00', '23 min', 2],
  ['2026-11-23T10:43:00-07:00', '1 min', 1],
  ['2026-11-23T13:53:00-07:00', '3 hours 11 min', 6],
  ['2026-11-23T11:42:30-07:00', '1 hour', 3],
  ['2026-11-26T11:05:00-07:00', '3 days', 12],
])('says how much is left until %s: %s [WORK-002]', (until, words, panes) => {
  expect(timeLeft({ from: offered, until }, clock)).toMatchObject({ words, panes })
})

test('says how long ago the time ended, with no pane lit [WORK-002]', () => {
  const left = timeLeft({ from: offered, until: '2026-11-23T10:37:00-07:00' }, clock)
  expect(left).toEqual({ panes: 0, over: '5 min', isUrgent: true })
})

test('is urgent in the last hour only [WORK-002]', () => {
  const isUrgent = (until: string) => timeLeft({ from: offered, until }, clock).isUrgent
  expect([isUrgent('2026-11-23T11:42:00-07:00'), isUrgent('2026-11-23T11:43:00-07:00')]).toEqual([false, false])
  expect(isUrgent('2026-11-23T11:41:00-07:00')).toBe(true)
})

test('less time never lights more panes, and some pane is lit while time is left [WORK-002]', () => {
  const seconds = fc.integer({ min: 1, max: 500_000 })
  fc.assert(
    fc.property(seconds, seconds, seconds, (total, one, other) => {
      const panesAfter = (left: number) =>
        timeLeft(
          {
            from: timeIn(left - total),
            until: timeIn(left),
          },
          clock,
        ).panes
      const [less, more] = [Math.min(one, other, total), Math.min(Math.max(one, other), total)]
      expect(panesAfter(less)).toBeLessThanOrEqual(panesAfter(more))
      expect(panesAfter(less)).toBeGreaterThanOrEqual(1)
      expect(panesAfter(more)).toBeLessThanOrEqual(clockPanes)
    }),
  )
})

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 hour'],
  [190, '3 hours 10 min'],
  [275, '4 hours'],
  [1500, '25 hours'],
  [2880, '2 days'],
])('writes %i minutes as %s', (minutes, words) => {
  expect(spanWords(minutes)).toBe(words)
})
