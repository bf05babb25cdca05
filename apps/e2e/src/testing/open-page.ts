import type { Page, Response } from '@playwright/test'

/**
 * Opens a page, and waits until its scripts have started if they run. A press before them follows the link or sends the form instead: journeys about
 * that open their pages themselves.
 */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address)
  await scriptsStarted(page)
  return response
}

/** Waits until the scripts of an opened page have started if they run. */
export async function scriptsStarted(page: Page): Promise<void> {
  // A page holds what was entered until its scripts take it.
  const isWaiting = () => 'takeEarlyInput' in window
  if (await page.evaluate(isWaiting)) await page.waitForFunction(() => !('takeEarlyInput' in window))
}
