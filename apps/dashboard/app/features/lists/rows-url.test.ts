import { expect, test } from 'vitest'
import { apiQuery } from './api-query'
import type { List, ListRow } from './list'
import { parseListUrl } from './list-url'
import { rowsUrl } from './rows-url'

const list: List<ListRow> = {
  area: 'tours',
  title: 'Tours',
  recordType: 'tours',
  roles: ['admin'],
  views: [
    { name: 'open', label: 'Open', query: { 'filter[status]': 'booked' }, none: { title: '', help: '' } },
    { name: 'all', label: 'All', none: { title: '', help: '' } },
  ],
  columns: [{ name: 'name', header: 'Name', cell: ({ name }) => name }],
  filters: [
    { name: 'outcome', label: 'Outcome', kind: 'choice', options: [] },
    { name: 'outcomes', label: 'Outcome', property: 'outcome', kind: 'many', options: [], isLinked: true },
    { name: 'since', label: 'Tour', property: 'startsAt', kind: 'since' },
    { name: 'before', label: 'Tour', property: 'startsAt', kind: 'before' },
    { name: 'movedIn', label: 'Moved in', property: 'movedInOn', kind: 'from' },
    { name: 'movedInUntil', label: 'Moved in', property: 'movedInOn', kind: 'until' },
    { name: 'opened', label: 'Opened', property: 'openedAt', kind: 'exists', options: [] },
    { name: 'advisor', label: 'Advisor', property: 'agent', kind: 'text', roles: ['agent'] },
  ],
}
const reader = { role: 'admin', zone: 'America/New_York' } as const

test.each([
  { 'filter[outcome]': 'took-place' },
  { 'filter[outcome][in]': 'took-place,no-show' },
  { 'filter[startsAt][ge]': '2026-10-01T04:00:00.000Z', 'filter[startsAt][lt]': '2026-11-02T05:00:00.000Z' },
  { 'filter[movedInOn][ge]': '2026-10-01', 'filter[movedInOn][le]': '2026-10-31', 'filter[openedAt][exists]': 'true' },
] as Record<string, string>[])('the page of %o asks the API for the same rows [WORK-014, WORK-003]', (query) => {
  const url = rowsUrl(list, new URLSearchParams(query), reader)
  const state = parseListUrl(list, new URL(url ?? '', 'http://dashboard').searchParams)
  expect(state && apiQuery(list, state, reader.zone)).toEqual(query)
})

test('a list without one of the filters has no page of the rows [WORK-014]', () => {
  const query = new URLSearchParams({ 'filter[outcome]': 'took-place', 'filter[mood]': 'good' })
  expect(rowsUrl(list, query, reader)).toBeUndefined()
  expect(rowsUrl(list, new URLSearchParams({ 'filter[agent]': 'ana' }), reader)).toBeUndefined()
  expect(rowsUrl(list, new URLSearchParams(), { ...reader, role: 'agent' })).toBeUndefined()
})
