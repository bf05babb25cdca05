import { ApiError } from '@pkg/api-client'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { DateTime } from 'luxon'
import { answerAccount, noticeAfter } from '~/authentication/account-page.server'
import { AccountPage } from '~/authentication/AccountPage'
import { authTexts } from '~/authentication/texts'
import { apiFor, orProblem } from '~/server/api'

export const meta: MetaFunction = () => [{ title: authTexts.accountPage.title }, { name: 'robots', content: 'noindex' }]
export const headers = () => ({ 'cache-control': 'no-store' })

/** The own account. Nobody signed in is sent to sign in, and back here afterwards. [QUERY-006] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor(request, context)
  const user = await orProblem(
    api.users.get({ id: 'me' }).catch((problem: unknown) => {
      if (problem instanceof ApiError && problem.status === 401) throw redirect('/login?loginRedirect=/account')
      throw problem
    }),
  )
  const [sessions, claims] = await orProblem(Promise.all([api.sessions.list(), api.claims.list({})]))
  const done = new URL(request.url).searchParams.get('done')
  return {
    user,
    done: done === null ? undefined : noticeAfter(done),
    claims: claims.items,
    sessions: sessions.items.map((session) => ({
      ...session,
      day: DateTime.fromISO(session.lastUsedAt, { zone: 'America/New_York' }).toFormat('LLLL d, yyyy'),
    })),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const headers = new Headers()
  const answer = await answerAccount(apiFor(request, context), await request.formData(), (answered) => {
    for (const cookie of answered.getSetCookie()) headers.append('set-cookie', cookie)
  })
  if (answer.problem !== undefined || Object.keys(answer.errors).length > 0) return data(answer, { status: 422 })
  // Shown as a page of its own: the session may have a new id, which this request does not bring.
  return redirect(`/account?done=${answer.intent}`, { headers })
}

export default function AccountRoute() {
  const { done, ...page } = useLoaderData<typeof loader>()
  return <AccountPage {...page} answer={useActionData<typeof action>() ?? done} />
}
