import type { AdvisorProfile } from '@pkg/api-client'
import { apiFor } from '@pkg/remix-host/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callFields, readCallStart } from '~/features/calls'
import { readAdvisorRequest } from './advisor-request.server'
import { listResponse, type LocalApi, resourceResponse, startLocalApi } from '~/testing/local-api'
import { crawl } from '~/testing/site'
import { loader as loadCard } from '~/pages/map.advisors.$theme.$region[.]svg'
import { drawRegionCard } from './counties/region-card.server'
import { listAdvisorPaths } from './list-advisor-paths.server'

const startsAt = '2999-12-03T16:00:00.000Z'
const profile: AdvisorProfile = {
  id: 'ana-ruiz',
  name: 'Ana Ruiz',
  region: 'mountain-west',
  city: 'Fort Collins',
  state: 'CO',
  areas: [{ state: 'CO', counties: ['Larimer', 'Weld County'] }],
  introduction: 'I ask about the nights first.',
  languages: ['en', 'es'],
  recentVisits: 1,
  nextFreeAt: startsAt,
  timeZone: 'America/Denver',
  isDemo: false,
  since: 2015,
  isAccepting: true,
  visits: [
    { communityId: 'oak', communityName: 'Oak House', communityUrl: '/oak', visitedOn: '2026-10-08', feePercent: 50 },
  ],
  checks: [{ kind: 'background', checkedOn: '2026-05-04', detail: 'Passed' }],
  fees: { total: 4, paying: 3, lowest: 20, highest: 100 },
}
const path = '/agents/mountain-west/fort-collins-colorado/ana-ruiz'

let api: LocalApi
beforeAll(async () => {
  api = await startLocalApi()
})
beforeEach(() => {
  api.requests.length = 0
  const states = [{ code: 'CO', total: 1 }]
  api.respond(
    '/marketplace/advisor-regions',
    listResponse('advisor-regions', [{ id: 'mountain-west', states, total: 1 }]),
  )
  const meta = { total: 1, languages: { en: 1, es: 1 }, city: 'Fort Collins' }
  api.respond('/marketplace/advisor-cards', listResponse('advisor-cards', [profile], meta))
  api.respond('/marketplace/advisor-profiles/ana-ruiz', resourceResponse('advisor-profiles', profile))
  const day = { id: 'ana-ruiz:2999-12-03', date: '2999-12-03', slots: [{ startsAt, endsAt: startsAt }] }
  api.respond('/marketplace/agents/ana-ruiz/call-days', listResponse('call-days', [day]))
})
afterAll(() => api.stop())

const site = 'https://www.homes.example'

test.each([
  ['/agents', 'Local advisors', undefined],
  ['/agents/mountain-west', 'Local advisors in the Mountain West', undefined],
  ['/agents/mountain-west?language=es', 'Local advisors in the Mountain West', 'noindex, follow'],
  ['/agents/mountain-west/fort-collins-colorado', 'Local advisors in Fort Collins, Colorado', undefined],
  [path, 'Ana Ruiz, Local advisor, Fort Collins, CO', undefined],
])('%s has the title “%s” and its own canonical URL [ROUTE-008, ROUTE-009, ROUTE-010]', async (url, title, robots) => {
  const page = await crawl(url, api.context)
  expect(page).toMatchObject({ status: 200, title, canonical: site + (url.split('?')[0] ?? '') })
  expect(page.robots).toBe(robots)
})

test.each(['/agents/nowhere', '/agents/northeast/fort-collins-colorado', '/agents/mountain-west/colorado'])(
  '%s doesn’t exist [ROUTE-008, ROUTE-009]',
  async (url) => {
    expect((await crawl(url, api.context)).status).toBe(404)
  },
)

