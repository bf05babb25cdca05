import type { SearchInsights, SearchRelaxation } from '@pkg/api-client'
import {
  careTypeSlugs,
  communitySizes,
  type CommunityTile,
  minRatings,
  onlyConditions,
  paymentSources,
  startingRates,
} from '@pkg/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTile } from '~/testing/community'
import { listResponse, type LocalApi, resourceResponse, startLocalApi } from '~/testing/local-api'
import { crawl } from '~/testing/site'
import { filterLabel } from './filter-label'
import { appliedValues, listingHref, withoutValue, withValue } from '~/site/links/filter-parameters'
import { type EmptyListing, justOutside, listingChanges } from './relaxed-listing'

let api: LocalApi
const counted = <Value extends string>(values: readonly Value[], communities: number) =>
  values.map((value) => ({ value, communities }))
const insights: SearchInsights = {
  id: 'current',
  known: 41,
  total: 12,
  paying: 3,
  care: counted(careTypeSlugs, 9),
  anyCare: 12,
  sizes: counted(communitySizes, 4),
  startingRates: counted(startingRates, 5),
  ratings: counted(minRatings, 0),
  only: counted(onlyConditions, 7),
  pays: counted(paymentSources, 5),
  amenities: [{ value: 'allowsPets', communities: 6 }],
}

beforeAll(async () => {
  api = await startLocalApi()
})
beforeEach(() => {
  api.requests.length = 0
  api.respond('/marketplace/communities', listResponse('communities', [buildTile()], { total: 12, paying: 3 }))
  api.respond('/marketplace/searchinsights', resourceResponse('search-insights', insights))
})
afterAll(() => api.stop())

