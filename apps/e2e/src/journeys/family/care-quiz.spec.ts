import { expect, type Locator, type Page } from '@playwright/test'
import { pick } from '../../testing/input-driver'
import { openPage } from '../../testing/open-page'
import { expectAccessible } from '../../testing/page-checks'
import { test } from '../../testing/test'

const quiz = (page: Page): Locator => page.getByRole('region', { name: 'Not sure which care fits?' })
const answer = (page: Page, question: string, name: string) =>
  pick(quiz(page).getByRole('group', { name: question }).getByRole('radio', { name }))

test('a daughter who isn’t sure answers questions about a normal week, and sees the care, the reason, and the price after each [FIND-017]', async ({
  page,
}) => {
  await openPage(page, '/?near=denver')
  const result = quiz(page).getByRole('status')
  await expect(result).toContainText(/^Each answer lights a window\.\s*\$\d,\d{3}–\$\d/)
  await answer(page, 'Meals and shopping', 'Full help')
  await expect(result).toContainText('Independent Living')
  await expect(result).toContainText('Because of help with meals and shopping.')
  await answer(page, 'Getting dressed and bathing', 'Some help')
  await expect(result).toContainText('2 of 5 answered')
  await expect(result).toContainText('Assisted Living')
  await expect(result).toContainText('Because of help with dressing and bathing.')
  await expect(result).toContainText(/\$\d,\d{3}–\$1?\d,\d{3} a month (near Denver, CO|in Colorado)/)
  const assisted = await result.innerText()
  await answer(page, 'Finding the way home', 'Full help')
  await expect(result).toContainText('Memory Care')
  await expect(result).toContainText(/\$\d,\d{3}–\$1?\d,\d{3} a month (near Denver, CO|in Colorado)/)
  expect(await result.innerText()).not.toBe(assisted)
  await expectAccessible(page)
  // Nothing is saved.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/dressing|orientation/)
  await expect(page).toHaveURL(/\/\?near=denver$/)
  await result.getByRole('link', { name: 'See these communities' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Memory Care in Denver, Colorado' })).toBeVisible()
  await page.goBack()
  await expect(result).toContainText('3 of 5 answered')
  await expect(result).toContainText('Memory Care')
})

test('the arrow keys answer a question of the quiz [FIND-017]', async ({ page }) => {
  await openPage(page, '/')
  const group = quiz(page).getByRole('group', { name: 'Getting out of a chair' })
  await group.getByRole('radio', { name: 'No help' }).focus()
  await page.keyboard.press('Space')
  await expect(quiz(page).getByRole('status')).toContainText('Independent Living')
  await page.keyboard.press('ArrowRight')
  await expect(group.getByRole('radio', { name: 'Some help' })).toBeChecked()
  await expect(quiz(page).getByRole('status')).toContainText('Because of help with getting out of a chair.')
})
