import { tourDays, tourTimes } from '@pkg/domain'
import { expect, test } from 'vitest'
import { callTimeOptions, parseTourTimeValue, tourTimeOptions } from './time-options'

const hours = [{ weekday: 1, opens: '08:00', closes: '15:00' }]

test('lists the free times for tours by month, without those that are booked [WORK-020, TOUR-005]', () => {
  const booked = [{ date: '2026-11-30', time: tourTimes[0] }]
  const days = tourDays({ today: '2026-11-24', timeZone: 'America/Denver', hours, booked })
  const [november, december] = tourTimeOptions(days)
  expect(november).toEqual({
    label: 'November 2026',
    options: [{ value: '2026-11-30 Afternoon (12PM-3PM)', label: 'Monday, November 30, 12 PM–3 PM' }],
  })
  expect(december).toMatchObject({ label: 'December 2026' })
  expect(JSON.stringify(december)).toContain('Monday, December 7, 8 AM–12 PM')
})

test.each([
  ['2026-11-30 Afternoon (12PM-3PM)', { date: '2026-11-30', time: 'Afternoon (12PM-3PM)' }],
  ['2026-11-30 Midnight', undefined],
  ['', undefined],
])('reads the time “%s” of a form [WORK-020]', (value, choice) => {
  expect(parseTourTimeValue(value)).toEqual(choice)
})

test('lists an advisor’s free times in the advisor’s time zone [WORK-020, AGENT-008]', () => {
  const slot = { startsAt: '2026-12-01T16:00:00.000Z', endsAt: '2026-12-01T16:15:00.000Z' }
  expect(callTimeOptions([{ date: '2026-12-01', slots: [slot] }], 'America/Denver')).toEqual([
    { label: 'December 2026', options: [{ value: slot.startsAt, label: 'Tuesday, December 1, 9:00 AM' }] },
  ])
  expect(callTimeOptions([], 'America/Denver')).toEqual([])
})
