import { expect } from '@playwright/test'
import { test } from '../testing/visitors'

test('a search goes to what a person means, or asks with every kind of match [FIND-001]', async ({ visitor }) => {
  const terms = await visitor.open('/terms')
  const search = (page: typeof terms, words: string) => page.press('Search', { 'Search communities': words })
  const tampa = await search(terms, 'memory care in Tampa, FL')
  expect(tampa.path).toBe('/memory-care/florida/tampa')
  const several = await search(tampa, 'portland')
  expect(several.headings(1)).toEqual(['Results for “portland”'])
  expect(several.names('link')).toContain('Portland, ME')
  expect((await visitor.open('/search?place=qqqqqqq')).text).toContain('We couldn’t find “qqqqqqq”')
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
