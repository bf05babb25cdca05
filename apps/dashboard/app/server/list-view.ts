import { errorPage } from '@pkg/remix-host/server'

/** Reads the page of a list from a URL, counted from 1. @throws The error page with 400 for anything else. */
export function readPageNumber(request: Request): number {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
  if (!Number.isInteger(page) || page < 1 || page > 100_000) throw errorPage('bad-request', 400)
  return page
}

/** Reads the tab of a list from a URL; the first one when unset. @throws The error page with 400 for an unknown tab. */
export function readTab<Tab extends string>(request: Request, tabs: readonly Tab[]): Tab {
  const wanted = new URL(request.url).searchParams.get('tab') ?? tabs[0]
  const tab = tabs.find((known) => known === wanted)
  if (tab === undefined) throw errorPage('bad-request', 400)
  return tab
}
