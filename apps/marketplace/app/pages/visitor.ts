import { hasSession, isKnownVisitor } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Visitor } from '~/site/visitor/visitor'

/** What the browser's cookies say about its visitor, for pages that are the same for everyone. [FIND-014] */
export const loader = ({ request }: LoaderFunctionArgs) =>
  Response.json({ hasSession: hasSession(request), isKnown: isKnownVisitor(request) } satisfies Visitor, {
    headers: { 'cache-control': 'private, no-store' },
  })
