import { expect, test } from 'vitest'
import { apiStub } from '~/testing/api-stub'
import { renderedPages } from '~/testing/rendered-pages'
import * as page from './route'

const names = ['Adobe Court', 'Agave House', 'Aspen Court', 'Birch Lodge', 'Cedar Glen', 'Dune House', 'Elm Corner']
const communities = names.map((name) => ({
  id: name.toLowerCase().replace(' ', '-'),
  version: 1,
  name,
  url: `/${name}`,
  city: 'Boulder',
  state: 'CO',
  status: 1,
}))
const statements = { isPublic: true, arePricesHidden: false, prices: [], rooms: [], payments: [] }
const found = (id: string, title: string, detail: string) => ({
  id: `communities:${id}`,
  recordType: 'communities',
  recordId: id,
  title,
  detail,
  foundBy: 'words',
})
const phoenix = found('agave-house', 'Agave House', '4 Mesa Road, Phoenix, AZ 85004')
const tucson = found('agave-house-2', 'Agave House', '9 Dry Wash, Tucson, AZ 85701')

const stub = (role: string, total: number, matches: object[] = []) =>
  apiStub({
    '/platform/users/me': { type: 'users', item: { id: 'me', role, name: 'Ada' } },
    '/marketplace/listings': { type: 'listings', items: communities, meta: { total } },
    ...Object.fromEntries(communities.map((item) => [`/marketplace/listings/${item.id}`, { type: 'listings', item }])),
    ...Object.fromEntries(
      communities.map(({ id, name, url }) => [
        `/platform/community-statements/${id}`,
        { type: 'community-statements', item: { ...statements, id, name, url } },
      ]),
    ),
    '/platform/staff-search': {
      type: 'staff-search-results',
      items: matches.map((match, index) => ({ id: String(index), ...match })),
    },
  })

const several = stub('admin', 6500, [phoenix, tucson])
const one = stub('admin', 6500, [tucson])
const none = stub('admin', 6500)
const provider = stub('provider', 7)
const open = (api: typeof several, query = '') => renderedPages({ prices: page }, () => api.context)(`prices${query}`)

test('asks an admin of 6,500 communities for one, and shows no tabs of the first ones [WORK-010, WORK-022]', async () => {
  const { html } = await open(none)
  expect(html).toContain('No community chosen yet')
  expect(html).toContain('Find a community')
  expect(html).not.toContain('Adobe Court')
})

test('says which of many communities is shown, and where it is, and offers to find another [WORK-010, WORK-022]', async () => {
  const { html } = await open(none, '?community=aspen-court')
  expect(html).toContain('Prices and rooms of Aspen Court')
  expect(html).toContain('Boulder, CO. Families read')
  expect(html).toContain('Find another community')
  expect(html).not.toContain('Birch Lodge')
})

test('opens the only community that matches without scripts, and the one that was chosen of several [WORK-022]', async () => {
  const opened = await open(one, '?community=aspen-court&other-term=tucson')
  expect(opened).toMatchObject({ status: 302, location: '/dashboard/prices?community=agave-house-2' })
  const chosen = await open(several, '?other-term=agave&other-found=agave-house+Agave+House')
  expect(chosen.location).toBe('/dashboard/prices?community=agave-house')
})

test('tells communities of one name apart, and stays on the one that is shown until then [WORK-022]', async () => {
  const { html } = await open(several, '?community=aspen-court&other-term=agave')
  expect(html).toContain('Several match. Choose one below.')
  expect(html).toContain('Agave House, 4 Mesa Road, Phoenix, AZ 85004')
  expect(html).toContain('Agave House, 9 Dry Wash, Tucson, AZ 85701')
  expect(html).toContain('Prices and rooms of Aspen Court')
})

test('says that nothing matches, and how to search again [WORK-022]', async () => {
  const { html } = await open(none, '?other-term=zzz')
  expect(html).toContain('Nothing matches. Check the spelling, or type another part of the name.')
})

test('gives a provider with a few communities a tab for each, opened at the first [WORK-010]', async () => {
  const { html } = await open(provider)
  expect(html).toContain('Prices and rooms of Adobe Court')
  for (const name of names) expect(html).toContain(name)
  expect(html).not.toContain('Find another community')
})
