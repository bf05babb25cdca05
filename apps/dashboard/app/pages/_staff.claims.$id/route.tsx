import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { claimApprovalForm, claimDeclineForm, rejectedDecision } from '~/features/decisions/index.server'
import { claimsTexts } from '~/features/decisions'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'
import { formatMoment } from '~/site/server/times'
import { pageTitle } from '~/site/texts'
import { ClaimPage } from './ClaimPage'

export const meta: MetaFunction = () => [{ title: pageTitle(claimsTexts.title) }]

/** One claim, for admins to decide. `q` searches the community of a claim to an unlisted one. [API-020, ROLE-009] */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiFor(request, context)
  const claim = await requireResponse(request, api.adminClaims.get({ id: params['id'] ?? '' }))
  const term = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 80)
  const needsCommunity = claim.status === 'pending' && claim.communityId === undefined
  const found =
    needsCommunity && term.length > 1 ? await requireResponse(request, api.claims.search({ q: term })) : undefined
  return {
    claim: { ...claim, sentAt: formatMoment(claim.createdAt, requestClock(request)) },
    term,
    needsCommunity,
    matches: found?.items.map(({ id, name, address }) => ({ value: id, label: `${name}, ${address}` })),
  }
}

/** Approves or declines the claim. [API-020, ROLE-009] */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { adminClaims } = apiFor(request, context)
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent !== 'approve' && intent !== 'decline') throw errorPage('bad-request', 400)
  const isApproval = intent === 'approve'
  const submission = (isApproval ? claimApprovalForm : claimDeclineForm).submit(
    form,
    (body) => adminClaims.decide({ id: params['id'] ?? '', ...body }),
    { status: isApproval ? 'approved' : 'declined' },
  )
  const sent = await sendForm(request, submission)
  return sent.ok
    ? redirect(`/claims?saved=${isApproval ? 'approved' : 'claim-declined'}`)
    : rejectedDecision(form, sent)
}

export default function ClaimRoute() {
  return <ClaimPage {...useLoaderData<typeof loader>()} rejected={useFormResult<typeof action>()} />
}
