import type { LoaderFunctionArgs } from '@remix-run/node'
import { apiFor } from '@pkg/remix-host/server'
import { showSuggestions } from '~/features/search/index.server'

const secondsToKeep = 60
const maxTyped = 80

/** Returns suggestions for what a person has typed in the search box. While the API is down there are none, and the form still works. [FIND-001] */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const typed = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, maxTyped)
  if (!typed) return Response.json([])
  const { items } = await apiFor(request, context).search.suggest({ q: typed, limit: 8 })
  return Response.json(showSuggestions(items), { headers: { 'cache-control': `private, max-age=${secondsToKeep}` } })
}
