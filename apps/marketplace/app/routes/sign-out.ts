import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { apiFor, orProblem } from '~/server/api'

/** Whoever types the address has not asked to sign out; a page of another site could send them here. */
export const loader = () => redirect('/')

export async function action({ request, context }: ActionFunctionArgs) {
  const headers = new Headers()
  await orProblem(
    apiFor(request, context).auth.logout(undefined, {
      onHeaders: (answered) => {
        for (const cookie of answered.getSetCookie()) headers.append('set-cookie', cookie)
      },
    }),
  )
  return redirect('/', { headers })
}
