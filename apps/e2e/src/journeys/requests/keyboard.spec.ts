import { variantsOf } from '@pkg/config/draw'
import { expect } from '@playwright/test'
import { findCommunity } from '../../testing/communities'
import { answerDisclosure, completePostConversion, confirm, nextModal, skipNearby } from '../../testing/after-wizard'
import { keyboard } from '../../testing/input-driver'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { isWholeProof } from '../../testing/proof'
import { completeWizard } from '../../testing/complete-wizard'
import { test } from '../../testing/test'
import { buildFamily } from '../../testing/wizard'

const schemas = [
  ['gwizzy', 'TX', {}, 'GWZ-073'],
  ['D2C', 'OR', { NextStep: 'Schedule a tour' }, 'GWZ-085, TOUR-004'],
  ['PaidAd', 'OR', {}, 'GWZ-021'],
  ['activeAdult', 'OR', { HousingOptions: 'Sell my home' }, 'GWZ-080'],
  ['noAgent', 'OR', {}, 'GWZ-060'],
] as const

for (const [schema, state, answers, ids] of variantsOf<(typeof schemas)[number]>(schemas)) {
  // The stories audit each step of each schema, and another test audits them at 320 px, which is as wide.
  const hasAudits = isWholeProof
  // A window of 1280 by 1024 pixels is 320 by 256 at 400% zoom.
  test(`completes the ${schema} wizard by keyboard at 400% zoom${hasAudits ? ', without accessibility violations' : ''} [GWZ-070, ${ids}]`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 320, height: 256 },
      reducedMotion: 'reduce',
      ...(baseURL && { baseURL }),
    })
    const page = await context.newPage()
    const community = await findCommunity(request, schema === 'PaidAd' ? 'gwizzy' : schema, [state, 'WA', 'GA', 'FL'])
    await openPage(page, `${community.url}${schema === 'PaidAd' ? '?entry=paid-ad' : ''}`)
    const driver = keyboard(page)
    await driver.press(
      page
        .getByRole('main')
        .getByRole('link', { name: `Get pricing ${community.name}` })
        .first(),
    )
    const dialog = page.getByRole('dialog')
    const check = async () => {
      if (hasAudits) await expectAccessible(page, { hasContrast: false })
      await expectNoSidewaysScrolling(page)
    }
    await completeWizard(dialog, { family: buildFamily(), answers, driver, onStep: check })
    if (schema === 'activeAdult') {
      await expect(dialog.getByRole('heading', { name: 'Who has your request' })).toBeVisible()
      await check()
      await confirm(dialog, driver)
      await expect(dialog).toBeHidden()
    } else {
      let modal = await skipNearby(dialog, driver)
      await check()
      if (modal === 'disclosure') {
        await answerDisclosure(dialog, true, driver)
        modal = await nextModal(dialog, ['nearby', 'disclosure'])
        await check()
      }
      if (schema === 'PaidAd') {
        await confirm(dialog, driver)
        await expect(dialog).toBeHidden()
      } else if (modal === 'd2cConfirmation') {
        await confirm(dialog, driver)
        expect(await nextModal(dialog, [modal])).toBe('postConversion')
        await completePostConversion(dialog, driver)
        await dialog.getByText('Thank you, we are working on your request.').waitFor()
        await expect(dialog).toBeHidden()
      } else {
        expect(modal).toBe('homebase')
        await driver.press(page.getByRole('link', { name: 'Answer a few questions' }))
        const form = page.getByRole('main')
        await expect(form.getByRole('heading', { level: 1 })).toHaveText(/moving in\?$/)
        await completePostConversion(form, driver)
        await form.getByText('Thank you, we are working on your request.').waitFor()
        await expect(page).toHaveURL(/\/homebase$/)
      }
    }
    await context.close()
  })
}

test('Escape closes the wizard and returns the focus to its button', async ({ page, request }) => {
  await openPage(page, (await findCommunity(request, 'gwizzy', ['OR'])).url)
  const opener = page.getByRole('link', { name: /^Get pricing/ }).first()
  await keyboard(page).press(opener)
  await expect(page.getByRole('heading', { name: 'Who are you searching for?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})
