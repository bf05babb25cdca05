import { redirect } from '@remix-run/node'

/**
 * Redirects from a former URL of a community to its current one. The redirect is permanent for search engines, but a browser checks it each
 * time, because a community can take a former slug back. [LIFE-006]
 */
export const redirectToCurrent = (url: string): Response =>
  redirect(url, { status: 301, headers: { 'cache-control': 'no-cache' } })
