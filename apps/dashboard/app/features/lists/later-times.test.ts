import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { laterOptions } from './later-times'

const zone = 'America/Denver'
const times = (iso: string) =>
  laterOptions({ now: DateTime.fromISO(iso, { zone }), zone }).map(({ value }) =>
    DateTime.fromISO(value, { zone }).toFormat('ccc yyyy-MM-dd HH:mm'),
  )

test('puts things off to mornings where the person is, and never to today’s Monday [WORK-003]', () => {
  expect(times('2026-11-26T16:20:30')).toEqual([
    'Thu 2026-11-26 17:20',
    'Fri 2026-11-27 09:00',
    'Mon 2026-11-30 09:00',
    'Thu 2026-12-03 09:00',
  ])
  expect(times('2026-11-30T08:00:00').slice(1)).toEqual(['Tue 2026-12-01 09:00', 'Mon 2026-12-07 09:00'])
  expect(times('2026-11-29T08:00:00').slice(1)).toEqual(['Mon 2026-11-30 09:00', 'Sun 2026-12-06 09:00'])
})

test('keeps the morning across the change to standard time [WORK-003]', () => {
  expect(times('2026-10-31T12:00:00')[1]).toBe('Sun 2026-11-01 09:00')
})
