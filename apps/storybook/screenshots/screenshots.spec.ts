import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { withoutWords } from '@pkg/config/screenshots'
import { expect, type Page, test } from '@playwright/test'
import { built, listShots } from './stories'

const site = 'https://storybook.example'

/** Serves the built Storybook without a server, and nothing else. */
async function serveStorybook(page: Page): Promise<void> {
  await page.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url())
    const path = join(built, decodeURIComponent(pathname))
    return origin === site && existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 })
  })
}

/** Waits until the story is rendered, its play function is over, and its fonts and images are there. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { currentRender } = (Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') ?? {}) as {
      currentRender?: { phase?: string }
    }
    return ['completed', 'afterEach', 'finished'].includes(currentRender?.phase ?? '')
  })
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}

for (const { id, theme } of listShots()) {
  test(`${id} looks as accepted in the ${theme} theme [LOOK-011]`, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-21T16:00:00Z')
    await page.emulateMedia({ colorScheme: theme })
    await serveStorybook(page)
    await page.goto(`${site}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`)
    await settle(page)
    await page.addStyleTag({ content: withoutWords })
    const name = `${id}${theme === 'dark' ? '-dark' : ''}.png`
    const hasDialog = (await page.locator('dialog[open]').count()) > 0
    if (hasDialog) await expect(page).toHaveScreenshot(name)
    else await expect(page.locator('#storybook-root')).toHaveScreenshot(name)
  })
}
