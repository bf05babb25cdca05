import { ApiError, type Client } from '@pkg/api-client'
import { apiFor, errorPage, formText } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { changeBooking, isBookingIntent } from '~/features/bookings/index.server'
import { declineForm } from '~/features/families/index.server'
import type { RejectedDecline } from '~/features/offers'
import { chooseAction, parseIntent, readTypedTime } from '~/features/lists'
import { tasks } from '~/features/tasks'
import { changeTask as completeTask, isTaskIntent } from '~/features/tasks/index.server'
import { orNotSaved } from '~/site/outages/or-not-saved.server'
import { requestClock } from '~/site/server/request-clock'
import { redirectToToday } from '~/site/server/redirect-to-today'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'
import type { StaffRole } from '~/site/staff/staff-roles'
import { requireStaff } from '~/site/server/staff'

/** Accepts or declines an offer, records how a tour or a call went, or changes a task of Today, and goes back. What was done with a task can be undone. [WORK-002, WORK-003] */
export const actOnToday = (sent: ActionFunctionArgs) => orNotSaved(act(sent))

async function act({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const api = apiFor(request, context)
  const intent = form.get('intent')
  if (isTaskIntent(intent)) {
    return completeTask({ request, api, form }, intent, (saved) => redirectToToday(request, { saved }))
  }
  if (isBookingIntent(intent)) {
    return changeBooking({ request, api, form }, intent, (saved, of) => redirectToToday(request, { saved, of }))
  }
  const { role } = await requireStaff(request, context)
  if (intent === 'accept-offer') return acceptOffer(request, api, form)
  if (intent === 'decline-offer') return declineOffer(request, api, form)
  return changeTask({ request, api, role }, form)
}

/** Accepts an offer and opens its family, which is called next. The offer may have ended meanwhile. [WORK-023] */
async function acceptOffer(request: Request, api: Client, form: FormData) {
  const id = formText(form, 'offer')
  const accepted = api.offers.claim({ id }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'offer-closed') return undefined
    throw error
  })
  const offer = await requireResponse(request, accepted)
  return offer ? redirect(`/families/${offer.clientId}?saved=accepted`) : redirectToToday(request, { saved: 'closed' })
}

async function declineOffer(request: Request, api: Client, form: FormData) {
  const id = formText(form, 'offer')
  const sent = await sendForm(
    request,
    declineForm.submit(form, ({ reason }) => api.offers.decline({ id, reason })),
  )
  if (sent.ok) return redirectToToday(request, { saved: 'declined' })
  const error = sent.errors['decline-reason'] ?? sent.message ?? ''
  return data<RejectedDecline>({ of: id, typed: formText(form, 'decline-reason'), error }, 422)
}

async function changeTask({ request, api, role }: { request: Request; api: Client; role: StaffRole }, form: FormData) {
  const intent = parseIntent(form.get('do'))
  if (!intent || !tasks.roles.includes(role)) throw errorPage('bad-request', 400)
  if (intent.action === 'undo') {
    const { id } = await requireResponse(request, api.bulkActions.undo({ id: intent.option }))
    return redirectToToday(request, { done: id })
  }
  const typed = intent.action === 'snooze' && intent.option === ''
  const read = typed ? readTypedTime('moment', intent, form, requestClock(request)) : intent
  if ('rejected' in read) return data(read.rejected, 422)
  const choice = chooseAction(tasks, role, { ...intent, option: read.option })
  if (!choice || intent.id === undefined) throw errorPage('bad-request', 400)
  const { changes } = choice
  const change = api.bulkActions.create({ recordType: tasks.recordType, changes, ids: [intent.id] })
  const { id } = await requireResponse(request, change)
  return redirectToToday(request, { done: id })
}
