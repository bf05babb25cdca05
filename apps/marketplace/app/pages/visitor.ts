import { hasSession, isKnownVisitor } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { severalLink } from '~/site/server/emailed-link.server'
import type { Visitor } from '~/site/visitor/visitor'

/** What the browser's cookies say about its visitor, for pages that are the same for everyone. [FIND-014] */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { token } = await severalLink.readSubject(request, context)
  const isKnown = isKnownVisitor(request) || token !== undefined
  return Response.json({ hasSession: hasSession(request), isKnown } satisfies Visitor, {
    headers: { 'cache-control': 'private, no-store' },
  })
}
