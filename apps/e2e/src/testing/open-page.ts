import { expect, type Locator, type Page, type Response } from '@playwright/test'

/**
 * Opens a page, and waits until its scripts have started if they run. A press before them follows the link or sends the form instead: journeys about
 * that open their pages themselves.
 */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address)
  await scriptsStarted(page)
  return response
}

/** Opens a public page until it shows what was just written. A page that takes more than a second to render again is first sent as it was. */
export async function openUntilShown(page: Page, address: string, written: Locator): Promise<void> {
  await expect(async () => {
    await openPage(page, address)
    await expect(written).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
}

/** Waits until the scripts of an opened page have started if they run. */
export async function scriptsStarted(page: Page): Promise<void> {
  // A public page holds what was entered until its scripts take it, and the dashboard's keys wait for its scripts.
  const isWaiting = () =>
    'takeEarlyInput' in window ||
    ('__remixContext' in window && document.querySelector('aside[aria-busy="true"]') !== null)
  if (!(await page.evaluate(isWaiting))) return
  try {
    // A busy machine may draw no frames for a page that no one sees, so this doesn't wait for them.
    await page.waitForFunction(
      () => !('takeEarlyInput' in window) && document.querySelector('aside[aria-busy="true"]') === null,
      undefined,
      { polling: 100 },
    )
  } catch (error) {
    throw new Error(`The scripts of ${page.url()} didn’t start. ${await describeLoading(page)}`, { cause: error })
  }
}

/** Returns how far a page came with its scripts: whether they were asked for, which of their files came, with their milliseconds, and their errors. */
async function describeLoading(page: Page): Promise<string> {
  const errors = [...(await page.pageErrors()), ...(await page.consoleMessages()).map((message) => message.text())]
  const loading = await page.evaluate(() => {
    const isWaiting = document.querySelector('script[type="text/waiting"]') !== null
    const files = performance
      .getEntriesByType('resource')
      .flatMap((entry) => (entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js') ? [entry] : []))
      .map(({ name, startTime, duration, responseStatus }) =>
        [name.split('/').at(-1), responseStatus, Math.round(startTime), Math.round(duration)].join(' '),
      )
    const state = `${document.readyState}, ${document.visibilityState}, scripts ${isWaiting ? 'waiting' : 'asked for'}`
    return `${state}, after ${Math.round(performance.now())} ms. ${files.join('; ')}`
  })
  return [loading, ...errors.map(String)].join('\n')
}
