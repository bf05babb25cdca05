import { expect, type Page } from '@playwright/test'
import { expectSignedIn, register, signInByPassword } from '../../testing/gate'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { signIn } from '../../testing/staff'
import { test } from '../../testing/test'
import { dashboard } from '../../testing/urls'

const survey = (page: Page) => page.getByRole('dialog')

/** Opens a page with a clock that the test moves, and waits until the survey watches. */
async function openWatched(page: Page, address: string): Promise<void> {
  await page.clock.install()
  await openPage(page, address)
  const content = page.waitForResponse(/exit-intent-popup/)
  await page.clock.runFor(5000)
  await content
  await page.clock.runFor(100)
}

/** Moves the mouse off the page through a point of its edge. */
const leaveAt = (page: Page, clientX: number, clientY: number) =>
  page.evaluate((point) => document.dispatchEvent(new MouseEvent('mouseout', { ...point, relatedTarget: null })), {
    clientX,
    clientY,
  })

test('never asks a person who is signed in [EXIT-002]', async ({ page, request }) => {
  await openPage(page, '/tools')
  await signInByPassword(page, await register(request))
  await expectSignedIn(page)
  await page.clock.install()
  await openPage(page, '/about')
  await expectSignedIn(page)
  await page.clock.runFor(26_000)
  await leaveAt(page, 0, 400)
  await page.clock.runFor(1000)
  await expect(survey(page)).toHaveCount(0)
  // Once it was shown, it isn't again, so this says that it never was.
  expect(await page.evaluate(() => localStorage.getItem('exitSurvey'))).toBeNull()
})

test('asks a person who leaves by mouse once, keeps the email on the device, and shows staff the answers [EXIT-001, EXIT-003, EXIT-005, EXIT-006, EXIT-008, EXIT-009, FORM-001, FORM-004, FORM-005, FORM-006, FORM-012]', async ({
  page,
  browser,
}) => {
  await openWatched(page, '/about')
  await leaveAt(page, 0, 400)
  await page.clock.runFor(21_000)
  await leaveAt(page, 400, 20)
  await expect(survey(page)).toHaveCount(0)
  // On a busy machine, the page may watch later than its content arrived.
  await expect(async () => {
    await page.clock.runFor(5000)
    await leaveAt(page, 0, 400)
    await expect(survey(page).getByRole('heading', { name: 'What couldn’t you find?' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.clock.resume()
  await expect(survey(page).getByRole('progressbar')).toHaveAttribute('aria-valuemax', '1')
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScrolling(page)
  await survey(page).getByRole('button', { name: 'Continue' }).click()
  await expect(survey(page).getByRole('link', { name: /Choose at least one answer/ })).toBeVisible()
  await survey(page).getByLabel('Enough photos').check()
  await survey(page).getByRole('button', { name: 'Continue' }).click()
  await survey(page).getByRole('button', { name: 'Back' }).click()
  await expect(survey(page).getByLabel('Enough photos')).toBeChecked()
  await survey(page).getByRole('button', { name: 'Continue' }).click()
  await survey(page).getByLabel('Email (optional)').fill('ruth@families.example')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('uuid-actions'))
  await survey(page).getByRole('button', { name: 'Send my answer' }).click()
  expect((await sent).postData()).not.toContain('ruth@')
  await expect(survey(page).getByText('Thank you.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('email'))).toBe('ruth@families.example')
  await survey(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(survey(page)).toHaveCount(0)

  const staff = await (await browser.newContext()).newPage()
  await signIn(staff, dashboard, 'admin@hearthway.example')
  await openPage(staff, `${dashboard}/dashboard/exit-survey`)
  await expect(staff.getByRole('row', { name: /Enough photos/ })).toBeVisible()
  await staff.context().close()
})

test('asks a person who comes back after ten seconds, but not over another dialog, and never twice [EXIT-001, EXIT-004, EXIT-007]', async ({
  page,
}) => {
  await openWatched(page, '/about')
  const comeBackAfter = async (milliseconds: number) => {
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    await page.clock.runFor(milliseconds)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  }
  await comeBackAfter(9000)
  await expect(survey(page)).toHaveCount(0)
  const other = () =>
    page.evaluate(() => document.body.append(Object.assign(document.createElement('dialog'), { open: true })))
  await other()
  await comeBackAfter(10_000)
  await expect(page.locator('dialog')).toHaveCount(1)
  await page.evaluate(() => document.querySelector('dialog')?.remove())
  await comeBackAfter(10_000)
  await expect(survey(page).getByRole('heading', { name: 'Enough for today?' })).toBeVisible()
  await page.clock.runFor(500)
  await survey(page).getByRole('button', { name: 'No, thank you' }).click()
  await page.clock.runFor(500)
  await expect(survey(page)).toHaveCount(0)
  await comeBackAfter(60_000)
  await expect(survey(page)).toHaveCount(0)
})
