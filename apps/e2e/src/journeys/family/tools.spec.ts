import { expect, type Page } from '@playwright/test'
import { expectSignedIn, register, signInByPassword } from '../../testing/gate'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectAccessibleInDark } from '../../testing/page-checks'
import { test } from '../../testing/test'

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

test(
  'a daughter uses the tools, saves them in her browser, and finds them on her homebase once she signs in [ROUTE-013, FIND-017, HOME-004]',
  { tag: '@smoke' },
  async ({ page, request }) => {
    await openPage(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tools' }).click()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6)
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
  },
)
