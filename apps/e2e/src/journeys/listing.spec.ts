import { expect, type Page, test } from '@playwright/test'
import { openPage } from '../testing/open-page'

const sortMenu = (page: Page) => page.locator('summary:visible', { hasText: 'Sort:' })

test('other spellings of a listing’s URL lead to the listing [ROUTE-002, ROUTE-004, LIST-002, LIST-009]', async ({
  page,
  request,
}) => {
  for (const spelled of [
    '/Assisted-Living/Colorado/Denver',
    '/senior-living/colorado/denver?toc=assisted-living',
    '/assisted-living?state=CO&city=Denver',
  ]) {
    await openPage(page, spelled)
    await expect(page).toHaveURL(/\/assisted-living\/colorado\/denver$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Assisted Living in Denver, Colorado' })).toBeVisible()
  }
  const capitals = await request.get('/Assisted-Living/Colorado', { maxRedirects: 0 })
  expect(capitals.status()).toBe(301)
})

test('a page after the last one leads to the last, and a page size is kept from page to page [LIST-001, LIST-002]', async ({
  page,
}) => {
  await openPage(page, '/assisted-living?page-number=9999')
  await expect(page).toHaveURL(/\/assisted-living\?page-number=\d+$/)
  await expect(page.getByText(/^Showing \d+–(\d+) of \1 communities/)).toBeVisible()
  await openPage(page, '/assisted-living/colorado?page-size=5')
  await expect(page.getByText(/^Showing 1–5 of /)).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText(/^Showing 6–10 of /)).toBeVisible()
})

test('each order says what it sorts by, and distance is offered for a place and for a point [FIND-007, LIST-002, LIST-010]', async ({
  page,
}) => {
  await openPage(page, '/assisted-living/colorado/denver')
  await sortMenu(page).click()
  await expect(page.getByRole('link', { name: /^Best reviewed Best reviewed first: / })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page.getByRole('link', { name: /Lowest price for Assisted Living first/ })).toBeVisible()
  await page.getByRole('link', { name: /^Distance Nearest first, in a straight line/ }).click()
  await expect(page).toHaveURL(/sort=distance$/)
  await expect(sortMenu(page)).toHaveText('Sort: Distance')
  await openPage(page, '/assisted-living?geo=39.74,-104.99')
  await expect(sortMenu(page)).toHaveText('Sort: Distance')
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('CO')
  await openPage(page, '/assisted-living')
  await sortMenu(page).click()
  await expect(page.getByRole('link', { name: /^Price: low to high/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Distance/ })).toHaveCount(0)
})

test('a family goes from a care type to a state, a county, a city, its neighbors, and other care by links alone [FIND-008, ROUTE-003, ROUTE-005]', async ({
  page,
}) => {
  const click = (name: RegExp) => page.getByRole('main').getByRole('link', { name }).first().click()
  await openPage(page, '/memory-care')
  await click(/^Colorado$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Memory Care in Colorado' })).toBeVisible()
  await click(/^Assisted Living$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Assisted Living in Colorado' })).toBeVisible()
  await click(/^Larimer County$/)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Assisted Living in Larimer County, Colorado' }),
  ).toBeVisible()
  await click(/^Fort Collins$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Assisted Living in Fort Collins, Colorado' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Near Fort Collins, Colorado' })).toBeVisible()
  await click(/^Larimer County$/)
  await expect(page).toHaveURL(/\/assisted-living\/colorado\/larimer$/)
})

test('a place without communities shows the nearest ones [FIND-001]', async ({ page }) => {
  await openPage(page, '/search?place=paris%2C+tx')
  await expect(page.getByRole('heading', { level: 1, name: 'Senior Living in Paris, Texas' })).toBeVisible()
  await expect(page.getByText('We don’t have a community in Paris yet')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^(Within 20 miles of|Nearest to) Paris$/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a listing’s scripts start after its first frame, and weigh at most 106 KB [FIND-014]', async ({ page }) => {
    await openPage(page, '/assisted-living/colorado')
    await page.waitForLoadState('networkidle')
    const { frame, scripts } = await page.evaluate(() => ({
      frame: performance.getEntriesByType('paint')[0]?.startTime,
      scripts: performance
        .getEntriesByType('resource')
        .flatMap((entry) => (entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js') ? [entry] : []))
        .map(({ startTime, transferSize }) => ({ startTime, transferSize })),
    }))
    expect(frame).toBeDefined()
    expect(scripts.length).toBeGreaterThan(2)
    expect(Math.min(...scripts.map(({ startTime }) => startTime))).toBeGreaterThan(frame ?? 0)
    // The wizard, sign-in, and the map load when they're needed.
    expect(scripts.reduce((sum, { transferSize }) => sum + transferSize, 0)).toBeLessThan(106_000)
  })
})
