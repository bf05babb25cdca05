import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, data } from '@remix-run/node'
import { useActionData, useLoaderData, useNavigation, useSearchParams } from '@remix-run/react'
import { isStaff } from '~/server/staff'
import { apiFor } from '~/server/api'
import { keepingCookies } from '~/server/keeping-cookies'
import { pathAfterSignIn } from '~/server/sign-in-path'
import { texts } from '~/texts'
import { answerSignIn } from './answer-sign-in'
import { SignInPage } from './SignInPage'

export const meta: MetaFunction = () => [
  { title: texts.title(texts.signIn.title) },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  // An API that is down is no reason to hide the form: signing in will say so.
  const user = await apiFor(request, context)
    .users.get({ id: 'me' })
    .catch(() => undefined)
  if (user && isStaff(user)) throw redirect(pathAfterSignIn(searchParams.get('loginRedirect')))
  const status = searchParams.get('status')
  return {
    foreign: user?.name,
    hasThirdParty: Boolean(process.env['OIDC_ISSUER']),
    refusal:
      status === 'expired' ? texts.signIn.linkGone : status === 'error' ? texts.signIn.thirdPartyRefused : undefined,
    notice: status === 'second' ? texts.signIn.passwordToo : undefined,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { headers, onHeaders } = keepingCookies()
  const answer = await answerSignIn(apiFor(request, context), await request.formData(), onHeaders)
  if (answer === undefined) {
    return redirect(pathAfterSignIn(new URL(request.url).searchParams.get('loginRedirect')), { headers })
  }
  const isWrong = answer.refusal !== undefined || Object.keys(answer.errors).length > 0
  return data(answer, { status: isWrong ? 422 : 200, headers })
}

export default function SignInRoute() {
  const answer = useActionData<typeof action>()
  const { foreign, hasThirdParty, refusal, notice } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const { state, formAction } = useNavigation()
  const onwards = new URLSearchParams([...query].filter(([name]) => name === 'loginRedirect'))
  return (
    <SignInPage
      foreign={foreign}
      answer={answer}
      refusal={answer ? undefined : refusal}
      notice={answer ? undefined : notice}
      query={onwards.toString()}
      isBusy={state !== 'idle' && formAction !== undefined}
      hasThirdParty={hasThirdParty}
    />
  )
}
