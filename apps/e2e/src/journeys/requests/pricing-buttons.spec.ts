import { expect, type Locator, type Page } from '@playwright/test'
import { skipNearby } from '../../testing/after-wizard'
import { findCommunity } from '../../testing/communities'
import { completeWizard } from '../../testing/complete-wizard'
import { openPage, scriptsStarted } from '../../testing/open-page'
import { watchConsole } from '../../testing/page-checks'
import { asAdmin } from '../../testing/staff'
import { test } from '../../testing/test'
import { api } from '../../testing/urls'
import { buildFamily, openWizard, question } from '../../testing/wizard'

const states = ['ID', 'OR', 'WA', 'GA', 'FL', 'OH'] as const

const openButton = (page: Page) => page.getByRole('link', { name: /^Get pricing/ }).first()

test(
  'a pricing button on a tile and on a page starts the wizard of its community, and has the focus again afterward [CTA-003, COMM-009]',
  { tag: '@smoke' },
  async ({ page, request }) => {
    const community = await findCommunity(request, 'gwizzy', states)
    for (const path of [community.url, community.url.split('/').slice(0, -1).join('/')]) {
      await openPage(page, path)
      const button = openButton(page)
      const name = (await button.innerText()).replace(/^Get pricing\s*/, '')
      await button.click()
      const dialog = page.getByRole('dialog', { name: `Get pricing for ${name}` })
      await question(dialog, 'Who are you searching for?')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
    }
  },
)

test('a requested button stays so, and reopens the result or a review of the next request, even without cookies [API-007, CONF-007, CTA-001, CTA-002, CTA-004, ERR-001, ERR-012, FLOW-003, GWZ-101, TRUTH-006]', async ({
  page,
  request,
}) => {
  const family = buildFamily()
  const community = await findCommunity(request, 'gwizzy', states)
  const dialog = await openWizard(page, community.url)
  await completeWizard(dialog, { family })
  expect(await skipNearby(dialog)).toBe('homebase')
  await expect(dialog).toBeHidden()
  await openPage(page, community.url)
  const requested = page.getByRole('button', { name: `Pricing Requested ${community.name}` }).first()
  await expect(requested).toBeDisabled()
  await page.reload()
  await expect(requested).toBeDisabled()

  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).toContain('done')
  // Without the cookie, only the browser knows that the assessment is complete.
  await page.context().clearCookies()
  await page.reload()
  await scriptsStarted(page)
  await openButton(page).click()
  await expect(dialog.getByRole('heading', { name: 'Who has your request' })).toBeVisible()

  const other = await findCommunity(request, 'gwizzy', states, { fits: ({ id }) => id !== community.id })
  await openPage(page, other.url)
  await openButton(page).click()
  await expect(dialog.getByRole('heading', { name: `Get pricing from ${other.name}?` })).toBeVisible()
  const admin = await asAdmin(request, api)
  await dialog.getByRole('button', { name: 'Send my request' }).click()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  expect(await admin.listLeads(family.lastName)).toEqual([community.name])
  await expectFailure(page, dialog)
  await expect(dialog.getByText(family.email)).toBeVisible()

  await dialog.getByRole('button', { name: 'Send my request' }).click()
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await expect(dialog.getByRole('heading', { name: `Pricing for ${other.name} has been requested` })).toBeVisible()
  const toast = page.getByRole('region', { name: 'Messages' }).getByText(`Pricing for ${other.name} has been requested`)
  await expect(toast).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'help@hearthway.example' })).toBeVisible()
  await expect(toast).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `Pricing Requested ${other.name}` }).first()).toBeDisabled()
  await expect.poll(() => admin.listLeads(family.lastName)).toEqual([community.name, other.name])
})

/** Sends the reviewed request while the connection is broken, and expects that the page says so. */
async function expectFailure(page: Page, dialog: Locator): Promise<void> {
  const log = watchConsole(page)
  const behindDialog = page.locator('main')
  await page.route('**/api/platform/uuid-actions', (route) => route.abort('connectionreset'))
  await dialog.getByRole('button', { name: 'Send my request' }).click()
  await expect(behindDialog.getByText('Requesting…').first()).toBeAttached()
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('Opps. Something went wrong, please try again!')).toBeVisible()
  await expect(dialog.getByRole('alert')).toContainText('We haven’t sent your request. Your answers are still here.')
  await expect(behindDialog.getByText('Pricing Requested')).toHaveCount(0)
  expect(log.join()).toContain('Pricing not requested')
  await page.unroute('**/api/platform/uuid-actions')
}
