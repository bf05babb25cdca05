import { expect } from '@playwright/test'
import { test } from '../testing/visitors'

test('a search goes to what a person means, or asks with every kind of match [FIND-001]', async ({ visitor }) => {
  const terms = await visitor.open('/terms')
  const search = (page: typeof terms, words: string) => page.press('Search', { 'Search communities': words })
  const tampa = await search(terms, 'memory care in Tampa, FL')
  expect(tampa.path).toBe('/memory-care/florida/tampa')
  const several = await search(tampa, 'springfield')
  expect(several.headings(1)).toEqual(['Which “springfield” do you mean?'])
  expect(several.names('link')).toEqual(expect.arrayContaining(['Springfield, MO', 'Springfield, IL']))
  expect((await visitor.open('/search?place=qqqqqqq')).text).toContain('We couldn’t find “qqqqqqq”')
})

test('words of a search become filters, and the page names what it couldn’t search by, without scripts [FIND-020]', async ({
  visitor,
}) => {
  const start = await visitor.open('/terms')
  const found = await start.press('Search', {
    'Search communities': 'pet friendly nursing homes with bowling that take medicaid in tampa under 6000',
  })
  expect(found.path).toMatch(/^\/skilled-nursing-facility\/florida\/tampa\?/)
  expect(found.text).toContain('We couldn’t search by “bowling”. Ask each community about it.')
  expect(found.text).toContain('Pets welcome')
  expect(found.text).toContain('Up to $6,000')
  expect(found.text).toContain('Takes Medicaid')
})

test('a search without a place asks for one, keeps its words, and offers the whole country [FIND-020]', async ({
  visitor,
}) => {
  const asked = await visitor.open('/search?place=pet+friendly+memory+care+near+me')
  expect(asked.headings(1)).toEqual(['Where should we look?'])
  expect(asked.names('link')).toContain('See Memory Care in all states')
  const found = await asked.press('Show communities', { 'City or ZIP code': 'tampa' })
  expect(found.path).toBe('/memory-care/florida/tampa?filter%5BallowsPets%5D=true')
})

test('each example on the page of the search opens the communities that it asks for [FIND-020, LOOK-010]', async ({
  visitor,
}) => {
  for (const path of ['/search', '/es/search']) {
    const opened = await visitor.open(path)
    const examples = opened.one('main').select('a[href*="/search?place="]')
    expect(examples).toHaveLength(3)
    for (const example of examples) {
      const found = await visitor.open(example.attribute('href') ?? '')
      expect(found.path).toMatch(/^(\/es)?\/[a-z-]+\/[a-z]+\/[a-z]+\?[^?]+=/)
      expect(found.path).not.toContain('not-searched')
      expect(found.one('main').select('article').length).toBeGreaterThan(0)
    }
  }
})

test('on a page of a place, the header’s search has the place as its example [ROUTE-016, ROUTE-017, FIND-001]', async ({
  visitor,
}) => {
  for (const [path, example] of [
    ['/assisted-living/colorado/fort-collins', 'Fort Collins, CO'],
    ['/assisted-living/colorado', 'Denver, CO'],
  ] as const) {
    const page = await visitor.open(path)
    expect(
      page
        .one('banner')
        .select('input')
        .map((field) => field.attribute('placeholder')),
    ).toContain(example)
  }
})
