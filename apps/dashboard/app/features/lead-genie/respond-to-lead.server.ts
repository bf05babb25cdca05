import { ApiError, type Client } from '@pkg/api-client'
import { apiFor, errorPage, formText } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { declineForm } from '~/features/families/index.server'
import type { Saved } from '~/site/forms/saved'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'
import type { RejectedReason } from './SuggestionCard'

/** Accepts or declines a suggested family: the offer of it, or the family itself while it has no advisor. [DASH-005] */
export async function respondToLead({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  const api = apiFor(request, context)
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent === 'accept') return accept(request, api, form)
  if (intent === 'decline') return decline(request, api, form)
  throw errorPage('bad-request', 400)
}

const back = (saved: Saved) => redirect(`/lead-genie?saved=${saved}`)

async function accept(request: Request, api: Client, form: FormData) {
  const [lead, offer] = [formText(form, 'lead'), formText(form, 'offer')]
  const sent = offer === '' ? api.leadSuggestions.accept({ id: lead }) : api.offers.claim({ id: offer })
  return back((await requireResponse(request, unlessClosed(sent))) ? 'accepted' : 'closed')
}

async function decline(request: Request, api: Client, form: FormData) {
  const [lead, offer] = [formText(form, 'lead'), formText(form, 'offer')]
  const submission = declineForm.submit(form, ({ reason }) =>
    unlessClosed(
      offer === '' ? api.leadSuggestions.decline({ id: lead, reason }) : api.offers.decline({ id: offer, reason }),
    ),
  )
  const sent = await sendForm(request, submission)
  if (sent.ok) return back(sent.result === undefined ? 'closed' : offer === '' ? 'lead-declined' : 'declined')
  const error = sent.errors['decline-reason'] ?? sent.message ?? ''
  return data<RejectedReason>({ of: lead, typed: formText(form, 'decline-reason'), error }, 422)
}

/** Someone else may have accepted the family meanwhile. */
async function unlessClosed<Result>(sent: Promise<Result>): Promise<Result | undefined> {
  return sent.catch((error: unknown) => {
    if (error instanceof ApiError && (error.code === 'offer-closed' || error.status === 404)) return undefined
    throw error
  })
}
