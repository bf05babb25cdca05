import { safeRedirectPath } from '@pkg/domain'
import { readToken, signInByLink, tokenPageHeaders } from '@pkg/remix-host/server'
import { Button, ErrorSummary, Heading, Stack, Text } from '@pkg/ui'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { authTexts } from '~/features/authentication'
import * as styles from '~/features/authentication/GatePage.css'
import { sitePath } from '~/site/frame/site-path'

const words = authTexts.link

export const meta: MetaFunction = () => [{ title: words.title }, { name: 'robots', content: 'noindex' }]

export const headers = tokenPageHeaders

/** The page that a sign-in link in an email opens. [API-015] */
export const loader = ({ request }: LoaderFunctionArgs) => ({ token: readToken(request) })

/** Uses the link, and opens the gate with the outcome. [AUTH-007, QUERY-006] */
export async function action({ request, context }: ActionFunctionArgs) {
  const { token, outcome, headers } = await signInByLink(request, context)
  if (outcome.kind === 'signed-in') {
    const query = new URLSearchParams({ status: 'success', loginRedirect: safeRedirectPath(outcome.result.redirect) })
    return redirect(`/?${query}`, { headers })
  }
  if (outcome.kind === 'second-factor') return redirect('/?status=login', { headers })
  if (outcome.reason === 'rate-limited') return data({ token, error: authTexts.errors.tooMany }, 429)
  if (outcome.reason === 'unavailable') return data({ token, error: authTexts.errors.unreachable }, 503)
  return redirect('/?status=expired')
}

export default function LinkRoute() {
  const loaded = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  return (
    <PageFrame width="text">
      <form method="post" action={sitePath('/sign-in/link')} className={styles.form}>
        <input type="hidden" name="token" value={failed?.token ?? loaded.token} />
        <Stack gap={20}>
          <Heading level={1}>{words.title}</Heading>
          <Text tone="muted">{words.lead}</Text>
          {failed && <ErrorSummary errors={[{ message: failed.error }]} />}
          <Button type="submit" variant="primary" width="full">
            {words.submit}
          </Button>
        </Stack>
      </form>
    </PageFrame>
  )
}
