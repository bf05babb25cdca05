import type { ShouldRevalidateFunction } from '@remix-run/react'
import { reloadsAfterSaving } from '~/site/outages/reloads-after-saving'

/**
 * Loads nothing again when a list only shows another of its rows next to it, which loads its own data, or when a form wasn't accepted, so what was typed
 * stays while the API is down. Remix's own default for the second case is lost in routes that decide for themselves.
 */
export const shouldRevalidateList: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod } = change
  return reloadsAfterSaving(change) && !(formMethod === undefined && changesOnlyPreview(currentUrl, nextUrl))
}

/** Returns whether two URLs show the same page of a list with another row next to it. */
export function changesOnlyPreview(current: URL, next: URL): boolean {
  const [before, after] = [current, next].map(({ pathname, searchParams }) => {
    const query = new URLSearchParams(searchParams)
    query.delete('open')
    return `${pathname}?${String(query)}`
  })
  return before === after && current.searchParams.get('open') !== next.searchParams.get('open')
}
