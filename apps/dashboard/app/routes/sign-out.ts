import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { apiFor } from '~/server/api'

/** Whoever types the address has not asked to sign out; a page of another site could send them here. */
export const loader = () => redirect('/')

export async function action({ request, context }: ActionFunctionArgs) {
  const headers = new Headers()
  await apiFor(request, context).auth.logout(undefined, {
    onHeaders: (answer) => {
      for (const cookie of answer.getSetCookie()) headers.append('set-cookie', cookie)
    },
  })
  return redirect('/sign-in', { headers })
}
