import { safeRedirectPath } from '@pkg/domain'
import { thirdPartySignIn } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'

/** Starts and finishes a sign-in with the operator's OpenID Connect provider. [API-014, AUTH-007] */
export const loader = ({ request, context }: LoaderFunctionArgs) =>
  thirdPartySignIn(request, context, {
    signIn: '/login',
    secondFactor: '/?status=login',
    failed: '/?status=error',
    wanted: (query) => safeRedirectPath(query.get('redirect')),
    signedIn: (wanted) => safeRedirectPath(wanted),
  })
