import type { AdvisorCall, Tour } from '@pkg/api-client'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { callRow, tourRow } from './booking-row'

const zone = 'America/Denver'
const clock = { now: DateTime.fromISO('2026-12-01T10:00:00', { zone }), zone }
const tour: Tour = {
  id: 't',
  version: 3,
  communityId: 'elm',
  communityName: 'Elm House',
  communityUrl: '/elm',
  address: '1 Pearl St',
  date: '2026-12-01',
  time: 'Morning (8AM-12PM)',
  timeZone: zone,
  startsAt: '2026-12-01T15:00:00.000Z',
  endsAt: '2026-12-01T19:00:00.000Z',
  status: 'booked',
  revision: 0,
  changedAt: '2026-11-23T18:30:00.000Z',
}
const yesterday = { startsAt: '2026-11-30T15:00:00.000Z', endsAt: '2026-11-30T19:00:00.000Z' }
const tomorrow = { startsAt: '2026-12-02T15:00:00.000Z', endsAt: '2026-12-02T19:00:00.000Z' }

test.each<[string, Partial<Tour>, object]>([
  ['to come', tomorrow, { label: 'Booked', tone: 'positive' }],
  ['that goes on', {}, { label: 'Now', tone: 'positive' }],
  ['that is over', yesterday, { label: 'No outcome yet', tone: 'caution' }],
  ['that took place', { ...yesterday, outcome: 'took-place' }, { label: 'Took place', tone: 'positive' }],
  [
    'after which a second one is wanted',
    { ...yesterday, outcome: 'took-place', wantsSecondTour: true },
    { label: 'Took place, wants a second tour', tone: 'positive' },
  ],
  ['to which no one came', { ...yesterday, outcome: 'no-show' }, { label: 'Didn’t come', tone: 'caution' }],
  ['that is canceled', { ...tomorrow, status: 'canceled' }, { label: 'Canceled', tone: 'neutral' }],
  ['whose time wasn’t free', { ...tomorrow, status: 'requested' }, { label: 'Needs a new time', tone: 'caution' }],
])('shows the status of a tour %s [WORK-020]', (_what, values, status) => {
  expect(tourRow({ ...tour, ...values }, clock).status).toEqual(status)
})

test('a tour to come can be moved, one that has begun can have an outcome, and a canceled one neither [WORK-020]', () => {
  const can = (values: Partial<Tour>) => {
    const { isNext, canRecord, isOver } = tourRow({ ...tour, ...values }, clock)
    return [isNext, canRecord, isOver]
  }
  expect(can(tomorrow)).toEqual([true, false, false])
  expect(can({})).toEqual([false, true, false])
  expect(can(yesterday)).toEqual([false, true, true])
  for (const values of [yesterday, tomorrow])
    expect(can({ ...values, status: 'canceled' })).toEqual([false, false, false])
  expect(can({ ...tomorrow, status: 'requested' })).toEqual([true, false, false])
  expect(can({ ...yesterday, status: 'requested' })).toEqual([false, false, false])
})

test('a tour and a call are at the time of the family’s emails, in one format [WORK-020]', () => {
  const call: AdvisorCall = {
    id: 'c',
    version: 1,
    agentId: 'bo',
    agentName: 'Bo Boulder',
    agentUrl: '/bo',
    agentPhone: '3035550123',
    startsAt: '2026-12-02T16:00:00.000Z',
    endsAt: '2026-12-02T16:15:00.000Z',
    timeZone: zone,
    status: 'booked',
    revision: 0,
    changedAt: tour.changedAt,
  }
  expect(tourRow(tour, clock)).toMatchObject({
    title: 'Tour of Elm House',
    when: 'Tuesday, December 1, 8 AM–12 PM Mountain Time',
  })
  expect(callRow(call, clock)).toMatchObject({
    title: 'Call with Bo Boulder',
    when: 'Wednesday, December 2, 9:00 AM Mountain Time',
    status: { label: 'Booked' },
  })
  expect(callRow({ ...call, ...yesterday, outcome: 'no-show' }, clock).status.label).toBe('Didn’t answer')
})

test('each side edits its own note of a tour [WORK-020]', () => {
  const recorded = { ...tour, ...yesterday, outcome: 'took-place' as const, outcomeBy: 'Bo', teamNote: 'Saw room 12' }
  const noted = { ...recorded, outcomeNote: 'Prefers Oak', outcomeAt: '2026-11-30T20:00:00.000Z' }
  expect(tourRow(noted, clock).recorded).toMatchObject({ by: 'Bo', note: 'Prefers Oak', teamNote: 'Saw room 12' })
  expect(tourRow(recorded, clock, { isTeam: true }).recorded).toMatchObject({
    note: 'Saw room 12',
    teamNote: undefined,
  })
})
