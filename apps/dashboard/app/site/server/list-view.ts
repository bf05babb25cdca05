import { errorPage } from '@pkg/remix-host/server'

/** Reads the page of a list from a URL, counted from 1. @throws The error page with 400 for anything else. */
export function readPageNumber(request: Request): number {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
  if (!Number.isInteger(page) || page < 1 || page > 100_000) throw errorPage('bad-request', 400)
  return page
}
