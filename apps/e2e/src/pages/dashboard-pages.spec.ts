import { expect, test } from '@playwright/test'
import { dashboard } from '../testing/addresses'
import { expectAccessible, expectNoSidewaysScrolling, openPage } from '../testing/page-checks'
import { signIn } from '../testing/staff'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the dashboard’s pages have no violation and no sideways scrolling, ${colorScheme} [DASH-001, DASH-002, DASH-003, DASH-004]`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const page = await openPage(browser, { colorScheme })
    await page.goto(`${dashboard}/dashboard/sign-in`)
    await expectAccessible(page)
    await signIn(page, dashboard, 'admin@hearthway.example')
    await page.goto(`${dashboard}/dashboard/families?tab=new`)
    const family = await page
      .getByRole('main')
      .getByRole('link', { name: /\w/ })
      .filter({ hasNot: page.locator('svg') })
      .evaluateAll(
        (links) =>
          links.map((link) => link.getAttribute('href') ?? '').find((href) => /families\/[0-9a-f-]{36}/.test(href)) ??
          '',
      )
    expect(family).not.toBe('')
    for (const path of [
      '/dashboard/',
      '/dashboard/families?tab=new',
      family,
      '/dashboard/tasks?tab=today',
      '/dashboard/outbox',
      '/dashboard/nothing-here',
    ]) {
      const isLight = colorScheme === 'light'
      // Colours change no layout, so light and dark share the widths at which axe looks.
      for (const width of isLight ? [320, 390, 820, 1440] : [1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(`${dashboard}${path}`)
        await expectNoSidewaysScrolling(page)
        if (width === (isLight ? 390 : 1440)) await expectAccessible(page)
      }
    }
    await page.context().close()
  })
}

test('visitors and families are sent to sign in, and refusals say what to do [ROLE-010, QUERY-001]', async ({
  page,
}) => {
  await page.goto(`${dashboard}/dashboard/families?tab=new`)
  await expect(page).toHaveURL(/\/dashboard\/sign-in\?loginRedirect=/)
  await page.getByLabel('E-mail').fill('admin@hearthway.example')
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('E-mail and password do not belong together.').first()).toBeVisible()
  await page.getByLabel('Password').fill('a light is on tonight')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/dashboard\/families\?tab=new/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('staff write a note on a family [DASH-003]', async ({ page }) => {
    await signIn(page, dashboard, 'admin@hearthway.example')
    await page.goto(`${dashboard}/dashboard/families?tab=contacted`)
    const href = await page.locator('main a[href*="/families/"]').first().getAttribute('href')
    await page.goto(`${dashboard}${href}`)
    await page.getByRole('textbox', { name: /note/i }).fill('Wants a garden and her own bathroom.')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(page.getByText('Wants a garden and her own bathroom.').first()).toBeVisible()
  })
})
