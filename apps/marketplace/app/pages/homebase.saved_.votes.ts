import { apiFor, orErrorPage } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadRelatives } from '~/features/family-sharing/index.server'

/** Returns the votes of the relatives who have a link to the saved communities of a person or browser, for pages that are the same for everyone. [TRUST-014, TRUST-013] */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await orErrorPage(loadRelatives(apiFor(request, context))), {
    headers: { 'cache-control': 'private, no-store' },
  })
}
