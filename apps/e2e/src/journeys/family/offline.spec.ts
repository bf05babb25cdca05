import { expect } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { openPage } from '../../testing/open-page'
import { portsOf } from '../../testing/ports'
import { startApp, stopProcess, waitForUrl } from '../../testing/processes'
import { test } from '../../testing/test'

test.use({ serviceWorkers: 'allow' })

test('offline, any page says so and shows the saved communities, until the connection is back [FIND-014, FAV-002]', async ({
  page,
  context,
}) => {
  await openPage(page, '/assisted-living/colorado')
  const tile = page.getByRole('main').getByRole('article').first()
  const name = await tile.getByRole('heading').innerText()
  const kept = page.waitForResponse(/communities\?.*filter%5Bid%5D/)
  await tile.getByRole('button', { name: /^Save/ }).click()
  await kept
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => page.evaluate(() => caches.match('/offline', { ignoreVary: true }).then(Boolean))).toBe(true)
  await page.reload()

  await context.setOffline(true)
  await page.goto('/memory-care/texas')
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toContainText('/mo')
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Hearthway Display/)

  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Memory Care in Texas' })).toBeVisible()
})

test('while our site is down, a browser with a network doesn’t hear that it’s offline [FIND-014]', async ({ page }) => {
  const { marketplace: port } = portsOf('offline')
  const environment = {
    MARKETPLACE_PORT: String(port),
    API_URL: 'http://localhost:4600',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  }
  const site = startApp('marketplace', 'server.mjs', environment)
  try {
    await waitForUrl(`http://localhost:${port}/healthz`)
    await openPage(page, `http://localhost:${port}/assisted-living/colorado`)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.reload()
  } finally {
    await stopProcess(site, 'SIGKILL')
  }

  await page.goto(`http://localhost:${port}/memory-care/texas`)
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t load this page right now' })).toBeVisible()
  await expect(page.getByText('You’re offline')).toBeHidden()
  await expect(page).toHaveTitle('We can’t load this page right now')
  await expectAccessible(page)
})

test('the site can be installed, and links to it have a card with a picture', async ({ page, request }) => {
  await page.goto('/assisted-living/colorado')
  const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
  const manifest = await (await request.get(href)).json()
  expect(manifest).toMatchObject({ name: 'Hearthway', start_url: '/', display: 'standalone' })
  const card = (await page.locator('meta[property="og:image"]').first().getAttribute('content')) ?? ''
  expect(card).toMatch(/^http:\/\/localhost/)
  const pictures = [card, '/favicon.ico', '/icon-180.png', ...manifest.icons.map(({ src }: { src: string }) => src)]
  for (const picture of pictures) expect((await request.get(picture)).headers()['content-type']).toMatch(/^image\//)
})
