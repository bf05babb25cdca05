import type { ShouldRevalidateFunction } from '@remix-run/react'

/**
 * Loads a page again after a form that was saved. After one that wasn’t, nothing has changed. Remix would also load it after a fetcher’s form that failed, and
 * while the API is down, an error would replace the page. [ERR-018]
 */
export const reloadsAfterSaving: ShouldRevalidateFunction = ({ actionStatus = 200, defaultShouldRevalidate }) =>
  actionStatus < 400 && defaultShouldRevalidate
