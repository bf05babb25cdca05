import { type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { viewOf } from '~/authentication/gate-step'
import { GatePage } from '~/authentication/GatePage'
import { authTexts } from '~/authentication/texts'

export const meta: MetaFunction = () => [{ title: authTexts.reset.newTitle }, { name: 'robots', content: 'noindex' }]
// The address holds a token: no other site may read it.
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

/** Where the letter for a forgotten password leads. [API-015] */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
})

export default function RecoverRoute() {
  const { token } = useLoaderData<typeof loader>()
  return <GatePage view={viewOf('reset-password', { token, role: 'customer' })} hasThirdParty={false} />
}
