import { expect, type Locator, type Page } from '@playwright/test'
import { openPage } from './open-page'

/** Returns the button that opens the chat. */
export const chatButton = (page: Page): Locator => page.getByRole('button', { name: 'Ask a question' })

/** Returns the chat's panel. */
export const chatPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Ask Hearthway' })

/** Opens a page whose clock runs fast until the chat's button has appeared. */
export async function waitForChat(page: Page, address: string): Promise<void> {
  await page.clock.install()
  await openPage(page, address)
  await expect(async () => {
    await page.clock.runFor(2000)
    await expect(chatButton(page)).toBeVisible({ timeout: 200 })
  }).toPass()
  await page.clock.resume()
}

/** Opens the chat on a page, and returns its panel. */
export async function openChat(page: Page, address: string): Promise<Locator> {
  await waitForChat(page, address)
  await chatButton(page).click()
  await expect(chatPanel(page)).toBeVisible()
  return chatPanel(page)
}

/** Asks a question in a person's own words. */
export async function ask(chat: Locator, question: string): Promise<void> {
  await chat.getByLabel('Or write it in your own words').fill(question)
  await chat.getByRole('button', { name: 'Send' }).click()
}

/** Starts the wizard in the chat, and returns it. */
export async function startWizard(chat: Locator): Promise<Locator> {
  await chat.getByRole('button', { name: 'Get pricing' }).first().click()
  return chat.getByRole('group', { name: /^Get pricing from / })
}
