import type { CostEstimate } from '@pkg/api-client'
import type { Community } from '@pkg/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildCommunity, buildTile } from '~/testing/community'
import { listResponse, type LocalApi, resourceResponse, startLocalApi } from '~/testing/local-api'
import { crawl } from '~/testing/site'
import { comparePath, readComparedIds } from '~/site/links/compare-links'
import { compareRows } from './compare-rows'
import { differs } from './compare-row'

const cost = (id: string, rent: number, care?: number): CostEstimate => {
  const range = (amount: number) => ({ low: amount, likely: amount, high: amount })
  return {
    id,
    care: 'light-care',
    total: range(rent + (care ?? 0)),
    parts: [
      { kind: 'rent', amount: range(rent), source: 'community' },
      { kind: 'care', ...(care !== undefined && { amount: range(care) }), source: 'community' },
    ],
    increases: [],
  }
}
const oak = buildCommunity({ id: 'oak', name: 'Oak House', feePercent: 50, amenities: { hasTransferAssistance: true } })
const elm = buildCommunity({ id: 'elm', name: 'Elm Court', feePercent: 0, slyScore: 9.1, numReviews: 12 })
const fir = buildCommunity({ id: 'fir', name: 'Fir Lodge', feePercent: 50, slyScore: 8.2, numReviews: 6 })

let api: LocalApi
beforeAll(async () => {
  api = await startLocalApi()
})
beforeEach(() => {
  api.requests.length = 0
  for (const community of [oak, elm, fir]) respondWith(community)
  for (const id of ['nowhere', 'a', 'b', 'c']) api.respond(`/marketplace/communities/${id}`, { status: 404 })
  api.respond('/marketplace/communities/old-oak', resourceResponse('communities', oak))
})
afterAll(() => api.stop())

function respondWith(community: Community) {
  api.respond(`/marketplace/communities/${community.id}`, resourceResponse('communities', community))
}

const rowOf = (html: string, id: string) => html.split(`data-row="${id}"`).slice(1)

test('shows only what differs, and every row on request [TRUST-013]', async () => {
  const page = await crawl('/compare?communities=oak,elm', api.context)
  expect(page).toMatchObject({ status: 200, title: 'Compare Oak House, Elm Court', robots: 'noindex, follow' })
  expect(rowOf(page.html, 'fee')).toHaveLength(2)
  expect(page.html).toContain('50% of the first month')
  expect(rowOf(page.html, 'city')).toEqual([])
  expect(page.html).toContain('href="/compare?communities=oak,elm&amp;show=all"')
  expect(rowOf((await crawl('/compare?communities=oak,elm&show=all', api.context)).html, 'city')).toHaveLength(2)
})

test('says so when nothing was selected in the saved list, and leads back [TRUST-013]', async () => {
  const said = 'You didn’t select any communities'
  const page = await crawl('/compare?from=saved', api.context)
  expect(page.html).toContain(said)
  expect(page.html).toMatch(/href="\/homebase\/saved"[^>]*>Select 2 to 5 in your saved list/)
  expect((await crawl('/compare', api.context)).html).not.toContain(said)
  expect((await crawl('/compare?communities=oak&from=saved', api.context)).html).not.toContain(said)
})

test('shows what no one told us as unknown, with a link that asks that community [TRUST-013, COMM-010]', async () => {
  const [atOak = '', atElm = ''] = rowOf(
    (await crawl('/compare?communities=oak,elm', api.context)).html,
    'hasTransferAssistance',
  )
  expect(atOak).toMatch(/^[^>]*><span>Yes</)
  expect(atElm).toContain('href="/questions/new?community=elm"')
  expect(atElm).toContain('Unknown')
})

test('marks the best of different values with a word [TRUST-013]', () => {
  const rows = compareRows([
    { community: oak, cost: cost('oak', 4000, 900) },
    { community: elm, cost: cost('elm', 4500, 300) },
    { community: fir, cost: cost('fir', 5000, 500) },
  ])
  const best = (id: string) =>
    Object.values(rows)
      .flat()
      .find((row) => row.id === id)
      ?.cells.map((cell) => cell.best)
  expect(best('likely')).toEqual([undefined, 'Lowest', undefined])
  expect(best('rent')).toEqual(['Lowest', undefined, undefined])
  expect(best('rating')).toEqual([undefined, 'Highest', undefined])
})

test('marks no price as the lowest if a sum lacks a fee or an amount is an estimate [TRUST-013, TRUST-012]', () => {
  const [likely] = compareRows([
    { community: oak, cost: cost('oak', 4000) },
    { community: elm, cost: cost('elm', 4500, 300) },
  ]).cost
  expect(likely?.cells).toEqual([{ text: '$4,000, before care fees' }, { text: '$4,800' }])
})

test('a care fee of the area is an estimate, and never the lowest [TRUST-013, FIND-025]', () => {
  const { parts, ...elmCost } = cost('elm', 4500, 300)
  const area = { place: 'Denver County, CO', communities: 6 }
  const estimated = {
    ...elmCost,
    parts: parts.map((part) => (part.kind === 'care' ? { ...part, source: 'area' as const, area } : part)),
  }
  const rows = compareRows([
    { community: oak, cost: cost('oak', 4000, 900) },
    { community: elm, cost: estimated },
  ]).cost
  const cellsOf = (id: string) => rows.find((row) => row.id === id)?.cells
  expect(cellsOf('likely')).toEqual([{ text: '$4,900' }, { text: '$4,800, our estimate' }])
  expect(cellsOf('care-fee')).toEqual([{ text: '$900' }, { text: '$300, our estimate' }])
})

