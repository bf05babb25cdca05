import { expect } from '@playwright/test'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { test } from '../../testing/test'

test('a reader finds an article, its author and reviewer, and the guide to a state [RES-001, RES-002, RES-003, ROUTE-012]', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Resource center' }).click()
  await expect(page.getByText(/^1–10 of \d+ articles$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Care types', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Care types' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('fee entrance')
  await page.getByRole('searchbox', { name: 'Search articles' }).press('Enter')
  await page.getByRole('link', { name: 'Continuing care communities and the entrance fee' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Continuing care communities and the entrance fee')
  await page
    .getByRole('navigation', { name: 'In this article' })
    .getByRole('link', { name: 'What you get back' })
    .click()
  await expect(page.getByRole('heading', { name: 'What you get back' })).toBeInViewport()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoSidewaysScrolling(page)
  await expectAccessibleInDark(page)
  await page.getByRole('link', { name: 'Renee Castillo' }).click()
  await expect(page.getByRole('heading', { name: 'Articles reviewed by Renee Castillo' })).toBeVisible()
  await openPage(page, '/resource-center/states')
  await page.getByRole('link', { name: 'Colorado' }).click()
  await expect(page.getByText('Colorado Department of Public Health and Environment').first()).toBeVisible()
  await expectAccessible(page)
})
