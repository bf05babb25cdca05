import { isUuid } from '@pkg/domain'
import { errorPage } from '@pkg/remix-host/server'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'

/** Leads old links to an account to its page. [DASH-012] */
export function loader({ params: { id = '' } }: LoaderFunctionArgs) {
  if (!isUuid(id)) throw errorPage('not-found', 404)
  return redirect(`/users/${id}`, 301)
}

/** A route without a page shows no error page. */
export default function PersonRoute() {
  return null
}
