import { expect, test } from '@playwright/test'
import { openPage } from '../testing/open-page'
import { api } from '../testing/urls'
import { findCommunity } from '../testing/communities'
import { pick } from '../testing/input-driver'
import { acknowledgeDisclosure } from '../testing/plain-request'
import { asAdmin, countItems } from '../testing/staff'
import { buildFamily } from '../testing/wizard'

// This is the longest file, so the workers share it.
test.describe.configure({ mode: 'parallel' })

test('a search without matches offers to clear its filters [LIST-002]', async ({ page }) => {
  await openPage(page, '/care-home/colorado/denver?starting-rate=le:2500&size=large')
  await expect(page.getByText('No communities match your filters')).toBeVisible()
  // The filter panel has the first one.
  await page.getByRole('link', { name: 'Clear all filters' }).last().click()
  await expect(page).toHaveURL(/\/care-home\/colorado\/denver$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('search, filters, and pages work, and a community page shows everything [BIZ-006, LIST-002]', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByLabel('Search communities').fill('Denver, CO')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.locator('summary:visible', { hasText: 'Sort:' }).click()
    await page.getByRole('link', { name: /^Price: low to high/ }).click()
    await expect(page).toHaveURL(/sort=price/)
    await page.goto('/assisted-living/california')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/page-number=2/)
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    for (const name of ['What it would cost', 'Rooms and availability', 'Reviews', 'What’s included', 'Location']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    }
  })

  test('requests pricing on one page, with errors at their fields [GWZ-118, VAL-001, VAL-002, BIZ-006]', async ({
    page,
    request,
  }) => {
    const family = buildFamily()
    await page.goto('/independent-living/colorado/denver')
    await page
      .getByRole('link', { name: /^Get pricing/ })
      .first()
      .click()
    await pick(page.getByRole('radio', { name: 'Mother' }))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Who are you searching for?')).toHaveValue('Mother')
    await page.getByLabel('Email').fill('dana@')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('link', { name: 'Email: Invalid email address' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'First name: Required' })).toBeVisible()
    await page.getByLabel('How much help is needed each day?').selectOption('light-care')
    await page.getByLabel('First name').fill(family.firstName)
    await page.getByLabel('Last name').fill(family.lastName)
    await page.getByLabel('Email').fill(family.email)
    await page.getByLabel('Phone number').fill(family.phone)
    await acknowledgeDisclosure(page)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you! We will get back to you shortly' })).toBeVisible()
    const admin = await asAdmin(request, api)
    await expect
      .poll(async () => (await admin.families(family.lastName)).map((saved) => countItems(saved, 'leads')))
      .toEqual([1])
  })

  test('keeps a larger text size on the next page [UI-011]', async ({ page }) => {
    await page.goto('/assisted-living')
    await page.getByRole('button', { name: /largest/i }).click()
    await expect(page).toHaveURL(/\/assisted-living$/)
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'largest')
  })
})

for (const [path, status, words] of [
  ['/assisted-living/atlantis', 404, 'We can’t find this page'],
  ['/assisted-living/colorado/no-such-city', 404, 'We can’t find this page'],
  ['/assisted-living/colorado/denver/no-such-community', 404, 'We can’t find this page'],
  ['/spa-hotels', 404, 'We can’t find this page'],
  ['/assisted-living/colorado?size=gigantic', 400, 'Something’s wrong with this search link'],
  ['/assisted-living?page-number=0', 400, 'Something’s wrong with this search link'],
] as const) {
  test(`${path} returns ${status}, says why, and offers a search [ROUTE-018, BIZ-008]`, async ({ page }) => {
    const response = await openPage(page, path)
    expect(response?.status()).toBe(status)
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
    await expect(page.getByRole('main').getByRole('search')).toBeVisible()
    if (status === 400) await expect(page.getByText(/^(size|page-number) /)).toBeVisible()
  })
}

test('gives search engines every page of real communities, and none of the demo’s [API-040, ROUTE-015, TRUTH-013]', async ({
  request,
  page,
}) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: http://localhost:3600/sitemap.xml')
  const index = await (await request.get('/sitemap.xml')).text()
  expect(index).toContain('<loc>http://localhost:3600/sitemaps/nebraska.xml</loc>')
  const listed = async (state: string) => {
    const text = await (await request.get(`/sitemaps/${state}.xml`)).text()
    return [...text.matchAll(/<loc>http:\/\/localhost:3600([^<]+)<\/loc>/g)].map(([, path = '']) => path)
  }
  expect(await listed('colorado')).toEqual([])
  const paths = await listed('nebraska')
  const real = paths.find((path) => path.includes('harvest-lane')) ?? ''
  expect(paths).toContain('/senior-living/nebraska/valentine')
  const markup = async (path: string) => {
    await openPage(page, path)
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    return data.map((text) => JSON.parse(text)['@type'])
  }
  expect(await markup(real)).toContain('LocalBusiness')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `http://localhost:3600${real}`)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)

  const demo = await findCommunity(request, 'gwizzy', ['CO'])
  expect(await markup(demo.url)).not.toContain('LocalBusiness')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
