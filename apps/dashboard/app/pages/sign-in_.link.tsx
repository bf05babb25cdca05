import { readToken, signInByLink, tokenPageHeaders } from '@pkg/remix-host/server'
import { Button } from '@pkg/ui'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { pathAfterSignIn } from '~/site/sign-in-path'
import { SignInFrame, signInTexts } from '~/features/sign-in'
import { pageTitle } from '~/site/texts'

const words = signInTexts

export const meta: MetaFunction = () => [{ title: pageTitle(words.linkTitle) }, { name: 'robots', content: 'noindex' }]

export const headers = tokenPageHeaders

/** The page that a sign-in link in an email opens. [API-015, API-018] */
export const loader = ({ request }: LoaderFunctionArgs) => ({ token: readToken(request), wanted: readWanted(request) })

/** Returns the query that keeps the page to go to after sign-in, in case a second factor follows. */
function readWanted(request: Request): string {
  const wanted = new URL(request.url).searchParams.get('loginRedirect')
  return wanted === null ? '' : new URLSearchParams({ loginRedirect: wanted }).toString()
}

/** Signs in with the link, which may need the second factor too. [API-015] */
export async function action({ request, context }: ActionFunctionArgs) {
  const { token, outcome, headers } = await signInByLink(request, context)
  if (outcome.kind === 'signed-in') return redirect(pathAfterSignIn(outcome.result.redirect ?? null), { headers })
  if (outcome.kind === 'second-factor') return redirect(`/sign-in?status=second&${readWanted(request)}`, { headers })
  if (outcome.reason === 'rate-limited') return data({ token, error: words.tooMany }, 429)
  if (outcome.reason === 'unavailable') return data({ token, error: words.unreachable }, 503)
  return redirect('/sign-in?status=expired')
}

export default function LinkRoute() {
  const loaded = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  return (
    <SignInFrame title={words.linkTitle} lead={words.linkLead} problems={failed ? [{ message: failed.error }] : []}>
      <Form method="post" action={`/sign-in/link?${loaded.wanted}`}>
        <input type="hidden" name="token" value={failed?.token ?? loaded.token} />
        <Button type="submit" variant="primary" width="full">
          {words.submit}
        </Button>
      </Form>
    </SignInFrame>
  )
}
