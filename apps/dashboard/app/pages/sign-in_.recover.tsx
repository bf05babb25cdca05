import {
  apiFor,
  formText,
  forwardCookies,
  orErrorPage,
  readToken,
  resetPassword,
  tokenPageHeaders,
} from '@pkg/remix-host/server'
import { Button, Stack, TextField } from '@pkg/ui'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { SignInFrame, signInTexts } from '~/features/sign-in'
import { newPasswordForm } from '~/features/sign-in/index.server'
import { pageTitle } from '~/site/texts'

const words = signInTexts

export const meta: MetaFunction = () => [
  { title: pageTitle(words.newPasswordTitle) },
  { name: 'robots', content: 'noindex' },
]

export const headers = tokenPageHeaders

/** The page that a password reset link in an email opens. [API-015] */
export const loader = ({ request }: LoaderFunctionArgs) => ({ token: readToken(request) })

/** Saves the new password, and signs in with it, which may need the second factor too. [API-015] */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const token = formText(form, 'token')
  const { headers, onHeaders } = forwardCookies()
  const api = apiFor(request, context)
  const submitted = await orErrorPage(resetPassword(api, { form, definition: newPasswordForm, token }, onHeaders))
  if (!submitted.ok) return data({ token, field: submitted.errors['password'], error: submitted.message }, 422)
  const outcome = submitted.result
  if (outcome.kind === 'signed-in') return redirect('/', { headers })
  if (outcome.kind === 'second-factor') return redirect('/sign-in?status=second', { headers })
  if (outcome.reason === 'rate-limited') return data({ token, field: undefined, error: words.tooMany }, 429)
  if (outcome.reason === 'unavailable') return data({ token, field: undefined, error: words.unreachable }, 503)
  return redirect('/sign-in?status=expired')
}

export default function RecoverRoute() {
  const loaded = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const problems = [
    ...(failed?.error ? [{ message: failed.error }] : []),
    ...(failed?.field ? [{ message: `${words.newPassword}: ${failed.field}`, fieldId: 'password' }] : []),
  ]
  return (
    <SignInFrame title={words.newPasswordTitle} lead={words.newPasswordLead} problems={problems}>
      <Form method="post" action="/sign-in/recover" noValidate>
        <input type="hidden" name="token" value={failed?.token ?? loaded.token} />
        <Stack gap={20}>
          <TextField
            id="password"
            label={words.newPassword}
            hint={words.newPasswordHint}
            name="password"
            type="password"
            autoComplete="new-password"
            error={failed?.field}
          />
          <Button type="submit" variant="primary" width="full">
            {words.newPasswordSubmit}
          </Button>
        </Stack>
      </Form>
    </SignInFrame>
  )
}
