import { expect } from '@playwright/test'
import { test } from '../testing/test'

test('the tools of a row have their buttons on one line [LOOK-010]', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false })
  await page.goto(`${baseURL}/tools`)
  const tops: number[] = []
  for (const button of ['Start the quiz', 'Compare costs', 'Count the months']) {
    tops.push((await page.getByRole('link', { name: button }).boundingBox())?.y ?? 0)
  }
  expect(new Set(tops).size).toBe(1)
  await page.close()
})

test('on a phone, the house of the care quiz stays in view while a person answers, also without scripts [LOOK-007, FIND-017]', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  await page.goto(`${baseURL}/tools/care-quiz?dressing=some&medication=full`)
  const bar = page.getByText('2 of 5 answered').first().locator('xpath=ancestor::*[@aria-hidden="true"]')
  const last = page.getByRole('group', { name: 'Meals and shopping' })
  await last.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 200)
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0)
  expect(await bar.boundingBox()).toMatchObject({ height: 96 })
  await expect(bar).toContainText('Assisted Living')
  await expect(last.getByRole('radio', { name: 'Some help' })).toBeVisible()
  await page.close()
})
