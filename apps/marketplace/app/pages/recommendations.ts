import { apiFor } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { TrayLists } from '~/features/recommendations'

/** Returns the communities of the tray, or null while the API is down. [TRAY-006, DATA-013, API-024] */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const lists: TrayLists | null = await apiFor(request, context)
    .recommendations.postConversion()
    .catch(() => null)
  return Response.json(lists, { headers: { 'cache-control': 'private, no-store' } })
}
