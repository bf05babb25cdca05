import { expect, test } from 'vitest'
import { apiQuery } from './api-query'
import type { List } from './list'

const none = { title: '', help: '' }
const list: List<{ id: string; name: string }> = {
  area: 'families',
  title: 'Families',
  recordType: 'clients',
  roles: ['admin'],
  countsDays: true,
  views: [
    { name: 'new', label: 'New', query: { 'filter[stage]': 'new' }, none },
    { name: 'done', label: 'Done', sort: '-dueAt', none },
  ],
  columns: [{ name: 'requested', header: 'Requested', sort: 'createdAt', cell: () => null }],
  filters: [
    { name: 'stage', label: 'Stage', kind: 'choice', options: [] },
    { name: 'createdAt', label: 'Requested', kind: 'since' },
    { name: 'seenBefore', property: 'seenAt', label: 'Seen', kind: 'before' },
    { name: 'status', label: 'Status', kind: 'many', options: [] },
    { name: 'hasContract', property: 'contract', label: 'Contract', kind: 'exists', options: [] },
    { name: 'unpaid', property: 'unpaidCents', label: 'Unpaid', kind: 'least', isDollars: true },
    { name: 'open', label: 'Open', kind: 'most', limit: 1000 },
    { name: 'record', label: 'Record ID', kind: 'text', isLinked: true },
  ],
}
const state = { view: 'new', page: 1, term: '', filters: {} }
const zone = 'America/Denver'

test('a tab’s own query wins over a filter in the URL [WORK-003]', () => {
  const query = apiQuery(list, { ...state, filters: { stage: 'closed' } }, zone)
  expect(query).toEqual({ 'filter[stage]': 'new', timeZone: zone })
})

test.each([
  ['2026-11-01', '2026-11-01T06:00:00.000Z', 'the day when clocks go back'],
  ['2026-11-02', '2026-11-02T07:00:00.000Z', 'a day in standard time'],
  ['someday', 'someday', 'a text that the API rejects'],
])('a filter by day begins at midnight where the person is: %s is %s (%s) [WORK-003]', (day, moment) => {
  const query = apiQuery(list, { ...state, filters: { createdAt: day } }, zone)
  expect(query['filter[createdAt][ge]']).toBe(moment)
})

test('sorts by what the API calls a column, and by the order of the tab otherwise [WORK-003]', () => {
  expect(apiQuery(list, { ...state, sort: '-requested' }, zone)['sort']).toBe('-createdAt')
  expect(apiQuery(list, { ...state, view: 'done' }, zone)['sort']).toBe('-dueAt')
  expect(apiQuery(list, state, zone)).not.toHaveProperty('sort')
})

test.each([
  ['seenBefore', '2026-11-02', 'filter[seenAt][lt]', '2026-11-02T07:00:00.000Z'],
  ['status', 'active,invited', 'filter[status][in]', 'active,invited'],
  ['hasContract', 'false', 'filter[contract][exists]', 'false'],
  ['unpaid', '$1,200.50', 'filter[unpaidCents][ge]', '120050'],
  ['unpaid', 'a lot', 'filter[unpaidCents][ge]', 'a lot'],
  ['open', '12', 'filter[open][le]', '12'],
  ['record', 'r1', 'filter[record]', 'r1'],
])('a filter %s of %s asks the API for %s=%s [WORK-003, WORK-025]', (name, value, parameter, compared) => {
  expect(apiQuery(list, { ...state, filters: { [name]: value } }, zone)).toMatchObject({ [parameter]: compared })
})