/** Returns the texts and targets of links. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href = '', content = '']) => ({
    href: href.replaceAll('&amp;', '&'),
    text: content.replace(/<[^>]*>/g, ''),
  }))

test('chips add a filter and say how many communities it leaves, except those that leave none [FIND-006]', async () => {
  const { html } = await crawl('/memory-care/colorado?sort=price', api.context)
  const links = linksOf(html)
  expect(links).toContainEqual({
    href: '/memory-care/colorado?sort=price&only=open-rooms',
    text: 'Room open now7, 7 communities',
  })
  expect(links).toContainEqual({
    href: '/memory-care/colorado?sort=price&starting-rate=le%3A5000',
    text: 'Up to $5,000 for this care5, 5 communities',
  })
  expect(links.some(({ text }) => text.startsWith('Rated 8 or higher'))).toBe(false)
})

test('a list leads to where someone can stay, and the filter says what it filters, stays in the panel, and can be removed [FIND-023]', async () => {
  const href = `/tools/can-she-stay?list=${encodeURIComponent('/memory-care/colorado')}`
  const chip = { href, text: 'Where you can stay' }
  expect(linksOf((await crawl('/memory-care/colorado?sort=price', api.context)).html)).toContainEqual(chip)
  const { html } = await crawl('/memory-care/colorado?stays=le:3400&sort=price', api.context)
  expect(linksOf(html)).toContainEqual({
    href: '/memory-care/colorado?sort=price',
    text: 'Remove filter: Takes Medicaid, or costs up to $3,400 a month',
  })
  expect(linksOf(html)).not.toContainEqual(chip)
  expect(html).toMatch(/<input[^>]*type="hidden"[^>]*name="stays"[^>]*value="le:3400"/)
  expect(api.requests.filter((request) => request.includes('stays=le%3A3400')).length).toBeGreaterThan(1)
})

test('applied filters can be removed one by one, and all at once without the sort order [FIND-006]', async () => {
  const { html } = await crawl('/memory-care?only=open-rooms,no-referral-fee&size=small&sort=price', api.context)
  const links = linksOf(html)
  expect(links).toContainEqual({
    href: '/memory-care?only=no-referral-fee&size=small&sort=price',
    text: 'Remove filter: Room open now',
  })
  expect(links).toContainEqual({
    href: '/memory-care?only=open-rooms%2Cno-referral-fee&sort=price',
    text: 'Remove filter: Small, up to 20 residents',
  })
  expect(links).toContainEqual({ href: '/memory-care?sort=price', text: 'Clear all filters' })
  expect(html).toContain('12 of 41 communities match')
})

test('the panel has every amenity with its count, keeps other filters, and disables what would leave nothing [FIND-006, LIST-014]', async () => {
  const { html } = await crawl('/memory-care?filter[name]=oak&filter[hasGarden]=true', api.context)
  const field = (name: string) =>
    new RegExp(`<input[^>]*name="${name.replace(/[[\]]/g, '\\$&')}"[^>]*>`).exec(html)?.[0]
  expect(field('filter[allowsPets]')).not.toContain('disabled')
  expect(field('filter[hasWifi]')).toContain('disabled')
  expect(field('filter[hasGarden]')).toContain('checked')
  expect(field('filter[hasGarden]')).not.toContain('disabled')
  expect(field('filter[name]')).toContain('value="oak"')
  expect(html).toContain('Show 12 communities')
})

test('a page without counts still shows its communities [FIND-006]', async () => {
  api.respond('/marketplace/searchinsights', { status: 503 })
  const { html } = await crawl('/memory-care?size=small', api.context)
  expect(html).toContain('Oak House')
  expect(linksOf(html)).toContainEqual({ href: '/memory-care', text: 'Remove filter: Small, up to 20 residents' })
})

test.each([
  ['starting-rate', 'le:5000', 'Memory Care up to $5,000'],
  ['starting-rate', 'ge:6000', 'Memory Care $6,000 or more'],
  ['rating', 'ge:9', 'Rated 9 or higher'],
  ['filter[hasWifi]', 'false', 'Not offered or unknown: Wi-Fi'],
  ['filter[geo]', '40,-105,20', 'Within 20 miles'],
  ['filter[region]', 'mountain-west', 'Mountain West'],
  ['pays', 'long-term-care-insurance', 'Takes long-term care insurance'],
  ['stays', 'le:3400', 'Takes Medicaid, or costs up to $3,400 a month'],
])('%s %s reads “%s” [FIND-006]', (name, value, label) => {
  expect(filterLabel({ name, value }, 'memory-care')).toBe(label)
})

test('without a care type, a price limit is about the starting price [FIND-006, LIST-013]', () => {
  expect(filterLabel({ name: 'starting-rate', value: 'le:5000' }, 'senior-living')).toBe('Starting price up to $5,000')
})

test('adds to a list, replaces a choice, and removes one value of a list [FIND-006]', () => {
  const start = [
    ['only', 'open-rooms'],
    ['size', 'small'],
  ] as const
  const more = withValue(withValue(start, 'only', 'recent-prices'), 'size', 'large')
  expect(listingHref('/care-home', more)).toBe('/care-home?only=open-rooms%2Crecent-prices&size=large')
  expect(withoutValue(more, 'only', 'open-rooms')).toEqual([
    ['only', 'recent-prices'],
    ['size', 'large'],
  ])
  expect(appliedValues([...more, ['sort', 'price'], ['geometry', '1,2,3,4']])).toHaveLength(3)
})

const empty: EmptyListing = {
  care: 'memory-care',
  state: 'CO',
  place: { name: 'Denver', slug: 'denver' },
  filters: [
    ['starting-rate', 'le:5000'],
    ['only', 'open-rooms'],
    ['filter[allowsPets]', 'true'],
    ['sort', 'distance'],
  ],
}
const change = (relaxation: SearchRelaxation['relaxation'], more: Partial<CommunityTile> = {}): SearchRelaxation => ({
  id: 'change',
  relaxation,
  total: 2,
  nearest: buildTile(more),
})
const path = '/memory-care/colorado/denver'

test.each([
  [
    change({ kind: 'price', startingRate: 'le:5500' }, { carePrice: { care: 'memory-care', price: 5180 } }),
    'Up to $5,500 instead of Up to $5,000',
    `${path}?only=open-rooms&filter%5BallowsPets%5D=true&sort=distance&starting-rate=le%3A5500`,
    '$180 over your limit',
  ],
  [
    change({ kind: 'without', parameter: 'only', value: 'open-rooms' }),
    'Leave out “Room open now”',
    `${path}?starting-rate=le%3A5000&filter%5BallowsPets%5D=true&sort=distance`,
    'No open room confirmed in the last 10 days',
  ],
  [
    change({ kind: 'without', parameter: 'filter[allowsPets]' }),
    'Leave out “Pets welcome”',
    `${path}?starting-rate=le%3A5000&only=open-rooms&sort=distance`,
    'Not on record: Pets welcome',
  ],
  [
    change({ kind: 'without', parameter: 'toc' }),
    'Look at every care type',
    '/senior-living/colorado/denver?starting-rate=le%3A5000&only=open-rooms&filter%5BallowsPets%5D=true&sort=distance',
    'Offers Assisted Living',
  ],
  [
    change({ kind: 'state' }),
    'Look in all of Colorado',
    '/memory-care/colorado?starting-rate=le%3A5000&only=open-rooms&filter%5BallowsPets%5D=true',
    'In Denver, CO',
  ],
  [
    change({ kind: 'country' }),
    'Look in the whole country',
    '/memory-care?starting-rate=le%3A5000&only=open-rooms&filter%5BallowsPets%5D=true',
    'In Denver, CO',
  ],
])(
  'a change of an empty list says what it does, leads there, and says what its nearest community misses [FIND-006]',
  (relaxed, label, href, miss) => {
    expect(listingChanges([relaxed], empty)).toMatchObject([{ label, href, miss, total: 2 }])
  },
)

test('a list of where someone can stay leaves that out, and says by how much its nearest community is over the limit [FIND-023, FIND-006]', () => {
  const listing: EmptyListing = { care: 'memory-care', filters: [['stays', 'le:3400']] }
  const priced = { carePrice: { care: 'memory-care' as const, price: 3580 } }
  expect(listingChanges([change({ kind: 'without', parameter: 'stays' }, priced)], listing)).toMatchObject([
    {
      label: 'Leave out “Takes Medicaid, or costs up to $3,400 a month”',
      href: '/memory-care',
      miss: '$180 over your limit',
      over: 3580 / 3400 - 1,
    },
  ])
})

test('a wider circle keeps its center, and says how far its nearest community is [FIND-006, LIST-005]', () => {
  const listing: EmptyListing = { care: 'senior-living', filters: [['filter[geo]', '40,-105,20']] }
  const wider = change({ kind: 'circle', miles: 30 }, { distance: 24.6 })
  expect(listingChanges([wider], listing)).toMatchObject([
    {
      label: 'Within 30 miles instead of Within 20 miles',
      href: '/senior-living?filter%5Bgeo%5D=40%2C-105%2C30',
      miss: '25 miles away',
    },
  ])
})

test('an empty list shows the changes with their counts, and what is just outside [FIND-006]', async () => {
  api.respond('/marketplace/communities', listResponse('communities', [], { total: 0, paying: 0 }))
  api.respond(
    '/marketplace/searchrelaxations',
    listResponse('search-relaxations', [
      change({ kind: 'without', parameter: 'rating' }, { slyScore: 7.4, numReviews: 9 }),
    ]),
  )
  const { html } = await crawl('/memory-care?rating=ge:8', api.context)
  expect(html).toContain('One change is enough:')
  const text = expect.stringMatching(/^Leave out “Rated 8 or higher”Oak House: Rated 7\.4Show 2$/)
  expect(linksOf(html)).toContainEqual({ href: '/memory-care', text })
  expect(html).toContain('Rated 7.4')
  expect(html).toContain('Oak House')
})

test('what is just outside misses a limit by at most half of it, and a change that shows more stays offered [FIND-006]', async () => {
  api.respond('/marketplace/communities', listResponse('communities', [], { total: 0, paying: 0 }))
  const priced = (id: string, price: number) => ({ id, name: id, carePrice: { care: 'memory-care' as const, price } })
  api.respond(
    '/marketplace/searchrelaxations',
    listResponse('search-relaxations', [
      { ...change({ kind: 'without', parameter: 'starting-rate' }, priced('Far House', 3751)), id: 'any', total: 9 },
      { ...change({ kind: 'price', startingRate: 'le:4000' }, priced('Near House', 3750)), id: 'step' },
      {
        ...change({ kind: 'circle', miles: 100 }, { id: 'miles', name: 'Mile House', distance: 31 }),
        id: 'circle',
      },
    ]),
  )
  const { html } = await crawl('/memory-care?starting-rate=le:2500&filter[geo]=40,-105,20', api.context)
  const page = html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
  expect(page).toContain('Show 9')
  expect(page).toContain('Near House')
  expect(page).not.toContain('Far House')
  expect(page).not.toContain('Mile House')
})

test('of what is just outside, the smallest miss comes first, and a community appears once [FIND-021]', () => {
  const priced = (name: string, price: number) => ({
    id: name,
    name,
    carePrice: { care: 'memory-care' as const, price },
  })
  const changes = listingChanges(
    [
      { ...change({ kind: 'without', parameter: 'starting-rate' }, priced('Far House', 3700)), total: 9 },
      change({ kind: 'price', startingRate: 'le:3000' }, priced('Near House', 2900)),
      change({ kind: 'price', startingRate: 'le:3500' }, priced('Near House', 2900)),
      change({ kind: 'price', startingRate: 'le:6000' }, priced('Beyond', 3751)),
    ],
    { care: 'memory-care', filters: [['starting-rate', 'le:2500']] },
  )
  expect(justOutside(changes).map(({ nearest }) => nearest.name)).toEqual(['Near House', 'Far House'])
})

test('an empty list that no single change would fill says to try a larger area [FIND-006]', async () => {
  api.respond('/marketplace/communities', listResponse('communities', [], { total: 0, paying: 0 }))
  api.respond('/marketplace/searchrelaxations', listResponse('search-relaxations', []))
  const { html } = await crawl('/memory-care?rating=ge:8', api.context)
  expect(html).toContain('Try removing a filter or searching a larger area.')
  expect(html).not.toContain('One change is enough:')
})
