import type { Page } from '@playwright/test'

/** Opens the visible menu of a list or record by its label. Its button also shows its key. */
export const openMenu = (page: Page, label: string): Promise<void> =>
  page
    .locator('summary:visible')
    .filter({ hasText: new RegExp(`^${label}`) })
    .first()
    .click()
