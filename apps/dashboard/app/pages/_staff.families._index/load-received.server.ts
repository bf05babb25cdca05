import { apiFor, errorPage } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { parseReceivedUrl, receivedRow } from '~/features/families'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'

type LoadArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>

const pageSize = 20

/** Loads a page of the families that are shared with a provider or a real estate agent. [ROLE-010] */
export async function loadReceived({ request, context }: LoadArgs) {
  const view = parseReceivedUrl(new URL(request.url).searchParams)
  if (!view) throw errorPage('bad-request', 400)
  const found = await requireResponse(
    request,
    apiFor(request, context).clients.list({
      'page-number': view.page,
      'page-size': pageSize,
      ...(view.tab === 'waiting' ? { 'filter[response]': 'waiting' } : {}),
    }),
  )
  const clock = requestClock(request)
  return {
    kind: 'received' as const,
    ...view,
    pages: Math.ceil(found.total / pageSize),
    rows: found.items.map((family) => receivedRow(family, clock)),
  }
}
