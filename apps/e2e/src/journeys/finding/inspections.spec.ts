import { expect } from '@playwright/test'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling, newPage } from '../../testing/page-checks'
import { test } from '../../testing/test'

const nursingHome = '/skilled-nursing-facility/nebraska/north-platte/cottonwood-creek-care-center-north-platte-ne'

test('a daughter reads what inspectors found at a nursing home, when, and who says so [FIND-012, DATA-002, PRICE-001]', async ({
  page,
}) => {
  await openPage(page, nursingHome)
  const menu = page.getByRole('navigation', { name: 'On this page' })
  await menu.getByRole('link', { name: 'Inspections', exact: true }).click()
  const section = page.locator('#inspections')
  await expect(section.getByRole('heading', { name: 'Inspections and public records' })).toBeInViewport()
  await expect(
    section.getByText('Source: Centers for Medicare & Medicaid Services, as of October 1, 2026'),
  ).toBeVisible()
  const lines = section.locator('dl').first()
  await expect(lines.locator('dt')).toHaveText([
    'Regular inspection, March 12, 2026',
    'Regular inspection, January 23, 2025',
    'Inspections after complaints',
    'Fines',
    'Total of the fines',
    'Payment denials',
  ])
  await expect(lines.locator('dt + dd')).toHaveText([
    '4 deficiencies',
    'No deficiencies',
    '3 deficiencies',
    '2',
    '$18,350',
    'None',
  ])
  await expect(section.getByRole('heading', { name: 'Medicare star ratings' })).toBeVisible()
  await expectAccessibleInDark(page)
})

test('findings fit a phone and can be read by assistive technology [FIND-012]', async ({ browser }) => {
  const phone = await newPage(browser, { width: 320, colorScheme: 'light' })
  await phone.goto(new URL(nursingHome, test.info().project.use.baseURL).href)
  await expect(phone.getByText('Regular inspection, March 12, 2026')).toBeAttached()
  await expectNoSidewaysScrolling(phone)
  await expectAccessible(phone)
  await phone.context().close()
})
