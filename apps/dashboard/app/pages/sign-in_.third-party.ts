import { thirdPartySignIn } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { base, pathAfterSignIn } from '~/site/sign-in-path'

/** Starts and finishes a sign-in with the operator's OpenID Connect provider. [API-014] */
export const loader = ({ request, context }: LoaderFunctionArgs) =>
  thirdPartySignIn(request, context, {
    site: 'dashboard',
    signIn: '/sign-in',
    secondFactor: '/sign-in?status=second',
    failed: '/sign-in?status=error',
    wanted: (query) => `${base}${pathAfterSignIn(query.get('loginRedirect'))}`,
    signedIn: (wanted) => pathAfterSignIn(wanted ?? null),
  })
