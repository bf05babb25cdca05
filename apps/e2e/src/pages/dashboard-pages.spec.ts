import { isDrawn } from '@pkg/config/draw'
import { expect } from '@playwright/test'
import { openPage } from '../testing/open-page'
import { test } from '../testing/test'
import { dashboard } from '../testing/urls'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling, newPage } from '../testing/page-checks'
import { auditWidthsOf } from '../testing/proof'
import { signIn } from '../testing/staff'

test('dashboard pages are accessible and never scroll sideways [DASH-001, DASH-002, DASH-003, DASH-004]', async ({
  browser,
}) => {
  const page = await newPage(browser, { colorScheme: 'light' })
  await openPage(page, `${dashboard}/dashboard/sign-in`)
  await expectAccessible(page)
  await signIn(page, dashboard, 'admin@hearthway.example')
  await openPage(page, `${dashboard}/dashboard/families?tab=new`)
  const family = await page
    .getByRole('main')
    .getByRole('link', { name: /\w/ })
    .filter({ hasNot: page.locator('svg') })
    .evaluateAll(
      (links) =>
        links.map((link) => link.getAttribute('href') ?? '').find((href) => /families\/[0-9a-f-]{36}/.test(href)) ?? '',
    )
  expect(family).not.toBe('')
  const reviews = [
    '/claims',
    '/applications',
    '/missed-responses',
    '/exit-survey',
    '/invoices',
    '/real-estate',
    '/reviews',
    '/questions',
    '/lead-genie',
    '/partner-collections',
    '/partner-collections/new',
    '/contacts',
    '/contacts/new',
    '/organizations',
    '/organizations/group',
  ]
  const paths = [
    '/',
    '/families?tab=new',
    '/tasks?tab=today',
    '/messages',
    '/messages/templates',
    '/outbox',
    ...reviews,
    '/nothing-here',
  ]
  for (const path of [family, ...paths.map((rest) => `/dashboard${rest}`)].filter((path) => isDrawn(path))) {
    const widths = auditWidthsOf(path)
    for (const width of widths) {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, `${dashboard}${path}`)
      await expectNoSidewaysScrolling(page)
      if (width === widths[0]) await expectAccessible(page)
      if (width === widths.at(-1)) await expectAccessibleInDark(page)
    }
  }
  await page.context().close()
})

test('sends visitors to sign in and back, and says why a sign-in failed [ROLE-010, QUERY-001]', async ({ page }) => {
  await openPage(page, `${dashboard}/dashboard/families?tab=new`)
  await expect(page).toHaveURL(/\/dashboard\/sign-in\?loginRedirect=/)
  await page.getByLabel('Email').fill('admin@hearthway.example')
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(
    page.getByText('That email and password don’t match. Try again, or reset your password.').first(),
  ).toBeVisible()
  await page.getByLabel('Password').fill('a light is on tonight')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/dashboard\/families\?tab=new/)
})
