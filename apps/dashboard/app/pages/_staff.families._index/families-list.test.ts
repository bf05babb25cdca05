import { expect, test } from 'vitest'
import { apiStub } from '~/testing/api-stub'
import { loader as exportLoader } from '../exports.$file'
import { loader } from './route'

/** Who is signed in. */
const now = { role: 'provider' }
const release = { id: 'r', recipientName: 'Oak House', sentAt: '2026-11-20T18:00:00Z', sharedFields: ['name'] }
const family = {
  id: '7',
  version: 1,
  name: 'Dana Whitfield',
  stage: 'new',
  stageSince: '2026-11-15T20:00:00Z',
  care: 'memory-care',
  communities: ['Oak House'],
  openTasks: 0,
  createdAt: '2026-11-15T20:00:00Z',
  releases: [release],
  recipients: ['Oak House'],
  sharedAt: '2026-11-20T18:00:00Z',
  response: 'waiting',
}
const api = apiStub({
  '/platform/users/me': {
    type: 'users',
    get item() {
      return { id: 'me', role: now.role, name: 'Pat' }
    },
  },
  '/secure/clients': { type: 'clients', items: [family], meta: { stages: {}, paused: 0 } },
  '/platform/saved-views': { type: 'saved-views', items: [] },
})

const open = (role: string, query = '') => {
  Object.assign(now, { role })
  const request = new Request(`http://localhost:3001/dashboard/families${query}`)
  return loader({ request, params: {}, context: api.context })
}
const queries = () =>
  api.requests.filter(({ pathname }) => pathname === '/secure/clients').map(({ searchParams }) => searchParams)

test.each(['provider', 'real-estate-agent'])(
  'a %s opens the families that wait, the one whose time ends first on top [DASH-003, ROLE-010]',
  async (role) => {
    expect(await open(role)).toMatchObject({
      kind: 'received',
      list: {
        state: { view: 'waiting' },
        counts: { waiting: 1, all: 1 },
        rows: [{ name: 'Dana Whitfield', href: '/families/7', response: { label: 'Waiting for a response' } }],
        csv: '/exports/families.csv?tab=waiting',
      },
    })
    expect(queries()[0]?.get('filter[response]')).toBe('waiting')
    expect(queries()[0]?.get('sort')).toBe('respondBy')
  },
)

test('sorts, searches, and filters all families by what the URL says [DASH-003, WORK-003]', async () => {
  await open('provider', '?tab=all&q=dana&sort=-shared&filter[care]=memory-care&filter[sharedAt]=2026-11-02')
  expect(Object.fromEntries(queries()[0] ?? [])).toMatchObject({
    q: 'dana',
    sort: '-sharedAt',
    'filter[care]': 'memory-care',
    'filter[sharedAt][ge]': expect.stringMatching(/^2026-11-02T/),
  })
})

test.each(['?tab=new', '?tab=paused', '?filter[source]=web', '?sort=advisor'])(
  'a provider doesn’t open %s, which only staff have [DASH-003, ROLE-010]',
  async (query) => {
    await expect(open('provider', query)).rejects.toMatchObject({ init: { status: 400 } })
  },
)

test.each([
  ['provider', 'name,care,budgetRange,place,contact,recipients,response,sharedAt'],
  ['real-estate-agent', 'name,place,contact,response,sharedAt'],
  ['agent', 'name,care,budgetRange'],
])('an export by the role %s has the columns that the role sees [WORK-003, ROLE-010]', async (role, fields) => {
  Object.assign(now, { role })
  const request = new Request('http://localhost:3001/dashboard/exports/families.csv?tab=all')
  const response = await exportLoader({ request, params: { file: 'families.csv' }, context: api.context })
  expect(response.headers.get('content-type')).toContain('text/csv')
  expect(queries()[0]?.get('fields[clients]')).toContain(fields)
})
