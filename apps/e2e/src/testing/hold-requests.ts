import type { Page } from '@playwright/test'

/** Lets the requests of a page to matching addresses wait. Returns a function that lets them go on. */
export async function holdRequests(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}
