import { apiFor, orErrorPage } from '@pkg/remix-host/server'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { findOwnTour } from '~/features/tours'

/** Leads to the visitor's own tour of a community, or back to the times that can be booked. For pages without scripts. [FIND-013] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('community') ?? ''
  const api = apiFor(request, context)
  const [tour, community] = await orErrorPage(Promise.all([findOwnTour(api, id), api.communities.get({ id })]))
  return redirect(tour ? `/tours/${tour.id}` : `${community.url}#tour`, {
    headers: { 'cache-control': 'private, no-store' },
  })
}
