import { type LoaderFunctionArgs, redirect } from '@remix-run/node'

/** Leads old links to an account to its page. [DASH-012] */
export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/users/${params['id'] ?? ''}`, 301)

/** A route without a page shows no error page. */
export default function PersonRoute() {
  return null
}
