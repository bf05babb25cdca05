import { ApiError } from '@pkg/api-client'
import { safeRedirectPath } from '@pkg/domain'
import { Button, Container, Heading, Stack, Text } from '@pkg/ui'
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as styles from '~/authentication/GatePage.css'
import { authTexts } from '~/authentication/texts'
import { apiFor, problemPage } from '~/server/api'

const words = authTexts.link

export const meta: MetaFunction = () => [{ title: words.title }, { name: 'robots', content: 'noindex' }]
// The address holds a token: no other site may read it. Without any referrer, the form would count as a foreign one.
export const headers = () => ({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' })

/** The page that a link of a letter leads to. Opening it changes nothing: programs that read mail ahead open links too. [API-015] */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
})

/** Uses the link, and goes to the gate with what came of it. [AUTH-007, QUERY-006] */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = String((await request.formData()).get('token') ?? '')
  const headers = new Headers()
  try {
    const { redirect: wanted } = await apiFor(request, context).auth.start(
      { token },
      {
        onHeaders: (answered) => {
          for (const cookie of answered.getSetCookie()) headers.append('set-cookie', cookie)
        },
      },
    )
    return redirect(`/?${new URLSearchParams({ status: 'success', loginRedirect: safeRedirectPath(wanted) })}`, {
      headers,
    })
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.status >= 500) throw problemPage('unavailable', 503)
    if (problem.needsSecondFactor) {
      for (const cookie of problem.headers.getSetCookie()) headers.append('set-cookie', cookie)
      return redirect('/?status=login', { headers })
    }
    if (problem.status === 429) throw problemPage('unavailable', 503)
    return redirect('/?status=expired')
  }
}

export default function LinkRoute() {
  const { token } = useLoaderData<typeof loader>()
  return (
    <Container width="text">
      <div className={styles.page}>
        <form method="post" action="/sign-in/link">
          <input type="hidden" name="token" value={token} />
          <Stack gap={20}>
            <Heading level={1} look="h2">
              {words.title}
            </Heading>
            <Text tone="muted">{words.lead}</Text>
            <Button type="submit" variant="primary" width="full">
              {words.submit}
            </Button>
          </Stack>
        </form>
      </div>
    </Container>
  )
}
