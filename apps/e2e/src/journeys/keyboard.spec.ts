import { expect, type Page, test } from '@playwright/test'
import { aFamily } from '../testing/wizard'

/** Presses Tab until the focus is on something with this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      const labels =
        element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.innerText) : []
      return [element?.getAttribute('aria-label') ?? '', element?.textContent ?? '', ...labels].join(' ').trim()
    })
    if (name.test(focused)) return
  }
  throw new Error(`Sixty presses of Tab never reached ${name}`)
}

test('the keyboard alone completes the wizard [GWZ-073, GWZ-115]', async ({ page }) => {
  test.setTimeout(120_000)
  const family = aFamily()
  await page.goto('/independent-living/colorado/denver')
  await tabTo(page, /^Get pricing/)
  await page.keyboard.press('Enter')
  const wizard = page.getByRole('dialog')
  const heading = (name: string) => expect(wizard.getByRole('heading', { name })).toBeVisible()
  const pick = async (question: string, downs: number) => {
    await heading(question)
    await tabTo(page, /\S/)
    while ((await page.evaluate(() => document.activeElement?.getAttribute('type'))) !== 'radio')
      await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    for (let press = 0; press < downs; press += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await pick('Who are you looking for?', 0)
  await pick('How much help is needed?', 3)
  await pick('When would the move be?', 3)
  await pick('What is the monthly budget?', 1)
  await heading('Where should we look?')
  await tabTo(page, /City or ZIP code/)
  await page.keyboard.type('80202')
  await expect(wizard.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await heading('What is your name?')
  await tabTo(page, /First name/)
  await page.keyboard.type(family.firstName)
  await page.keyboard.press('Tab')
  await page.keyboard.type(family.lastName)
  await page.keyboard.press('Enter')
  await heading('Where should we send it?')
  await tabTo(page, /E-mail/)
  await page.keyboard.type(family.email)
  await page.keyboard.press('Enter')
  await heading('What number should we use?')
  await tabTo(page, /Phone number/)
  await page.keyboard.type(family.phone)
  await page.keyboard.press('Enter')
  await pick('Would help with selling a home be useful?', 1)
  const resident = wizard.getByLabel('Name of the person who moves')
  const thanks = wizard.getByText('Thank you! We will get back to you shortly')
  await expect(resident.or(thanks)).toBeVisible()
  if (await resident.isVisible()) {
    await tabTo(page, /Name of the person who moves/)
    await page.keyboard.type('Ruth Of')
    await page.keyboard.press('Enter')
  }
  await expect(thanks).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(wizard).toBeHidden()
})
