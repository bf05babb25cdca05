import { apiFor } from '@pkg/remix-host/server'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { apiStub } from '~/testing/api-stub'
import { loadOpenOutcomes } from './load-open-outcomes.server'

const shared = { version: 2, timeZone: 'America/Denver', status: 'booked', revision: 0, clientId: 'f' }
const tourAt = (id: string, endsAt: string) => ({
  ...shared,
  id,
  communityName: 'Elm House',
  date: '2026-11-30',
  time: 'Morning (8AM-12PM)',
  startsAt: endsAt.replace('T19', 'T15'),
  endsAt,
  clientName: 'Ruth',
})
const tours = [tourAt('first', '2026-11-28T19:00:00.000Z'), tourAt('third', '2026-11-30T19:00:00.000Z')]
const call = {
  ...shared,
  id: 'second',
  agentName: 'Bo',
  startsAt: '2026-11-29T16:00:00.000Z',
  endsAt: '2026-11-29T16:15:00.000Z',
}
const api = apiStub({
  '/platform/tours': { type: 'tours', items: tours, meta: { total: 8 } },
  '/platform/calls': { type: 'calls', items: [call] },
})
const clock = { now: DateTime.fromISO('2026-12-01T17:00:00Z'), zone: 'America/Denver' }
const load = (isTeam: boolean) => {
  const request = new Request('http://localhost:3001/dashboard/')
  return loadOpenOutcomes(apiFor(request, api.context), clock, { isTeam })
}

test('asks about the tours and calls that are over, the longest ago first, and says how long ago that was [WORK-020, WORK-001]', async () => {
  const { total, items } = await load(false)
  expect(total).toBe(9)
  expect(items.map(({ id, kind, ended }) => [id, kind, ended.text])).toEqual([
    ['first', 'tour', 'Ended 2 days ago'],
    ['second', 'call', 'Ended 2 days ago'],
    ['third', 'tour', 'Ended 22 hours ago'],
  ])
  expect(items[1]).toMatchObject({ family: 'Not provided', familyId: 'f', version: 2 })
  const query = Object.fromEntries(api.requests[0]?.searchParams ?? [])
  expect(query).toMatchObject({
    'filter[status]': 'booked',
    'filter[outcomeAt][exists]': 'false',
    'filter[endsAt][lt]': '2026-12-01T17:00:00.000Z',
    'filter[endsAt][ge]': '2026-11-01T17:00:00.000Z',
    sort: 'endsAt',
  })
})

test('asks a community’s team about its tours only [WORK-020]', async () => {
  const { total, items } = await load(true)
  expect([total, items.map(({ id }) => id)]).toEqual([8, ['first', 'third']])
  expect(api.requests.map(({ pathname }) => pathname)).toEqual(['/platform/tours'])
})