test('each region of the directory has a map of the counties that advisors serve, from all pages of the API [LOOK-008, LOOK-010]', async () => {
  const { html } = await crawl('/agents', api.context)
  expect(html).toMatch(/<img[^>]*src="\/map\/advisors\/light\/mountain-west\.svg"[^>]*alt=""[^>]*loading="lazy"/)
  expect(html).toContain('srcSet="/map/advisors/dark/mountain-west.svg"')
  const far = { ...profile, id: 'bo', areas: [{ state: 'UT', counties: [] }] }
  api.respond('/marketplace/advisor-cards', (query) =>
    listResponse('advisor-cards', [query.get('page-number') === '2' ? far : profile], { total: 101, languages: {} }),
  )
  const serve = (theme: string, region: string) =>
    loadCard({ params: { theme, region }, request: new Request(`${site}/`), context: api.context })
  const response = await serve('light', 'mountain-west')
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('cache-control')).toContain('max-age=3600')
  expect(await response.text()).toBe(drawRegionCard('mountain-west', [profile, far], 'light'))
  const missing = expect.objectContaining({ init: expect.objectContaining({ status: 404 }) })
  await expect(serve('light', 'nowhere')).rejects.toThrow(missing)
  await expect(serve('sepia', 'mountain-west')).rejects.toThrow(missing)
})

test('keeps made-up advisors out of search engines, and their pages out of the sitemap [TRUTH-013, API-040]', async () => {
  const paths = async () => listAdvisorPaths(apiFor(new Request(site), api.context))
  expect(await paths()).toEqual(['/agents', '/agents/mountain-west', path.slice(0, path.lastIndexOf('/')), path])
  const demo = { ...profile, isDemo: true }
  const meta = { total: 1, languages: { en: 1 }, city: 'Fort Collins' }
  api.respond('/marketplace/advisor-cards', listResponse('advisor-cards', [demo], meta))
  api.respond('/marketplace/advisor-profiles/ana-ruiz', resourceResponse('advisor-profiles', demo))
  expect(await paths()).toEqual(['/agents'])
  for (const url of ['/agents/mountain-west', '/agents/mountain-west/fort-collins-colorado', path]) {
    expect((await crawl(url, api.context)).robots).toBe('noindex, follow')
  }
})

test('passes the filters of a region to the API, and ignores unknown ones [AGENT-009]', async () => {
  await crawl('/agents/mountain-west?state=CO&language=es&page=2&sort=rating', api.context)
  const query = new URL(api.requests.find((url) => url.includes('advisor-cards')) ?? '', site).searchParams
  expect(Object.fromEntries(query)).toMatchObject({
    'filter[region]': 'mountain-west',
    'filter[state]': 'CO',
    'filter[language]': 'es',
    'page-number': '2',
  })
  expect(query.has('sort')).toBe(false)
})

test('reads the time of the chosen day only [AGENT-008]', () => {
  const values = { 'call-day': '2999-12-03', [callFields.timeOf('2999-12-03')]: startsAt }
  expect(readCallStart(new URLSearchParams(values))).toBe(startsAt)
  expect(readCallStart(new URLSearchParams({ ...values, 'call-day': '2999-12-04' }))).toBeUndefined()
  expect(readCallStart(new URLSearchParams({ ...values, [callFields.timeOf('2999-12-03')]: 'soon' }))).toBeUndefined()
})

const call = { 'call-day': '2999-12-03', [callFields.timeOf('2999-12-03')]: startsAt }

test.each([
  ['a question without contact info', { name: 'Ruth' }, ['email']],
  ['a question with an email address', { name: 'Ruth', email: 'ruth@families.example' }, []],
  ['a question with a phone number', { name: 'Ruth', phone: '(303) 555-0123' }, []],
  ['a call without a phone number', { name: 'Ruth', email: 'ruth@families.example', ...call }, ['phone']],
  ['a call with a phone number', { name: 'Ruth', phone: '(303) 555-0123', ...call }, []],
  ['wrong values', { name: '', email: 'ruth@', phone: '12' }, ['name', 'email', 'phone']],
])('asks for what is missing from %s, and keeps the rest [AGENT-007, AGENT-008]', (_what, values, fields) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...values, intent: 'request' })) form.set(name, String(value))
  const read = readAdvisorRequest(form)
  expect(Object.keys(read.errors)).toEqual(fields)
  expect(read.values.name).toBe(values.name)
})
