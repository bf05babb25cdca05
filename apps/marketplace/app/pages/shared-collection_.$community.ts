import { apiFor, orErrorPage } from '@pkg/remix-host/server'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { sharedCollectionPath } from '~/site/links/collection-links'
import { loadCollection, readCollectionToken, recordOpen } from '~/features/shared-collections/index.server'

/** Opens a community of a shared collection, and lets the advisor see that it was opened. [DASH-007] */
export async function loader({ request, context, params: { community = '' } }: LoaderFunctionArgs) {
  const api = apiFor(request, context)
  const token = await readCollectionToken(request, context)
  const found = await orErrorPage(loadCollection(api, token))
  const headers = { 'cache-control': 'no-store' }
  const tile = typeof found === 'string' ? undefined : found.communities.find(({ id }) => id === community)
  if (!tile) return redirect(sharedCollectionPath, { headers })
  await orErrorPage(recordOpen(api, token, tile.id))
  return redirect(`${tile.url}${new URL(request.url).search}`, { headers })
}
