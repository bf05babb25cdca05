import { apiFor, forwardCookies, orErrorPage, siteContext } from '@pkg/remix-host/server'
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, data } from '@remix-run/node'
import { useActionData, useLoaderData, useNavigation, useSearchParams } from '@remix-run/react'
import { isStaff } from '~/site/server/staff'
import { pathAfterSignIn } from '~/site/sign-in-path'
import { pageTitle } from '~/site/texts'
import { SignInPage, signInTexts } from '~/features/sign-in'
import { submitSignIn } from '~/features/sign-in/index.server'

export const meta: MetaFunction = () => [
  { title: pageTitle(signInTexts.title) },
  { name: 'robots', content: 'noindex' },
]

/** Leads staff who are signed in to the page that they came for. [API-014] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  // While the API is down, the form stays, and submitting it shows an error.
  const user = await apiFor(request, context)
    .users.get({ id: 'me' })
    .catch(() => undefined)
  if (user && isStaff(user)) throw redirect(pathAfterSignIn(searchParams.get('loginRedirect')))
  const status = searchParams.get('status')
  return {
    otherAccount: user?.name,
    hasThirdParty: siteContext(context).hasThirdPartySignIn,
    error: status === 'expired' ? signInTexts.linkGone : status === 'error' ? signInTexts.thirdPartyRefused : undefined,
    notice: status === 'second' ? signInTexts.passwordToo : undefined,
  }
}

/** Signs in with a password or a code, or emails a link or a code. [AUTH-001, API-014 to API-016] */
export async function action({ request, context }: ActionFunctionArgs) {
  const { headers, onHeaders } = forwardCookies()
  const wanted = new URL(request.url).searchParams.get('loginRedirect')
  const form = await request.formData()
  const view = await orErrorPage(submitSignIn(apiFor(request, context), { form, wanted }, onHeaders))
  if (view === undefined) return redirect(pathAfterSignIn(wanted), { headers })
  const hasErrors = view.error !== undefined || Object.keys(view.errors).length > 0
  return data(view, { status: hasErrors ? 422 : 200, headers })
}

export default function SignInRoute() {
  const view = useActionData<typeof action>()
  const { otherAccount, hasThirdParty, error, notice } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const { state, formAction } = useNavigation()
  const kept = new URLSearchParams([...query].filter(([name]) => name === 'loginRedirect'))
  return (
    <SignInPage
      otherAccount={otherAccount}
      view={view}
      error={view ? view.error : error}
      notice={view ? view.notice : notice}
      query={kept.toString()}
      isBusy={state !== 'idle' && formAction !== undefined}
      hasThirdParty={hasThirdParty}
    />
  )
}
