import { expect } from '@playwright/test'
import { openPage } from '../../testing/open-page'
import { test } from '../../testing/test'

test('a family without a community finds the nearest ones, and asks one [ROUTE-018]', async ({ page }) => {
  await openPage(page, '/custom-pricing')
  await page.getByLabel('City or ZIP code').fill('Nowhere at All')
  await page.getByRole('button', { name: 'Show communities' }).click()
  await expect(page.getByText('We don’t know a place called “Nowhere at All”')).toBeVisible()
  await page.getByLabel('City or ZIP code').fill('80202')
  await page.getByLabel('Type of care').selectOption('memory-care')
  await page.getByRole('button', { name: 'Show communities' }).click()
  await expect(page.getByRole('heading', { name: 'Nearest to 80202, CO' })).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Memory Care')
  await page
    .getByRole('link', { name: /^Get pricing/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText('Step 1 of up to')).toBeVisible()
})

test('an ad’s landing page asks for the place first, in the wizard for ads [ROUTE-018, COMM-005]', async ({ page }) => {
  await openPage(page, '/custom-pricing?entry=paid-ad&place=Denver,+CO')
  await page
    .getByRole('link', { name: /^Get pricing/ })
    .first()
    .click()
  const wizard = page.getByRole('dialog')
  await expect(wizard.getByRole('heading', { name: 'Where should we look?' })).toBeVisible()
  await expect(wizard.getByRole('combobox')).not.toHaveValue('')
})
