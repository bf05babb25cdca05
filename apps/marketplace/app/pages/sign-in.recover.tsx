import { readToken, tokenPageHeaders } from '@pkg/remix-host/server'
import { type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { authTexts, createView, GatePage } from '~/features/authentication'

export const meta: MetaFunction = () => [{ title: authTexts.reset.newTitle }, { name: 'robots', content: 'noindex' }]

export const headers = tokenPageHeaders

/** The page that a password reset link in an email opens. [API-015] */
export const loader = ({ request }: LoaderFunctionArgs) => ({ token: readToken(request) })

export default function RecoverRoute() {
  const { token } = useLoaderData<typeof loader>()
  return <GatePage view={createView('reset-password', { token, role: 'customer' })} hasThirdPartySignIn={false} />
}
