import { ApiError, type Release } from '@pkg/api-client'
import { apiFor } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pathAfterSaving } from '~/site/forms/saved'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { formatMoment } from '~/site/server/times'
import { pageTitle } from '~/site/texts'
import { releaseTexts } from '~/features/releases'
import { ReleasePage } from './ReleasePage'

export const meta: MetaFunction = () => [{ title: pageTitle(releaseTexts.title) }]

/** The page that the email about a stopped release leads to. [TRUST-004, TRUTH-009] */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { releases } = apiFor(request, context)
  const release = await requireResponse(request, releases.get({ id: params['id'] ?? '' }))
  const clock = requestClock(request)
  const { clientId, recipientName, reason, status, sentAt, confirmBy } = release
  return {
    clientId,
    recipientName,
    reason,
    status,
    sharedAt: formatMoment(sentAt, clock),
    confirmBy: confirmBy ? formatMoment(confirmBy, clock) : undefined,
  }
}

/** Confirms that the recipient deleted the family's information. [TRUST-004] */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { releases } = apiFor(request, context)
  const confirmed = releases.confirm({ id: params['id'] ?? '' }).catch(unlessShared)
  const result = await requireResponse(request, confirmed)
  // A release that isn't stopped has nothing to confirm, and its page says so.
  return redirect(result ? pathAfterSaving(request.url, 'confirmed') : `/releases/${params['id']}`)
}

function unlessShared(error: unknown): Release | undefined {
  if (error instanceof ApiError && error.code === 'not-revoked') return undefined
  throw error
}

export default function ReleaseRoute() {
  return <ReleasePage {...useLoaderData<typeof loader>()} />
}
