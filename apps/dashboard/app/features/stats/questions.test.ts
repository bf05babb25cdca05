import { endpoints } from '@pkg/api-client/server'
import { expect, test } from 'vitest'
import { rowsHref } from './rows-href.server'
import { questionsFor } from './questions'

test.each([
  ['provider', ['speed', 'tours', 'earnings', 'trust']],
  ['agent', ['speed', 'outcomes', 'sources', 'tours', 'trust']],
  ['admin', ['speed', 'outcomes', 'sources', 'tours', 'earnings', 'trust', 'funnel']],
  ['real-estate-agent', []],
] as const)('%s sees the questions about its own work [WORK-014, ROLE-010]', (role, names) => {
  expect(questionsFor(role).map(({ name }) => name)).toEqual(names)
})

const reader = { role: 'admin', zone: 'America/Denver' } as const

test.each([
  [endpoints.clients.list.path, 'filter[reached]=touring&filter[partner]=1&filter[state]=CO', '/families?tab=all'],
  [endpoints.clients.list.path, 'filter[firstCall][in]=later,none&filter[requestedHour]=1-09', '/families?tab=all'],
  [endpoints.clients.list.path, 'filter[erasedAt][ge]=2026-11-01T06:00:00.000Z', '/families?tab=all'],
  [endpoints.clients.list.path, 'filter[closedReason]=other&filter[community]=a&filter[source]=chatbot', '/families?'],
  [endpoints.tours.list.path, 'filter[isSecond]=true&filter[outcome]=took-place&filter[agent]=ana', '/tours?tab=all'],
  [
    endpoints.invoices.list.path,
    'filter[kind]=invoice&filter[status][in]=issued&filter[movedInOn][ge]=2026-11-01',
    '/invoices?tab=all',
  ],
  [endpoints.invoices.list.path, 'filter[status]=paid&filter[state]=CO&filter[agent]=ana', '/invoices?tab=all'],
  [
    endpoints.releases.list.path,
    'filter[recipientKind][in]=agent,community&filter[openedAt][exists]=true',
    '/releases?',
  ],
  [
    endpoints.releases.list.path,
    'filter[firstResponse]=none&filter[recipientKind]=agent&filter[recipient]=ana',
    '/releases?',
  ],
  [
    endpoints.wizardRuns.list.path,
    'filter[schema]=D2C&filter[schemaVersion]=1&filter[site]=own&filter[leftAt]=NameInfo&filter[day][ge]=2026-11-01&filter[day][le]=2026-11-29',
    '/wizard-sessions?',
  ],
  [endpoints.wizardRuns.list.path, 'filter[seen][exists]=true&filter[isSent]=true', '/wizard-sessions?'],
  [endpoints.wizardRuns.list.path, 'filter[answered]=NameInfo', '/wizard-sessions?'],
  [endpoints.wizardRuns.list.path, 'filter[answered][exists]=true&filter[cameBackAt]=NameInfo', '/wizard-sessions?'],
  [endpoints.wizardRuns.list.path, 'filter[leftAt][exists]=true&filter[cameBackAt][exists]=true', '/wizard-sessions?'],
])('the numbers of %s with %s open %s [WORK-014]', (path, query, page) => {
  expect(rowsHref(`${path}?${query}`, reader)).toContain(page)
})

test('a number whose rows a role can’t list isn’t a link [WORK-014, ROLE-010]', () => {
  const rows = `${endpoints.clients.list.path}?filter[reached]=touring`
  expect(rowsHref(rows, { ...reader, role: 'provider' })).toBeUndefined()
  expect(rowsHref('/platform/unknown', reader)).toBeUndefined()
})