test('knows unknown from every known value [TRUST-013]', () => {
  expect(differs({ id: 'x', label: 'X', cells: [{}, { text: 'No' }] })).toBe(true)
  expect(differs({ id: 'x', label: 'X', cells: [{}, {}] })).toBe(false)
})

test.each([
  ['/compare', 'Choose 2 to 5 communities'],
  ['/compare?communities=oak', 'You chose Oak House. Add at least one more community to compare.'],
  ['/compare?communities=oak,nowhere', 'One community isn’t listed anymore.'],
  ['/compare?communities=oak,elm,fir,a,b,c', 'These are the first 5.'],
])('%s says what to do [TRUST-013]', async (path, text) => {
  const page = await crawl(path, api.context)
  expect(page.status).toBe(200)
  expect(page.html).toContain(text)
  expect(page.html).toContain('href="/homebase/saved"')
})

test.each([
  ['/compare?communities=old-oak,elm&show=all', '/compare?communities=oak,elm&show=all'],
  ['/compare?communities=old-oak,oak', '/compare?communities=oak'],
])('%s redirects to %s [TRUST-013, LIFE-006]', async (path, location) => {
  expect(await crawl(path, api.context)).toMatchObject({ status: 301, location })
})

test('removes a community and adds one that is found by its name [TRUST-013]', async () => {
  api.respond('/marketplace/search/community', (query) =>
    query.get('q') === 'fir'
      ? listResponse('communities', [buildTile({ id: 'oak' }), buildTile({ id: 'fir', name: 'Fir Lodge' })])
      : listResponse('communities', []),
  )
  const { html } = await crawl('/compare?communities=oak,elm&name=fir', api.context)
  expect(html).toContain('href="/compare?communities=elm"')
  expect(html).toContain('href="/compare?communities=oak,elm,fir"')
  expect(html).not.toContain('communities=oak,elm,oak')
  expect((await crawl('/compare?communities=oak&name=xyz', api.context)).html).toContain(
    'We couldn’t find a community named “xyz”',
  )
})

test('reads the communities of forms and links, and writes links that it can read [TRUST-013]', () => {
  const parameters = new URLSearchParams('communities=a&communities=b,a&communities=%20,c')
  expect(readComparedIds(parameters)).toEqual(['a', 'b', 'c'])
  expect(comparePath(['a', 'b'], { care: 'light-care' })).toBe('/compare?communities=a,b&care=light-care')
  expect(comparePath([])).toBe('/compare')
})

test.each([
  [500, 503],
  [503, 503],
  [429, 429],
])('fails, and says nothing of a community, while the API answers %i [TRUST-013, ERR-018]', async (status, shown) => {
  api.respond('/marketplace/communities/elm', { status })
  const page = await crawl('/compare?communities=oak,elm', api.context)
  expect(page.status).toBe(shown)
  expect(page.html).not.toContain('isn’t listed anymore')
})

const authority = 'Centers for Medicare & Medicaid Services'
const record = { authority, asOf: '2026' }
const nursingHome = buildCommunity({
  id: 'yew',
  name: 'Yew Home',
  staffing: { ...record, turnover: 52.5, hours: { total: 3.5, weekendTotal: 3 } },
  enforcement: { ...record, years: 3, fines: 2, fineTotal: 12_350, penalties: [] },
  deficiencies: {
    ...record,
    listed: ['2025-02-03', '2025-02-03', '2024-01-02'].map((date) => ({
      ...{ date, isComplaint: false, category: '', text: 'Keep food safe.' },
      ...{ severity: 'D' as const, isCorrected: true },
    })),
  },
})

test('compares weekend staff, turnover, fines, and the newest inspection, and what isn’t published is unknown [FIND-024, TRUST-013]', () => {
  const better = buildCommunity({
    id: 'ash',
    staffing: { ...record, turnover: 30, hours: { total: 4, weekendTotal: 4 } },
    enforcement: { ...record, years: 3, fines: 0, fineTotal: 0, penalties: [] },
  })
  const rows = compareRows([nursingHome, better, oak].map((community) => ({ community }))).quality
  const cellsOf = (id: string) => rows.find((row) => row.id === id)?.cells
  expect(cellsOf('weekend-staff')).toEqual([
    { text: '3.00 hours a day, one nurse or aide for 8' },
    { text: '4.00 hours a day, one nurse or aide for 6', best: 'Most' },
    {},
  ])
  expect(cellsOf('turnover')).toEqual([{ text: '52.5%' }, { text: '30%', best: 'Lowest' }, {}])
  expect(cellsOf('fines')).toEqual([{ text: '2, $12,350' }, { text: 'None', best: 'Fewest' }, {}])
  expect(cellsOf('last-inspection')).toEqual([{ text: 'Newest deficiencies listed: February 3, 2025' }, {}, {}])
})

test('has no rows about nursing homes where none is compared [FIND-024]', () => {
  const rows = compareRows([oak, elm].map((community) => ({ community }))).quality
  expect(rows.map(({ id }) => id)).not.toContain('turnover')
})

test('shows what a comparison is as long as there is none, and says that the picture is an example [TRUST-013, LOOK-010]', async () => {
  for (const path of ['/compare', '/compare?communities=oak']) {
    const { html } = await crawl(path, api.context)
    expect(html).toMatch(/<figure[^>]*><img[^>]*drawings\/quiet\/compare\.svg[^>]*alt=""/)
    expect(html).toContain('An example at one scale: communities for 5, 24, and 55 residents.')
  }
  expect((await crawl('/compare?communities=oak,elm', api.context)).html).not.toContain('drawings/quiet/')
})
