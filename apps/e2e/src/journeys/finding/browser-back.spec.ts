import { type APIRequestContext, expect } from '@playwright/test'
import { findCommunity } from '../../testing/communities'
import { completeWizard } from '../../testing/complete-wizard'
import { openPage, scriptsStarted } from '../../testing/open-page'
import { test } from '../../testing/test'
import { buildFamily, choose, openWizard, question } from '../../testing/wizard'

const findPath = async (request: APIRequestContext) =>
  (await findCommunity(request, 'gwizzy', ['ID', 'OR', 'WA', 'GA'])).url

test('Back goes back one question, then closes the wizard, and then leaves the page [GWZ-071, GWZ-101]', async ({
  page,
  request,
}) => {
  const path = await findPath(request)
  await openPage(page, '/')
  const wizard = await openWizard(page, path)
  await expect(wizard.getByText('Step 1 of up to')).toBeVisible()
  await choose(wizard, 'Mother')
  await question(wizard, 'How much help is needed each day?')
  const most = (await wizard.getByRole('progressbar').innerText()).replace('Step 2 of ', '')
  await choose(wizard, 'Some help')
  await question(wizard, 'What’s your timeline for moving?')
  await expect(wizard.getByText(`Step 3 of ${most}`)).toBeVisible()

  await page.goBack()
  await question(wizard, 'How much help is needed each day?')
  await expect(wizard.getByRole('radio', { name: 'Some help' })).toBeChecked()
  await page.goBack()
  await question(wizard, 'Who are you searching for?')
  await page.goBack()
  await expect(wizard).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('closing the wizard leaves no entry behind, so Back leaves the page [GWZ-071]', async ({ page, request }) => {
  const path = await findPath(request)
  await openPage(page, '/')
  const wizard = await openWizard(page, path)
  await choose(wizard, 'Mother')
  await page.keyboard.press('Escape')
  await expect(wizard).toBeHidden()
  await expect.poll(() => page.evaluate(() => 'gwizzy' in window.history.state)).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('a reload offers to continue where the family stopped [GWZ-101]', async ({ page, request }) => {
  const wizard = await openWizard(page, await findPath(request))
  await choose(wizard, 'Mother')
  await question(wizard, 'How much help is needed each day?')
  await page.reload()
  await scriptsStarted(page)
  const offer = page.getByRole('region', { name: 'Continue where you stopped?' })
  await offer.getByRole('button', { name: 'Continue' }).click()
  await question(page.getByRole('dialog'), 'How much help is needed each day?')
  await expect(offer).toBeHidden()

  await page.reload()
  await scriptsStarted(page)
  await offer.getByRole('button', { name: 'Not now' }).click()
  await expect(offer).toBeHidden()
  await page.reload()
  await scriptsStarted(page)
  await expect(page.getByRole('link', { name: /^Get pricing/ }).first()).toBeVisible()
  await expect(offer).toBeHidden()
})

test('a reload after the request was sent offers nothing, because nothing is left to continue [GWZ-101]', async ({
  page,
  request,
}) => {
  const wizard = await openWizard(page, await findPath(request))
  await completeWizard(wizard, { family: buildFamily() })
  await expect(wizard.getByRole('heading', { name: 'Who has your request' })).toBeVisible()
  await page.reload()
  await scriptsStarted(page)
  // The button says that the request is known, so the page has read what the tab remembers.
  await expect(page.getByRole('button', { name: /^Pricing Requested/ }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('region', { name: 'Continue where you stopped?' })).toHaveCount(0)
})
