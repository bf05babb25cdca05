import { ApiError } from '@pkg/api-client'
import { Button } from '@pkg/ui'
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { apiFor, problemPage } from '~/server/api'
import { keepingCookies } from '~/server/keeping-cookies'
import { pathAfterSignIn } from '~/server/sign-in-path'
import { texts } from '~/texts'
import { SignInFrame } from './sign-in/SignInFrame'

const words = texts.signIn

export const meta: MetaFunction = () => [
  { title: texts.title(words.linkTitle) },
  { name: 'robots', content: 'noindex' },
]
// The address holds a token: no other site may read it. Without any referrer, the form would count as a foreign one.
export const headers = () => ({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' })

/** Where a link of a letter leads. Opening it changes nothing: programs that read mail ahead open links too. [API-015, API-018] */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
})

export async function action({ request, context }: ActionFunctionArgs) {
  const token = String((await request.formData()).get('token') ?? '')
  const { headers: kept, onHeaders } = keepingCookies()
  try {
    const { redirect: wanted } = await apiFor(request, context).auth.start({ token }, { onHeaders })
    return redirect(pathAfterSignIn(wanted), { headers: kept })
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.status >= 500) throw problemPage('unavailable', 503)
    if (problem.needsSecondFactor) {
      onHeaders(problem.headers)
      return redirect('/sign-in?status=second', { headers: kept })
    }
    return redirect('/sign-in?status=expired')
  }
}

export default function LinkRoute() {
  const { token } = useLoaderData<typeof loader>()
  return (
    <SignInFrame title={words.linkTitle} lead={words.linkLead}>
      <Form method="post" action="/sign-in/link">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary" width="full">
          {words.submit}
        </Button>
      </Form>
    </SignInFrame>
  )
}
