import { expect, type Page } from '@playwright/test'

/** The time in which a change shows on open pages, in milliseconds. */
const liveWithin = 2000

/**
 * Expects a change on an open page within two seconds of now. On a busy machine, the page itself takes longer to load, so the longest load
 * meanwhile is added.
 */
export async function expectLive(page: Page, showsChange: () => Promise<void>): Promise<void> {
  const from = performance.now()
  let hasEnded = false
  const waiting = showsChange().finally(() => (hasEnded = true))
  let longestLoad = 0
  const measuring = (async () => {
    await page.waitForTimeout(liveWithin / 2)
    while (!hasEnded) longestLoad = Math.max(longestLoad, await loadTime(page))
  })()
  const [elapsed] = await Promise.all([waiting.then(() => performance.now() - from), measuring])
  expect(elapsed, `shows within ${liveWithin} ms and the longest load of ${longestLoad} ms`).toBeLessThan(
    liveWithin + longestLoad,
  )
}

/** Returns how long a page takes to load again, in milliseconds, without loading it into view. */
async function loadTime(page: Page): Promise<number> {
  const from = performance.now()
  await page.evaluate(async () => (await fetch(location.href)).text())
  return performance.now() - from
}
