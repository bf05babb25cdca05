import { expect } from '@playwright/test'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectNoSidewaysScrolling, newPage } from '../../testing/page-checks'
import { test } from '../../testing/test'

const money = /^\$\d,\d{3}–\$1?\d,\d{3} a month$/

test('the home page answers what care costs before it asks anything, and then for a place, while a person types [FIND-016]', async ({
  page,
}) => {
  await openPage(page, '/')
  await expect(page.getByRole('heading', { name: 'Assisted Living in the United States' })).toBeVisible()
  const range = page.getByText(money).first()
  const everywhere = await range.innerText()
  await page.getByLabel('City or ZIP code').pressSequentially('80202')
  await expect(page.getByRole('heading', { name: 'Assisted Living near 80202' })).toBeVisible()
  expect(await range.innerText()).not.toBe(everywhere)
  await expect(
    page.getByText(
      /^From \d+ of \d+ communities( within (20|50) miles)?: those that show a price\. Half cost less than \$\d,\d{3}\.$/,
    ),
  ).toBeVisible()
  const light = await range.innerText()
  await page.getByLabel('Daily help').selectOption('Memory care')
  await expect(page.getByRole('heading', { name: /^Memory Care (near 80202|in Colorado)$/ })).toBeVisible()
  expect(await range.innerText()).not.toBe(light)
  await expect(page).toHaveURL('/')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See communities in Denver, CO' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Memory Care in Denver, Colorado' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('City or ZIP code')).toHaveValue('80202')
  await expect(page.getByLabel('Daily help')).toHaveValue('memory-care')
  await expect(page.getByRole('heading', { name: /^Memory Care (near 80202|in Colorado)$/ })).toBeVisible()
})

test('a button leads to the answer, for someone who is done typing [FIND-016]', async ({ page }) => {
  await openPage(page, '/')
  await page.getByLabel('City or ZIP code').fill('80202')
  await page.getByRole('button', { name: 'Show prices' }).click()
  const answer = page.getByRole('heading', { name: 'Assisted Living near 80202' })
  await expect(answer).toBeFocused()
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('City or ZIP code')).toHaveValue('80202')
})

test('an unknown place says so, and keeps what was typed [FIND-016]', async ({ page }) => {
  await openPage(page, '/')
  await page.getByLabel('City or ZIP code').fill('qqqqqq')
  await expect(page.getByText('We couldn’t find “qqqqqq”. Try a ZIP code or a larger city nearby.')).toBeVisible()
  await expect(page.getByLabel('City or ZIP code')).toHaveValue('qqqqqq')
})

test('a name that several places have is answered with its state, and leads to the others [FIND-016, FIND-001]', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.getByLabel('City or ZIP code').fill('Springfield')
  const listing = page.getByRole('link', { name: /^See communities in Springfield, [A-Z]{2}$/ })
  const first = await listing.innerText()
  const others = page.getByRole('link', { name: /^Springfield, [A-Z]{2}$/ })
  const place = await others.first().innerText()
  expect((await others.allInnerTexts()).filter((other) => first.endsWith(other))).toEqual([])
  await expectAccessible(page)
  await others.first().click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await expect(page.getByLabel('City or ZIP code')).toHaveValue(place)
  await expect(page.getByRole('link', { name: `See communities in ${place}`, exact: true })).toBeVisible()
  await expect(others).toHaveCount(0)
})

test('on a phone, the price ends by y 500, at every text size nothing scrolls sideways, and a new answer moves nothing above it [FIND-016, UI-011]', async ({
  browser,
  baseURL,
}) => {
  const page = await newPage(browser, { width: 390, colorScheme: 'light' })
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, `${baseURL}/?near=80202&help=light-care`)
  const box = await page.getByText(money).first().boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 1000)).toBeLessThanOrEqual(500)
  for (const size of ['large', 'largest']) {
    await page.evaluate((name) => Object.assign(document.documentElement.dataset, { textSize: name }), size)
    await expectNoSidewaysScrolling(page)
  }
  await page.context().close()
})
