import { errorPage } from '@pkg/remix-host/server'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { questionsFor } from '~/features/stats/index.server'
import { requireStaff } from '~/site/server/staff'

/** Opens the first question of the role. [DASH-009] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  const [first] = questionsFor(role)
  if (!first) throw errorPage('forbidden', 403)
  return redirect(`/stats/${first.name}${new URL(request.url).search}`)
}
