import { expect } from '@playwright/test'
import type { HtmlPage } from '../testing/html-page'
import { test } from '../testing/visitors'

/** Returns the words of the menu of orders. */
const sortMenu = (page: HtmlPage) => page.select('summary').find(({ text }) => text.startsWith('Sort:'))?.text

test('other spellings of a listing’s URL lead to the listing for good [ROUTE-002, ROUTE-004, LIST-002, LIST-009]', async ({
  visitor,
}) => {
  for (const spelled of [
    '/Assisted-Living/Colorado/Denver',
    '/senior-living/colorado/denver?toc=assisted-living',
    '/assisted-living?state=CO&city=Denver',
  ]) {
    const page = await visitor.open(spelled)
    expect([page.status, page.path]).toEqual([200, '/assisted-living/colorado/denver'])
    expect(page.headings(1)).toEqual(['Assisted Living in Denver, Colorado'])
  }
  const capitals = await visitor.request.get('/Assisted-Living/Colorado', { maxRedirects: 0 })
  expect(capitals.status()).toBe(301)
})

test('a page after the last one leads to the last, and a page size is kept from page to page [LIST-001, LIST-002]', async ({
  visitor,
}) => {
  const last = await visitor.open('/assisted-living?page-number=9999')
  expect(last.path).toMatch(/^\/assisted-living\?page-number=\d+$/)
  expect(last.text).toMatch(/Showing \d+–(\d+) of \1 communities/)
  const first = await visitor.open('/assisted-living/colorado?page-size=5')
  expect(first.text).toMatch(/Showing 1–5 of /)
  expect(first.one('main').all('article')).toHaveLength(5)
  const second = await first.follow('Next')
  expect(second.text).toMatch(/Showing 6–10 of /)
  expect(second.one('main').all('article')).toHaveLength(5)
})

test('each order says what it sorts by, and distance is offered for a place and for a point [FIND-007, LIST-002, LIST-010]', async ({
  visitor,
}) => {
  const city = await visitor.open('/assisted-living/colorado/denver')
  expect(city.first('link', /^Best reviewed Best reviewed first: /).attribute('aria-current')).toBe('true')
  const explained = 'Best reviewed first: a rating from few reviews counts less. '
  expect(city.text).toContain(explained)
  expect(city.names('link')).toContainEqual(expect.stringContaining('Lowest price for Assisted Living first'))
  const nearest = await city.follow(city.first('link', /^Distance Nearest first, in a straight line/))
  expect(nearest.path).toMatch(/sort=distance$/)
  expect(sortMenu(nearest)).toBe('Sort: Distance')
  expect(nearest.text).not.toContain(explained)
  const point = await visitor.open('/assisted-living?geo=39.74,-104.99')
  expect(sortMenu(point)).toBe('Sort: Distance')
  expect(point.one('main').texts('article')[0]).toContain('CO')
  const country = await visitor.open('/assisted-living')
  expect(country.names('link')).toContainEqual(expect.stringMatching(/^Price: low to high/))
  expect(country.all('link', /^Distance/)).toEqual([])
})

test('a family goes from a care type to a state, a county, a city, its neighbors, and other care by links alone [FIND-008, ROUTE-003, ROUTE-005]', async ({
  visitor,
}) => {
  const follow = (page: HtmlPage, name: string) => page.follow(page.one('main').first('link', name))
  const state = await follow(await visitor.open('/memory-care'), 'Colorado')
  expect(state.headings(1)).toEqual(['Memory Care in Colorado'])
  const other = await follow(state, 'Assisted Living')
  expect(other.headings(1)).toEqual(['Assisted Living in Colorado'])
  const county = await follow(other, 'Larimer County')
  expect(county.headings(1)).toEqual(['Assisted Living in Larimer County, Colorado'])
  const city = await follow(county, 'Fort Collins')
  expect(city.headings(1)).toEqual(['Assisted Living in Fort Collins, Colorado'])
  expect(city.names('heading')).toContain('Near Fort Collins, Colorado')
  expect((await follow(city, 'Larimer County')).path).toBe('/assisted-living/colorado/larimer')
})

test('a place without communities shows the nearest ones [FIND-001]', async ({ visitor }) => {
  const page = await visitor.open('/search?place=paris%2C+tx')
  expect(page.headings(1)).toEqual(['Senior Living in Paris, Texas'])
  expect(page.text).toContain('We don’t have a community in Paris yet')
  expect(page.names('heading')).toContainEqual(expect.stringMatching(/^(Within 20 miles of|Nearest to) Paris$/))
  expect(page.one('main').all('article').length).toBeGreaterThan(0)
})

test('a search without matches offers to clear its filters [LIST-002]', async ({ visitor }) => {
  const page = await visitor.open('/care-home/colorado/denver?starting-rate=le:2500&size=large')
  expect(page.names('heading')).toContain('No communities match your filters')
  const [clear] = page.all('link', 'Clear all filters')
  if (!clear) throw new Error('Nothing clears the filters')
  expect((await page.follow(clear)).path).toBe('/care-home/colorado/denver')
})

test('the first page leads to a later one, and its communities to their pages [BIZ-006, LIST-002]', async ({
  visitor,
}) => {
  const home = await visitor.open('/')
  const found = await home.press('Search', { 'Search communities': 'Denver, CO' })
  const sorted = await found.follow(found.first('link', /^Price: low to high/))
  expect(sorted.path).toContain('sort=price')
  const second = await (await visitor.open('/assisted-living/california')).follow('Next')
  expect(second.path).toContain('page-number=2')
  const community = await second.follow(second.first('article').one('heading').one('link'))
  expect(community.names('heading')).toEqual(
    expect.arrayContaining(['What it would cost', 'Rooms and availability', 'Reviews', 'What’s included', 'Location']),
  )
})
