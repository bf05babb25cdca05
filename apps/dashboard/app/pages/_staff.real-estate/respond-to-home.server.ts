import { ApiError } from '@pkg/api-client'
import { apiFor, errorPage, formText } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { declineForm } from '~/features/families/index.server'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'

/** A reason that was sent and not accepted. */
export interface RejectedReason {
  /** The home of the form. */
  of: string
  typed: string
  error: string
}

/** Accepts or declines an offered home. The offer may have ended meanwhile. [AGENT-006, TRUTH-008] */
export async function respondToHome({ request, context }: ActionFunctionArgs) {
  const { realEstateReferrals } = apiFor(request, context)
  const form = await request.formData()
  const intent = form.get('intent')
  const id = formText(form, 'home')
  if (intent === 'accept-home') {
    const accepted = await requireResponse(request, realEstateReferrals.claim({ id }).catch(unlessClosed))
    return redirect(accepted ? `/families/${accepted.clientId}?saved=home-accepted` : closed)
  }
  if (intent !== 'decline-home') throw errorPage('bad-request', 400)
  const submission = declineForm.submit(form, async ({ reason }) => {
    const declined = realEstateReferrals.decline({ id, reason }).then(() => true)
    return declined.catch(unlessClosed)
  })
  const sent = await sendForm(request, submission)
  if (sent.ok) return redirect(sent.result ? '/real-estate?saved=home-declined' : closed)
  const typed = formText(form, 'decline-reason')
  return data<RejectedReason>({ of: id, typed, error: sent.errors['decline-reason'] ?? sent.message ?? '' }, 422)
}

const closed = '/real-estate?saved=home-closed'

function unlessClosed(error: unknown): undefined {
  if (error instanceof ApiError && error.code === 'offer-closed') return undefined
  throw error
}
