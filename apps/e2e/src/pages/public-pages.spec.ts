import { type Browser, expect, test } from '@playwright/test'
import { api } from '../testing/addresses'
import { pick } from '../testing/hands'
import { expectAccessible, expectNoSidewaysScrolling, openPage, watchShifts } from '../testing/page-checks'
import { asAdmin, countOf } from '../testing/staff'
import { aFamily } from '../testing/wizard'

// The longest file: both workers take of it.
test.describe.configure({ mode: 'parallel' })

const pages = [
  ['home', '/'],
  ['care type', '/memory-care'],
  ['state', '/assisted-living/colorado'],
  ['city', '/assisted-living/colorado/denver'],
  ['county', '/senior-living/colorado/larimer'],
  ['filtered to nothing', '/care-home/colorado/denver?starting-rate=le:2500&size=large'],
  ['place search', '/search?place=springfield'],
  ['questions', '/custom-pricing'],
  ['not found', '/nowhere-at-all'],
] as const

/** Nothing shifts, nothing reaches beyond the edge, and axe finds nothing, from the narrowest phone to a wide screen. */
async function expectSound(browser: Browser, url: string, colorScheme: 'light' | 'dark') {
  const isLight = colorScheme === 'light'
  // Colours change no layout, so light and dark share the widths at which axe looks.
  for (const width of isLight ? [320, 390, 820, 1440] : [1440]) {
    const page = await openPage(browser, { width, colorScheme })
    const shifts = await watchShifts(page)
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    await expectNoSidewaysScrolling(page)
    expect(await shifts()).toBeLessThanOrEqual(0.01)
    if (width === (isLight ? 390 : 1440)) await expectAccessible(page)
    await page.context().close()
  }
}

for (const [name, path] of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the ${name} page has no violation, shift or sideways scrolling, ${colorScheme} [UI-011, TILE-001]`, async ({
      browser,
      baseURL,
    }) => {
      await expectSound(browser, `${baseURL}${path}`, colorScheme)
    })
  }
}

test('a community page holds no violation, shift or sideways scrolling [COMM-010]', async ({
  browser,
  request,
  baseURL,
}) => {
  const path = /href="(\/assisted-living\/colorado\/denver\/[^"?]+)"/.exec(
    await (await request.get('/assisted-living/colorado/denver')).text(),
  )?.[1]
  for (const colorScheme of ['light', 'dark'] as const) {
    await expectSound(browser, `${baseURL}${path}`, colorScheme)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('search, filter and paging work, and a community shows everything [BIZ-006, LIST-002]', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('City, county or ZIP code').fill('Denver, CO')
    await page.getByRole('button', { name: 'Show communities' }).click()
    await page.getByText('Filter and sort').click()
    await page.getByLabel('Sort by').selectOption('price')
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/sort=price/)
    await page.goto('/assisted-living/california')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/page-number=2/)
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    for (const name of ['What it costs', 'What you get', 'Reviews', 'What this community pays us']) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }
  })

  test('pricing is asked for on one page, wrong input is told at its field, and the request arrives [GWZ-118, VAL-001, VAL-002, BIZ-006]', async ({
    page,
    request,
  }) => {
    const family = aFamily()
    await page.goto('/independent-living/colorado/denver')
    await page
      .getByRole('link', { name: /^Get pricing/ })
      .first()
      .click()
    await pick(page.getByRole('radio', { name: 'Mother' }))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Who are you looking for?')).toHaveValue('Mother')
    await page.getByLabel('E-mail').fill('dana@')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('link', { name: 'E-mail: Invalid email address' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'First name: Required' })).toBeVisible()
    await page.getByLabel('How much help is needed?').selectOption('light-care')
    await page.getByLabel('First name').fill(family.firstName)
    await page.getByLabel('Last name').fill(family.lastName)
    await page.getByLabel('E-mail').fill(family.email)
    await page.getByLabel('Phone number').fill(family.phone)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you! We will get back to you shortly' })).toBeVisible()
    const admin = await asAdmin(request, api)
    await expect
      .poll(async () => (await admin.families(family.lastName)).map((kept) => countOf(kept, 'leads')))
      .toEqual([1])
  })

  test('a larger text size is kept for the next page [UI-011]', async ({ page }) => {
    await page.goto('/assisted-living')
    await page.getByRole('button', { name: /largest/i }).click()
    await expect(page).toHaveURL(/\/assisted-living$/)
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'largest')
  })
})

for (const [path, status, words] of [
  ['/assisted-living/atlantis', 404, 'We cannot find this page'],
  ['/assisted-living/colorado/no-such-city', 404, 'We cannot find this page'],
  ['/assisted-living/colorado/denver/no-such-community', 404, 'We cannot find this page'],
  ['/spa-hotels', 404, 'We cannot find this page'],
  ['/assisted-living/colorado?size=gigantic', 400, 'We cannot read this search'],
  ['/assisted-living?page-number=0', 400, 'We cannot read this search'],
] as const) {
  test(`${path} answers ${status}, says why and leads on [ROUTE-018, BIZ-008]`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(status)
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
    await expect(page.getByRole('search')).toBeVisible()
    if (status === 400) await expect(page.getByText(/^(size|page-number) /)).toBeVisible()
  })
}

test('search engines are told what is there and where it stands [API-040, ROUTE-015]', async ({ request, page }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: http://localhost:3600/sitemap.xml')
  expect(await (await request.get('/sitemap.xml')).text()).toContain(
    '<loc>http://localhost:3600/sitemaps/colorado.xml</loc>',
  )
  const colorado = await (await request.get('/sitemaps/colorado.xml')).text()
  const paths = [...colorado.matchAll(/<loc>http:\/\/localhost:3600([^<]+)<\/loc>/g)].flatMap(([, path]) =>
    path ? [path] : [],
  )
  expect(paths.length).toBeGreaterThan(50)
  const community = paths.at(-1) ?? ''
  await page.goto(community)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `http://localhost:3600${community}`)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => JSON.parse(text)['@type'])).toContain('LocalBusiness')
})
