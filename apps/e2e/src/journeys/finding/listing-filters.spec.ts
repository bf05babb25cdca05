import { expect, type Page } from '@playwright/test'
import { openPage, scriptsStarted } from '../../testing/open-page'
import { openWithoutScriptsYet } from '../../testing/open-without-scripts-yet'
import { expectAccessible, expectNoSidewaysScrolling, watchShifts } from '../../testing/page-checks'
import { test } from '../../testing/test'

const state = '/assisted-living/colorado'

const numberIn = (text: string | null) => Number(/[\d,]+/.exec(text ?? '')?.[0].replaceAll(',', ''))

/** Returns the number of communities that the list says it has. */
async function countInList(page: Page): Promise<number> {
  const text = await page.getByText(/^Showing /).textContent()
  return text?.includes('the only community') ? 1 : numberIn(/of ([\d,]+) communities/.exec(text ?? '')?.[1] ?? '')
}

const quickFilters = (page: Page) => page.getByRole('list', { name: 'Filters' }).getByRole('link')
const applied = (page: Page) => page.getByRole('link', { name: /^Remove filter: / })

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } })

    test('the counts in the panel follow each choice, and the button shows what it says [FIND-005, FIND-006]', async ({
      page,
    }) => {
      await openPage(page, state)
      await (
        width === 390 ? page.getByRole('link', { name: 'Filters', exact: true }) : page.getByText('All filters')
      ).click()
      const panel = page.getByRole('dialog', { name: 'Filters' })
      const show = panel.getByRole('button', { name: /^Show / })
      const before = numberIn(await show.textContent())
      await panel.getByRole('checkbox', { name: /^Pets welcome/ }).check()
      await expect.poll(async () => numberIn(await show.textContent())).toBeLessThan(before)
      await expectAccessible(page)
      await expectNoSidewaysScrolling(page)
      const promised = numberIn(await show.textContent())
      await show.click()
      await expect(panel).toBeHidden()
      await expect(page).toHaveURL(/filter%5BallowsPets%5D=true$/)
      await expect(page.getByRole('status').filter({ hasText: 'match' })).toContainText(`${promised} of `)
      expect(await countInList(page)).toBe(promised)
    })

    test('the first price is on the first screen, in both themes without a violation or a shift [FIND-005, TILE-005]', async ({
      page,
    }) => {
      const shifts = await watchShifts(page)
      await openPage(page, state)
      // A busy browser keeps the fallback font on its first page, and texts in it can take a line more.
      await page.evaluate(() => document.fonts.ready)
      await openPage(page, state)
      const price = page
        .getByRole('article')
        .first()
        .getByText(/^From /)
      const box = await price.boundingBox()
      // On a phone, above the bar at the foot. Pictures are 3:2 at every width. [LOOK-005]
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(width === 390 ? 780 : 700)
      expect(await shifts()).toBeLessThanOrEqual(0.01)
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('map, list, and filters are one tap apart from anywhere on the page [FIND-005]', async ({ page }) => {
    await openPage(page, state)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const bar = page.getByRole('navigation', { name: 'Views of this list' })
    for (const name of ['Map', 'List', 'Filters', 'You']) {
      expect((await bar.getByRole('link', { name, exact: true }).boundingBox())?.height).toBeGreaterThanOrEqual(56)
    }
    await bar.getByRole('link', { name: 'Map' }).click()
    const map = page.getByRole('dialog', { name: /^Map of communities/ })
    await expect(map).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Map' })).toHaveAttribute('aria-current', 'true')
    await bar.getByRole('link', { name: 'Filters' }).click()
    await expect(map).toBeHidden()
    const panel = page.getByRole('dialog', { name: 'Filters' })
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await bar.getByRole('link', { name: 'List' }).click()
    await expect(page.getByRole('article').first()).toBeInViewport()
  })
})

