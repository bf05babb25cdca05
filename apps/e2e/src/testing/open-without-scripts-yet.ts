import type { Page } from '@playwright/test'

/** Opens a page whose scripts wait. Returns a function that lets them start. */
export async function openWithoutScriptsYet(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return release
}
