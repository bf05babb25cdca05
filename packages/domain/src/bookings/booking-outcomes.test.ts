import { expect, test } from 'vitest'
import { bookingOutcomeLabel, bookingOutcomes, canHaveOutcome } from '../index'

const now = new Date('2026-12-01T17:00:00Z')

test.each([
  ['booked', '2026-12-01T16:00:00Z', true, 'a tour that is over or goes on'],
  ['booked', '2026-12-01T17:00:00Z', true, 'a tour that begins this moment'],
  ['booked', '2026-12-01T17:00:01Z', false, 'a tour to come'],
  ['canceled', '2026-12-01T16:00:00Z', false, 'a canceled tour'],
  ['requested', '2026-12-01T16:00:00Z', false, 'a time that was asked for and never booked'],
])('a %s tour at %s can have an outcome: %s (%s) [WORK-020]', (status, startsAt, can) => {
  expect(canHaveOutcome({ status, startsAt: new Date(startsAt) }, now)).toBe(can)
})

test('labels each outcome differently, without its code [WORK-020]', () => {
  for (const kind of ['tour', 'call'] as const) {
    const labels = bookingOutcomes.map((outcome) => bookingOutcomeLabel(kind, outcome))
    expect(new Set(labels).size).toBe(bookingOutcomes.length)
    for (const label of labels) expect(label).toMatch(/^[A-Z][a-z’ ]+$/)
  }
})
