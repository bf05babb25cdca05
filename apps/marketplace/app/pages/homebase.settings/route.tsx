import { safeRedirectPath, siteLocale, siteTimeZone } from '@pkg/domain'
import { apiFor, forwardCookies } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AccountPage } from './AccountPage'
import { noticeAfter, submitAccount } from './submit-account.server'
import { orSignIn } from '~/features/authentication/index.server'
import { authTexts } from '~/features/authentication'
import { homebasePaths } from '~/site/links/homebase-links'

export const meta: MetaFunction = () => [{ title: authTexts.accountPage.title }, { name: 'robots', content: 'noindex' }]
export const headers = () => ({ 'cache-control': 'no-store' })

/** The settings of an account. Without a session, people sign in first, and come back to it or to the page that they came `from`. [HOME-003, QUERY-006, ROUTE-011] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor(request, context)
  const { searchParams } = new URL(request.url)
  const from = searchParams.get('from')
  const [user, sessions, claims] = await orSignIn(
    Promise.all([api.users.get({ id: 'me' }), api.sessions.list(), api.claims.list({})]),
    from === null ? homebasePaths.settings : safeRedirectPath(from),
  )
  const done = searchParams.get('done')
  return {
    user,
    done: done === null ? undefined : noticeAfter(done),
    claims: claims.items,
    sessions: sessions.items.map((session) => ({
      ...session,
      day: new Intl.DateTimeFormat(siteLocale, { dateStyle: 'long', timeZone: siteTimeZone }).format(
        Date.parse(session.lastUsedAt),
      ),
    })),
  }
}

/** Saves a form of the settings. A new phone number asks for the code that was texted to it. [API-003, API-014] */
export async function action({ request, context }: ActionFunctionArgs) {
  const { headers, onHeaders } = forwardCookies()
  const result = await orSignIn(
    submitAccount(apiFor(request, context), await request.formData(), onHeaders),
    homebasePaths.settings,
  )
  if (result.error !== undefined || Object.keys(result.errors).length > 0) return data(result, { status: 422 })
  if (result.codeId !== undefined) return data(result)
  // The session may have a new id, which only the browser's next request will send.
  return redirect(`${homebasePaths.settings}?done=${result.intent}`, { headers })
}

export default function SettingsRoute() {
  const { done, ...page } = useLoaderData<typeof loader>()
  return <AccountPage {...page} result={useActionData<typeof action>() ?? done} />
}
