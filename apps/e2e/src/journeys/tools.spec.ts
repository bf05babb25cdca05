import { expect, type Page, test } from '@playwright/test'
import { expectSignedIn, register, signInByPassword } from '../testing/gate'
import { pick } from '../testing/input-driver'
import { openPage } from '../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../testing/page-checks'

const save = (page: Page) => page.getByRole('button', { name: 'Save answers' }).click()
const answer = (page: Page) => page.getByRole('main').getByRole('status')
const fillRunway = async (page: Page) => {
  await page.getByLabel('Savings you can spend').fill('$128,000')
  await page.getByLabel('Income each month').fill('2,150')
  await page.getByLabel('Cost of care each month').fill('5640')
}

/** Opens a tool from the list, and expects it to be sound on a phone. */
async function openTool(page: Page, name: string) {
  await openPage(page, '/tools')
  await page.getByRole('main').getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

test('a daughter uses the tools, saves them in her browser, and finds them on her homebase once she signs in [ROUTE-013, FIND-017, HOME-004]', async ({
  page,
  request,
}) => {
  await openPage(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tools' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5)
  await expectAccessible(page)

  await openPage(page, '/assisted-living/colorado')
  await page.getByRole('link', { name: 'Estimate your own cost' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cost calculator' })).toBeVisible()
  await page.getByLabel('City or ZIP code').fill('Denver')
  await page.getByLabel('Hours of paid help at home each day').fill('5')
  await expect(
    page.getByText('$40 an hour, the median for Colorado in the CareScout Cost of Care Survey 2024'),
  ).toBeVisible()
  await expect(page.getByText('$6,083').first()).toBeVisible()
  await expect(answer(page)).toContainText(/\$\d,\d{3}.*Low \$\d,\d{3}, high \$1?\d,\d{3}/)
  await expectAccessible(page)

  await openTool(page, 'Count the months')
  await fillRunway(page)
  await expect(answer(page)).toContainText('2 years 10 months')
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  await save(page)
  await expect(page.getByText('Money runway saved')).toBeVisible()
  await expect(page.getByText('With a free account, you’ll find them on your homebase')).toBeVisible()
  expect(page.url()).not.toMatch(/128|2150|5640/)
  await expectAccessible(page)

  await openPage(page, '/tools')
  await signInByPassword(page, await register(request))
  await expectSignedIn(page)
  await openPage(page, '/homebase')
  await page.getByRole('link', { name: 'Money runway' }).click()
  await expect(page.getByLabel('Savings you can spend')).toHaveValue('$128,000')
  await expect(answer(page)).toContainText('2 years 10 months')
  expect((await page.context().cookies()).filter(({ name }) => name.includes('tool-'))).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } })

  test('each tool answers, is saved, and comes back with its answers [ROUTE-013, FIND-017, HOME-004, BIZ-006]', async ({
    page,
  }) => {
    await page.goto('/tools/care-quiz')
    await pick(page.getByRole('group', { name: 'Finding the way home' }).getByRole('radio', { name: 'Full help' }))
    await page.getByRole('button', { name: 'Show which care fits' }).click()
    await expect(answer(page)).toContainText('Memory Care')
    await expectNoSidewaysScrolling(page)
    await save(page)
    await page.getByRole('link', { name: 'Continue Care quiz' }).click()
    await expect(answer(page)).toContainText('Memory Care')

    await page.goto('/tools/cost-calculator')
    await expect(page.getByText('you’ll see a month at home here')).toBeVisible()
    await page.getByLabel('Hours of paid help at home each day').fill('40')
    await page.getByRole('button', { name: 'Compare costs' }).click()
    await expect(page.getByLabel('Hours of paid help at home each day')).toHaveAccessibleDescription(/from 0 to 24/)
    await expectNoSidewaysScrolling(page)

    await page.goto('/tools/money-runway')
    await fillRunway(page)
    await page.getByLabel('Income each month').fill('a lot')
    await page.getByRole('button', { name: 'Count the months' }).click()
    await expect(page.getByLabel('Income each month')).toHaveAccessibleDescription(/Enter an amount in dollars/)
    await expect(page.getByLabel('Savings you can spend')).toHaveValue('$128,000')
    await page.getByLabel('Income each month').fill('2150')
    await page.getByRole('button', { name: 'Count the months' }).click()
    await expect(answer(page)).toContainText('2 years 10 months')
    await expectNoSidewaysScrolling(page)

    await page.goto('/tools/moving-checklist')
    await page.getByLabel('Moving date').fill('2027-03-15')
    await page.getByLabel('Make the bed first').check()
    await page.getByRole('button', { name: 'Show days' }).click()
    await expect(page.getByText('By February 1, 2027')).toBeVisible()
    await expect(page.getByLabel('Make the bed first')).toBeChecked()
    await expectNoSidewaysScrolling(page)

    await page.goto('/tools/tour-checklist')
    await page.getByLabel('Ask to stay for a meal').check()
    await save(page)
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
    await page.getByRole('link', { name: 'Continue Tour checklist' }).click()
    await expect(page.getByLabel('Ask to stay for a meal')).toBeChecked()
    await expect(page.getByLabel('Bring a list of medications')).not.toBeChecked()
    await expectNoSidewaysScrolling(page)
    await page.goto('/tools/saved')
    await page.getByRole('button', { name: 'Delete Tour checklist' }).click()
    await expect(page.getByText('Tour checklist deleted')).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  })
})
