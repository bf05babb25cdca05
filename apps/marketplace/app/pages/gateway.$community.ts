import type { LoaderFunctionArgs } from '@remix-run/node'
import { apiFor, orErrorPage } from '@pkg/remix-host/server'
import { wizardSummary } from '~/features/listing'

/** Returns what the wizard needs to know about a community, to open it over a page. [COMM-009] */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const community = await orErrorPage(apiFor(request, context).communities.get({ id: params['community'] ?? '' }))
  return Response.json(wizardSummary(community, request), { headers: { 'cache-control': 'public, max-age=60' } })
}
