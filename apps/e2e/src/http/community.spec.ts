import { type APIRequestContext, expect } from '@playwright/test'
import { findCommunity } from '../testing/communities'
import { test } from '../testing/visitors'

const states = ['ID', 'OR', 'WA', 'GA', 'FL', 'OH', 'NY', 'TX', 'CA']

/** Finds a community that states its rents for some help and for memory care, with several rooms. */
const findPriced = (request: APIRequestContext) =>
  findCommunity(request, 'gwizzy', states, {
    async fits(_, id) {
      const { data } = await (await request.get(`/api/marketplace/communities/${id}`)).json()
      const { slyPrices, hidePricing, isRateEstimated, care } = data.attributes
      const rooms = slyPrices.find(({ title }: { title: string }) => title === 'assisted-living')?.prices ?? []
      return !hidePricing && !isRateEstimated && rooms.length > 2 && care.includes('memory-care')
    },
  })

test('the cost can be changed with a button, and the page says when the family learns who calls [TRUST-012, TRUST-007, BIZ-006]', async ({
  visitor,
  request,
}) => {
  const { id, url } = await findPriced(request)
  const community = await visitor.open(url)
  const page = await community.press('Update', { 'Daily help': 'Memory care' })
  expect(page.value('Daily help')).toBe('Memory care')
  const response = await request.get(`/api/marketplace/cost-estimates/${id}?care=memory-care`)
  const { total } = (await response.json()).data.attributes
  expect(page.text).toContain(`$${total.likely.toLocaleString('en-US')} a month`)
  expect(page.text).toContain('Before you share your number, we’ll tell you who will call.')
  expect(page.text).toMatch(/, not (offered|known)\b/)
})

test('a community without the chosen help says so, and leads to communities with it [CARE-008, CARE-009, CARE-010]', async ({
  visitor,
  request,
}) => {
  const community = await findCommunity(request, 'gwizzy', states, {
    fits: ({ care }) =>
      Array.isArray(care) && !care.includes('memory-care') && !care.includes('skilled-nursing-facility'),
  })
  const banner = 'This community may not be the best choice for your needs right now'
  expect((await visitor.open(community.url)).text).not.toContain(banner)
  const page = await visitor.open(`${community.url}?care=memory-care`)
  expect(page.text).toContain(banner)
  const link = page
    .all('link')
    .find((one) => one.attribute('href')?.startsWith('/memory-care/') && one.name.includes(community.city))
  if (!link) throw new Error('No link leads to memory care in the city')
  expect((await page.follow(link)).headings(1)).toEqual([expect.stringMatching(/^Memory Care in /)])
})

test('a page without inspection results says what to ask for, and a demo community’s page says why it has none [FIND-012, TRUTH-013]', async ({
  visitor,
  request,
}) => {
  const sitemap = await (await request.get('/sitemaps/nebraska.xml')).text()
  const [path = ''] = /\/[^<]*\/harvest-lane[^<]*/.exec(sitemap.replaceAll(/https?:\/\/[^/]+/g, '')) ?? []
  const real = await visitor.open(path)
  expect(real.within('#inspections').text).toContain('Ask to see its latest state inspection report when you visit.')
  const demo = await visitor.open((await findCommunity(request, 'gwizzy', ['CO'])).url)
  expect(demo.within('#inspections').text).toContain('This community is made up, so it has no inspection records.')
})
