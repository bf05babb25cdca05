import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { answerFor, apiFor } from '~/server/api'

/** Whoever types the address has not asked to sign out; a page of another site could send them here. */
export const loader = () => redirect('/')

export async function action({ request, context }: ActionFunctionArgs) {
  const headers = new Headers()
  const keepCookies = (answer: Headers) => {
    for (const cookie of answer.getSetCookie()) headers.append('set-cookie', cookie)
  }
  await answerFor(request, apiFor(request, context).auth.logout(undefined, { onHeaders: keepCookies }))
  return redirect('/sign-in', { headers })
}
