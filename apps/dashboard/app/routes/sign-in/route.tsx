import { ApiError, ApiUnreachable } from '@pkg/api-client'
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, data } from '@remix-run/node'
import { useActionData, useLoaderData, useNavigation, useSearchParams } from '@remix-run/react'
import { isStaff } from '~/server/staff'
import { apiFor } from '~/server/api'
import { pathAfterSignIn } from '~/server/sign-in-path'
import { texts } from '~/texts'
import { readSignIn } from './read-sign-in'
import { SignInPage } from './SignInPage'

export const meta: MetaFunction = () => [
  { title: texts.title(texts.signIn.title) },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  // An API that is down is no reason to hide the form: signing in will say so.
  const user = await apiFor(request, context)
    .users.get({ id: 'me' })
    .catch(() => undefined)
  if (user && isStaff(user)) throw redirect(pathAfterSignIn(new URL(request.url).searchParams.get('loginRedirect')))
  return { foreign: user?.name }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const read = readSignIn(form)
  if (!read.ok) return data({ email: read.email, errors: read.errors, refusal: undefined }, { status: 422 })

  const headers = new Headers()
  const keepCookies = (answer: Headers) => {
    for (const cookie of answer.getSetCookie()) headers.append('set-cookie', cookie)
  }
  try {
    await apiFor(request, context).auth.login(read.credentials, { onHeaders: keepCookies })
  } catch (problem) {
    const refusal = refusalOf(problem)
    if (refusal === undefined) throw problem
    const status = problem instanceof ApiError && problem.status < 500 ? problem.status : 503
    return data({ email: read.credentials.email, errors: {}, refusal }, { status })
  }
  return redirect(pathAfterSignIn(new URL(request.url).searchParams.get('loginRedirect')), { headers })
}

/** Why one could not sign in, in plain words. */
function refusalOf(problem: unknown): string | undefined {
  if (problem instanceof ApiUnreachable) return texts.signIn.unreachable
  if (!(problem instanceof ApiError)) return undefined
  if (problem.status === 429) return texts.signIn.tooMany
  return problem.status < 500 ? texts.signIn.refused : texts.signIn.unreachable
}

export default function SignInRoute() {
  const answer = useActionData<typeof action>()
  const { foreign } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const { state, formAction } = useNavigation()
  return (
    <SignInPage
      foreign={foreign}
      email={answer?.email}
      errors={answer?.errors ?? {}}
      refusal={answer?.refusal}
      query={query.toString()}
      isBusy={state !== 'idle' && formAction !== undefined}
    />
  )
}
