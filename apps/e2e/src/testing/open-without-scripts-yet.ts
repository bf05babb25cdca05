import type { Page } from '@playwright/test'
import { holdRequests } from './hold-requests'

/** Opens a page whose scripts wait. Returns a function that lets them start. */
export async function openWithoutScriptsYet(page: Page, path: string): Promise<() => void> {
  const start = await holdRequests(page, /\/assets\/.*\.js$/)
  await page.goto(path, { waitUntil: 'commit' })
  return start
}