test.describe('on a phone, the browser’s Back button', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const tab = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Views of this list' }).getByRole('link', { name })

  test('closes the filters and the map, and the list is as it was [FIND-005]', async ({ page }) => {
    await openPage(page, '/')
    await openPage(page, state)
    const panel = page.getByRole('dialog', { name: 'Filters' })
    const map = page.getByRole('dialog', { name: /^Map of communities/ })
    await tab(page, 'Filters').tap()
    await expect(panel).toBeVisible()
    await page.goBack()
    await expect(panel).toBeHidden()
    await tab(page, 'Map').tap()
    await expect(map).toBeVisible()
    await tab(page, 'Filters').tap()
    await expect(panel).toBeVisible()
    await page.goBack()
    await expect(panel).toBeHidden()
    await expect(map).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`${state}$`))
    // Closing a view leaves no entry behind.
    await tab(page, 'Filters').tap()
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
  })

  test('leaves the filtered list for the list before, not for the filters [FIND-005, FIND-006]', async ({ page }) => {
    await openPage(page, state)
    await tab(page, 'Filters').tap()
    const panel = page.getByRole('dialog', { name: 'Filters' })
    await panel.getByRole('checkbox', { name: /^Pets welcome/ }).check()
    await panel.getByRole('button', { name: /^Show / }).tap()
    await expect(applied(page)).toHaveCount(1)
    await expect(panel).toBeHidden()
    await page.goBack()
    await expect(applied(page)).toHaveCount(0)
    await expect(panel).toBeHidden()
  })

  test('leaves a list without filters for the list before, too [FIND-005, FIND-006]', async ({ page }) => {
    await openPage(page, state)
    await openPage(page, `${state}?filter[allowsPets]=true`)
    await tab(page, 'Filters').tap()
    const panel = page.getByRole('dialog', { name: 'Filters' })
    await panel.getByRole('link', { name: 'Clear all filters' }).tap()
    await expect(panel).toBeHidden()
    await expect(applied(page)).toHaveCount(0)
    await page.goBack()
    await expect(applied(page)).toHaveCount(1)
    await expect(panel).toBeHidden()
  })

  test('closes an opened link to a view, whose list stays [FIND-005]', async ({ page }) => {
    await openPage(page, '/')
    await openPage(page, `${state}#map`)
    const map = page.getByRole('dialog', { name: /^Map of communities/ })
    await expect(map).toBeVisible()
    await tab(page, 'Filters').tap()
    const panel = page.getByRole('dialog', { name: 'Filters' })
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(map).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`${state}$`))
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
  })
})

test('on a phone, a tap before the scripts start opens its view once they do [FIND-005]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  const start = await openWithoutScriptsYet(page, state)
  const filters = page.getByRole('navigation', { name: 'Views of this list' }).getByRole('link', { name: 'Filters' })
  const allFilters = page.getByText('All filters', { exact: true })
  await expect(filters).toBeVisible()
  await expect(allFilters).toBeHidden()
  await filters.tap()
  await expect(page).toHaveURL(/#filters$/)
  await expect(allFilters).toBeInViewport()
  start()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await expect(filters).toHaveAttribute('aria-current', 'true')
  await context.close()
})

test('a list stays where it is when the scripts start, also with the wider letters of another font [FIND-005, UI-011]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await page.route('**/*.woff2', (route) => route.abort())
  const shifts = await watchShifts(page)
  const start = await openWithoutScriptsYet(page, state)
  // The page is whole, with its styles.
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  const list = page.locator('#list')
  const before = await list.boundingBox()
  start()
  await scriptsStarted(page)
  expect((await list.boundingBox())?.y).toBe(before?.y)
  expect(await shifts()).toBeLessThanOrEqual(0.01)
})

test('a keyboard adds and removes a filter, and the focus stays with the filters [FIND-006]', async ({ page }) => {
  await openPage(page, state)
  await quickFilters(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(applied(page)).toHaveCount(1)
  const filters = page.getByRole('group', { name: 'Filters' })
  await expect(filters).toBeFocused()
  await applied(page).focus()
  await page.keyboard.press('Enter')
  await expect(applied(page)).toHaveCount(0)
  await expect(filters).toBeFocused()
})

test('a care type’s page explains it and says what it costs by state, which leads to each state [FIND-008]', async ({
  page,
}) => {
  await openPage(page, '/memory-care')
  await page.getByRole('link', { name: 'About this care type' }).click()
  await expect(page.getByRole('heading', { name: 'Memory Care, explained' })).toBeInViewport()
  const table = page.getByRole('table', { name: 'What it costs by state' })
  await expect(table.getByRole('columnheader', { name: 'Estimate per month' })).toBeAttached()
  const row = table.getByRole('row').nth(1)
  await expect(row).toContainText(/\$[\d,]+–\$[\d,]+.*\d+ of \d+ communities.*20\d\d/)
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Memory Care in / })).toBeVisible()
  await expect(page.getByText(/^Estimate: \$/)).toBeVisible()
})
