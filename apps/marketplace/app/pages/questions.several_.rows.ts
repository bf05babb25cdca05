import { apiFor, orErrorPage } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadOwnRows } from '~/features/several-questions/index.server'
import { maxCompared, readComparedIds } from '~/site/links/compare-links'
import { severalLink } from '~/site/server/emailed-link.server'

/** Returns what a person asked the compared communities with their answers, for a comparison that is the same for everyone. [COMM-010, TRUST-013] */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const ids = readComparedIds(new URL(request.url).searchParams).slice(0, maxCompared)
  const subject = await severalLink.readSubject(request, context)
  return Response.json(await orErrorPage(loadOwnRows(apiFor(request, context), ids, subject)), {
    headers: { 'cache-control': 'private, no-store' },
  })
}
