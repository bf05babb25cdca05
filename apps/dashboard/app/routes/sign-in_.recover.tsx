import { ApiError } from '@pkg/api-client'
import { Button, Stack, TextField } from '@pkg/ui'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { apiFor, problemPage } from '~/server/api'
import { keepingCookies } from '~/server/keeping-cookies'
import { texts } from '~/texts'
import { SignInFrame } from './sign-in/SignInFrame'

const words = texts.signIn
const shortest = 10

export const meta: MetaFunction = () => [
  { title: texts.title(words.newPasswordTitle) },
  { name: 'robots', content: 'noindex' },
]
// The address holds a token: no other site may read it. Without any referrer, the form would count as a foreign one.
export const headers = () => ({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' })

/** Where the letter for a forgotten password leads. [API-015] */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
})

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const token = String(form.get('token') ?? '')
  const password = String(form.get('password') ?? '')
  if (password.length < shortest) return data({ token, error: words.newPasswordShort }, { status: 422 })
  const { headers: kept, onHeaders } = keepingCookies()
  try {
    await apiFor(request, context).auth.recoverEnd({ token, password }, { onHeaders })
    return redirect('/', { headers: kept })
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.status >= 500) throw problemPage('unavailable', 503)
    // Too easy to guess, or not by the letter alone: the letter stays good.
    if (problem.status === 422 || problem.status === 403) {
      const [told] = problem.errors
      return data({ token, error: told?.detail ?? words.newPasswordShort }, { status: 422 })
    }
    return redirect('/sign-in?status=expired')
  }
}

export default function RecoverRoute() {
  const { token } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const error = answer?.error
  const problems = error ? [{ message: `${words.newPassword}: ${error}`, fieldId: 'password' }] : []
  return (
    <SignInFrame title={words.newPasswordTitle} lead={words.newPasswordLead} problems={problems}>
      <Form method="post" action="/sign-in/recover" noValidate>
        <input type="hidden" name="token" value={answer?.token ?? token} />
        <Stack gap={20}>
          <TextField
            id="password"
            label={words.newPassword}
            hint={words.newPasswordHint}
            name="password"
            type="password"
            autoComplete="new-password"
            error={error}
          />
          <Button type="submit" variant="primary" width="full">
            {words.newPasswordSubmit}
          </Button>
        </Stack>
      </Form>
    </SignInFrame>
  )
}
