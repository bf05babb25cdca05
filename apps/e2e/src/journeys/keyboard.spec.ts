import { expect, test } from '@playwright/test'
import { communityOf } from '../testing/communities'
import { answerDisclosure, confirm, nextModal, pastNearby, walkPostConversion } from '../testing/follow'
import { keyboard } from '../testing/hands'
import { expectAccessible, expectNoSidewaysScrolling } from '../testing/page-checks'
import { walk } from '../testing/walk'
import { aFamily } from '../testing/wizard'

const schemas = [
  ['gwizzy', 'TX', {}, 'GWZ-073'],
  ['PaidAd', 'OR', {}, 'GWZ-021'],
  ['activeAdult', 'OR', { HousingOptions: 'Sell my home' }, 'GWZ-080'],
  ['D2C', 'OR', { NextStep: 'Schedule a tour' }, 'GWZ-085, TOUR-004'],
  ['noAgent', 'OR', {}, 'GWZ-060'],
] as const

for (const [schema, state, answers, ids] of schemas) {
  // 1280 by 1024 pixels at 400 % leave 320 by 256.
  test(`the keyboard alone, at 400 % zoom, completes the wizard of ${schema}, and no step has a violation [GWZ-070, ${ids}]`, async ({
    browser,
    baseURL,
    request,
  }) => {
    test.setTimeout(180_000)
    const context = await browser.newContext({
      viewport: { width: 320, height: 256 },
      reducedMotion: 'reduce',
      ...(baseURL && { baseURL }),
    })
    const page = await context.newPage()
    const community = await communityOf(request, schema === 'PaidAd' ? 'gwizzy' : schema, [state, 'WA', 'GA', 'FL'])
    await page.goto(`${community.url}${schema === 'PaidAd' ? '?entry=paid-ad' : ''}`)
    const hands = keyboard(page)
    await hands.press(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Get pricing/ })
        .first(),
    )
    const dialog = page.getByRole('dialog')
    const check = async () => {
      await expectAccessible(page)
      await expectNoSidewaysScrolling(page)
    }
    await walk(dialog, { family: aFamily(), answers, hands, onStep: check })
    if (schema === 'activeAdult') {
      await expect(dialog).toBeHidden({ timeout: 15_000 })
    } else {
      let modal = await pastNearby(dialog, hands)
      await check()
      if (modal === 'disclosure') {
        await answerDisclosure(dialog, true, hands)
        modal = await nextModal(dialog, ['nearby', 'disclosure'])
        await check()
      }
      await confirm(dialog, hands)
      if (schema === 'PaidAd') {
        await expect(dialog).toBeHidden()
      } else {
        expect(await nextModal(dialog, [modal])).toBe('postConversion')
        await walkPostConversion(dialog, hands)
        await dialog.getByText('Thank you, we are working on your request.').waitFor()
        await expect(dialog).toBeHidden()
      }
    }
    await context.close()
  })
}

test('Escape closes the wizard, and the focus returns to where it was opened', async ({ page }) => {
  await page.goto('/independent-living/oregon')
  const opener = page.getByRole('link', { name: /^Get pricing/ }).first()
  await keyboard(page).press(opener)
  await expect(page.getByRole('heading', { name: 'Who are you searching for?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})
