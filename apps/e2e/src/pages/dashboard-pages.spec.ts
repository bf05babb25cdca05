import { isDrawn } from '@pkg/config/draw'
import { setupSteps } from '@pkg/domain'
import { expect, type Page } from '@playwright/test'
import { openPage } from '../testing/open-page'
import { test } from '../testing/test'
import { dashboard } from '../testing/urls'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling, newPage } from '../testing/page-checks'
import { auditWidthsOf } from '../testing/proof'
import { signIn } from '../testing/staff'

/** The lists whose records have pages of their own. */
const areasOfRecords = [
  'agents',
  'real-estate-agents',
  'users',
  'organizations',
  'contacts',
  'invoices',
  'claims',
  'communities',
  'suggested-edits',
]

/** Returns the path of the first record of a list. */
async function firstRecord(page: Page, list: string): Promise<string> {
  await openPage(page, `${dashboard}/dashboard/${list}`)
  const [area = ''] = list.split('?', 1)
  const paths = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const found = paths.find((path) => new RegExp(`/${area}/[\\w-]{8,}$`).test(path))
  if (found === undefined) throw new Error(`The list of ${area} has no record`)
  return found
}

test('dashboard pages are accessible and never scroll sideways [DASH-001, DASH-002, DASH-003, DASH-004]', async ({
  browser,
}) => {
  const page = await newPage(browser, { colorScheme: 'light' })
  await openPage(page, `${dashboard}/dashboard/sign-in`)
  await expectAccessible(page)
  await signIn(page, dashboard, 'admin@hearthway.example')
  const family = await firstRecord(page, 'families?tab=new')
  const records: string[] = []
  for (const area of areasOfRecords) records.push(await firstRecord(page, area))
  const community = await firstRecord(page, 'communities?tab=live')
  records.push(`${community}/photos`)
  const entry = await firstRecord(page, 'content')
  records.push(entry, `${entry}/edit`)
  for (const step of setupSteps) records.push(`${community.replace('/communities/', '/community-setup/')}?step=${step}`)
  const reviews = [
    '/claims',
    '/applications',
    '/missed-responses',
    '/coverage',
    '/exit-survey',
    '/invoices',
    '/real-estate',
    '/reviews',
    '/questions',
    '/lead-genie',
    '/partner-collections',
    '/partner-collections/new',
    '/content',
    '/content/new',
    '/contacts',
    '/contacts/new',
    '/communities',
    '/community-setup',
    '/suggested-edits',
    '/organizations',
    '/organizations/group',
    '/agents',
    '/real-estate-agents',
    '/real-estate-leads',
    '/real-estate-leads/board',
    '/users',
    '/users/new',
    '/audit',
    '/audit-reads',
    '/fee-agreements',
    '/stats/speed?period=year&by=hour',
    '/stats/outcomes?period=year',
    '/stats/sources?period=year',
    '/stats/tours?period=own',
    '/stats/earnings?period=year&by=community',
    '/stats/trust?period=year',
    '/stats/funnel?period=year',
    '/stats/funnel?period=year&by=month',
    '/wizard-sessions',
    '/tours',
    '/releases',
    '/settings',
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
  for (const path of [family, ...records, ...paths.map((rest) => `/dashboard${rest}`)].filter((path) =>
    isDrawn(path),
  )) {
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
