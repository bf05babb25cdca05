import type { Page, Response } from '@playwright/test'

/** Waits until the server has saved a text size that is about to be chosen. The script that sends it has a similar address. */
export const textSizeSaved = (page: Page): Promise<Response> =>
  page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/preferences.data' && response.request().method() === 'POST',
  )
