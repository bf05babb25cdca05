import { expect, type Locator, type Page } from '@playwright/test'
import { openPage } from '../../testing/open-page'
import { expectAccessible } from '../../testing/page-checks'
import { readAttributes } from '../../testing/read-api'
import { addReferredFamily, madison } from '../../testing/referred-family'
import { signIn } from '../../testing/staff'
import { test } from '../../testing/test'
import { dashboard } from '../../testing/urls'
import { addCommunity } from '../../testing/world'

/** Presses a key of the open page once it works. */
async function pressKey(page: Page, key: string, label: string): Promise<void> {
  await expect(page.getByRole('complementary', { name: 'Keyboard shortcuts' }).getByText(label).first()).toBeVisible()
  await page.locator('body').press(key)
}

/** Moves the focus forward to a control, as a person does who doesn’t use a pointer. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('60 presses of Tab don’t reach the control')
}

test('by keyboard alone, an admin records a move-in, opens its draft, and issues the invoice [WORK-018, WORK-013, WORK-028]', async ({
  page,
  request,
}) => {
  const family = await addReferredFamily(request)
  await signIn(page, dashboard, 'admin@hearthway.example')
  await openPage(page, family.page)
  await pressKey(page, 'v', 'Moved in')
  await expect(page.getByRole('heading', { level: 1, name: `Where did ${family.name} move in?` })).toBeVisible()
  await tabTo(page, page.getByLabel('Base rent of the first month'))
  await page.keyboard.type('4200')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Referral fee $2,100.00. The invoice is a draft.')).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Open the invoice' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Draft').first()).toBeVisible()
  await pressKey(page, 'i', 'Issue invoice')
  await expect(page.getByRole('button', { name: 'Issue invoice' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invoice issued.')).toBeVisible()
  await expectAccessible(page)
  expect(await readAttributes({ request }, `/secure/clients/${family.id}`)).toMatchObject({ stage: 'moved-in' })
})

test('by keyboard alone, an admin refers a family to three communities with one consent [WORK-021, WORK-024, TRUST-002]', async ({
  page,
  request,
}) => {
  const family = await addReferredFamily(request)
  const others = [await addCommunity(request, madison), await addCommunity(request, madison)]
  await signIn(page, dashboard, 'admin@hearthway.example')
  await openPage(page, family.page)
  await pressKey(page, 'r', 'Share with communities')
  await expect(page.getByRole('heading', { level: 1, name: `Share ${family.name} with communities` })).toBeVisible()
  const picker = page.getByRole('combobox', { name: 'Add another community' })
  for (const { name } of others) {
    await tabTo(page, picker)
    await page.keyboard.type(name)
    await expect(page.getByRole('option', { name }).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    // One that’s suggested, too, is on the page twice.
    await expect(page.getByRole('checkbox', { name }).last()).toBeChecked()
  }
  await tabTo(page, page.getByRole('button', { name: 'Continue' }))
  await page.keyboard.press('Enter')
  const consent = page.getByRole('checkbox', { name: 'They agreed to this' })
  await tabTo(page, consent)
  await page.keyboard.press('Space')
  await expectAccessible(page)
  await tabTo(page, page.getByRole('button', { name: /^Share with / }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Shared. The communities’ teams were emailed.')).toBeVisible()
  for (const { name } of [family.community, ...others]) {
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
  }
})
