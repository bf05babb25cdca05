import { expect, type Page } from '@playwright/test'
import { findCommunity } from '../../testing/communities'
import { expectSignedIn, register, signInByPassword } from '../../testing/gate'
import { openPage } from '../../testing/open-page'
import { startOwnStack } from '../../testing/own-stack'
import type { Stack } from '../../testing/stack'
import { watchConsole } from '../../testing/page-checks'
import { holdRequests } from '../../testing/hold-requests'
import { test } from '../../testing/test'
import { textSizeSaved } from '../../testing/text-size'

let stack: Stack

test.beforeAll(async () => {
  stack = await startOwnStack('cached-pages')
})
test.afterAll(() => stack.end())

/** Opens a page, and returns its HTML and where it came from. */
async function open(page: Page, path: string) {
  const response = await openPage(page, `${stack.marketplace}${path}`)
  return { html: await response?.text(), source: response?.headers()['cache-status'] ?? '' }
}

test('two visitors get the same page, and each one’s header shows their own account [FIND-014, AUTH-009]', async ({
  page,
  browser,
  request,
}) => {
  const log = watchConsole(page)
  const stranger = await browser.newPage()
  await open(page, '/memory-care/colorado')
  await signInByPassword(page, await register(request, stack.api))
  await expectSignedIn(page)

  const own = await open(page, '/memory-care/colorado')
  await expectSignedIn(page)
  const other = await open(stranger, '/memory-care/colorado')
  await expect(stranger.getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(own.html).toBe(other.html)
  expect(other.source).toContain('hit')
  expect(log.filter((text) => /Content Security Policy|Hydration/i.test(text))).toEqual([])
  await stranger.close()
})

test('a text size stays on stored pages, and only in the browser that chose it [FIND-014, UI-011]', async ({
  page,
  browser,
}) => {
  const stranger = await browser.newPage()
  await open(page, '/memory-care')
  const saved = textSizeSaved(page)
  await page.getByLabel('Text size, language, and theme').click()
  await page.getByRole('button', { name: 'Largest text' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'largest')
  await saved
  await open(page, '/memory-care')
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'largest')
  await open(stranger, '/memory-care')
  await expect(stranger.locator('html')).toHaveAttribute('data-text-size', 'normal')
  await stranger.close()
})

test('a page that isn’t there within 120 ms shows that it’s loading [FIND-014]', async ({ page }) => {
  await open(page, '/memory-care')
  const release = await holdRequests(page, /\/senior-living\.data/)
  await page.getByRole('link', { name: 'Find care', exact: true }).first().click()
  const bar = page.locator('[data-loading-bar]')
  // The style sheet waits, so a page that loads faster shows nothing.
  await expect(bar).toHaveCSS('animation-delay', /^0\.12s/)
  await expect(bar).toHaveCSS('opacity', '1')
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page).toHaveURL(/\/senior-living$/)
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
  await expect(bar).toHaveCount(0)
})

test('pages that were open go on without the API, and their forms say when they can’t [FIND-014, ERR-018]', async ({
  page,
  request,
}) => {
  const community = await findCommunity(request, 'gwizzy', ['FL', 'CO', 'GA'], { site: stack.marketplace })
  const paths = ['/', '/assisted-living', '/assisted-living/colorado', community.url]
  const before = new Map<string, string | undefined>()
  for (const path of paths) {
    // On a busy machine, the API can be too slow at first, and then nothing is stored.
    await expect(async () => {
      const { html, source } = await open(page, path)
      expect(source, path).toMatch(/hit|stored/)
      before.set(path, html)
    }).toPass()
  }

  await stack.killApi()
  for (const path of paths) {
    const { html, source } = await open(page, path)
    expect(source, path).toContain('outage')
    expect(html, path).toBe(before.get(path))
  }
  await page
    .getByRole('link', { name: /^Get pricing/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('We couldn’t load the questions. Check your connection and try again.')).toBeVisible()
  expect((await openPage(page, `${stack.marketplace}/search?place=Denver`))?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1, name: 'We’re having trouble loading this page' })).toBeVisible()

  await stack.startApi()
  await expect.poll(async () => (await open(page, '/assisted-living')).source).not.toContain('outage')
})
