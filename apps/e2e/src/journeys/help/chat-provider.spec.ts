import { expect } from '@playwright/test'
import { chatButton } from '../../testing/chat'
import { startChatProvider } from '../../testing/chat-provider'
import { openPage } from '../../testing/open-page'
import { startOwnStack } from '../../testing/own-stack'
import { test } from '../../testing/test'

test('a provider’s widget replaces our chat, after the same time, from the configured origins only [CLIENT-009, CHAT-001, BIZ-008]', async ({
  page,
}) => {
  const provider = await startChatProvider()
  const stack = await startOwnStack('chat-provider', provider.environment)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/Chat-')) scripts.push(request.url())
  })
  try {
    await openPage(page, `${stack.marketplace}/about`)
    expect(provider.requested).toEqual([])
    const box = page.locator('#provider-chat')
    await expect(box).toBeAttached({ timeout: 90_000 })
    expect(await page.evaluate(() => performance.now())).toBeGreaterThanOrEqual(15_000)
    await expect(box).toHaveAttribute('data-connection', 'connected')
    await expect(box).toHaveAttribute('data-elsewhere', 'blocked')
    await expect(page.frameLocator('iframe[title=Chat]').getByText('How can we help?')).toBeVisible()
    expect(provider.requested.toSorted()).toEqual(['/face.svg', '/frame', '/hello', '/widget.js'])
    expect(scripts).toEqual([])
    await expect(chatButton(page)).toHaveCount(0)

    await page.getByRole('link', { name: 'How we make money', exact: true }).last().click()
    await expect(page).toHaveURL(/\/how-we-make-money$/)
    await expect(box).toHaveCount(1)

    // What the family may see or enters there isn't the provider's.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Who has your information' }).click()
    await expect(page).toHaveURL(/\/receipts$/)
    await expect(box).toHaveCount(0)
    expect(await page.locator('script[src*="/widget.js"]').count()).toBe(0)
  } finally {
    await stack.end()
    provider.stop()
  }
})
