import { ApiError } from '@pkg/api-client'
import { safeRedirectPath } from '@pkg/domain'
import { apiFor, forwardCookies, orErrorPage } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { DateTime } from 'luxon'
import { AccountPage } from '~/account/AccountPage'
import { noticeAfter, submitAccount } from '~/account/submit-account.server'
import { authTexts } from '~/authentication/texts'
import { homebasePaths } from '~/homebase/homebase-links'

export const meta: MetaFunction = () => [{ title: authTexts.accountPage.title }, { name: 'robots', content: 'noindex' }]
export const headers = () => ({ 'cache-control': 'no-store' })

/**
 * Waits for the API.
 *
 * @throws A redirect to sign-in and back without a session, and the error page that fits any other failed request. [QUERY-006]
 */
async function orSignIn<T>(response: Promise<T>, from: string = homebasePaths.settings): Promise<T> {
  return orErrorPage(
    response.catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) throw redirect(`/login?loginRedirect=${from}`)
      throw error
    }),
  )
}

/** The settings of an account. Without a session, people sign in first, and come back to it or to the page that they came `from`. [HOME-003, QUERY-006, ROUTE-011] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor(request, context)
  const from = new URL(request.url).searchParams.get('from')
  const user = await orSignIn(
    api.users.get({ id: 'me' }),
    from === null ? undefined : encodeURIComponent(safeRedirectPath(from)),
  )
  const [sessions, claims] = await orSignIn(Promise.all([api.sessions.list(), api.claims.list({})]))
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
  const { headers, onHeaders } = forwardCookies()
  const result = await orSignIn(submitAccount(apiFor(request, context), await request.formData(), onHeaders))
  if (result.error !== undefined || Object.keys(result.errors).length > 0) return data(result, { status: 422 })
  if (result.codeId !== undefined) return data(result)
  // The session may have a new id, which only the browser's next request will send.
  return redirect(`${homebasePaths.settings}?done=${result.intent}`, { headers })
}

export default function SettingsRoute() {
  const { done, ...page } = useLoaderData<typeof loader>()
  return <AccountPage {...page} result={useActionData<typeof action>() ?? done} />
}
