import { timeZoneName } from '@pkg/domain'
import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { bookingsTexts, MovePage } from '~/features/bookings'
import {
  baseOf,
  callMoveForm,
  callRow,
  callTimeOptions,
  orClosed,
  submitBooking,
} from '~/features/bookings/index.server'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { absentTexts, pageTitle } from '~/site/texts'

const words = bookingsTexts

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: pageTitle(loaded ? words.moveTitle(loaded.booking.title) : words.move) },
]

/** Loads a call of a family, and the free times of its advisor. [WORK-020] */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { id: familyId = '', call: id = '' } = params
  const api = apiFor(request, context)
  const call = await requireResponse(request, api.calls.get({ id }))
  if (call.clientId !== familyId) throw errorPage('not-found', 404)
  const { items } = await requireResponse(request, api.callDays.list({ id: call.agentId }))
  return {
    family: { id: familyId, name: call.clientName || absentTexts.name },
    booking: callRow(call, requestClock(request)),
    advisor: call.agentName,
    times: callTimeOptions(items, call.timeZone),
    zone: timeZoneName(call.timeZone),
  }
}

/** Moves the call to the chosen time. [WORK-020, WORK-005] */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await request.formData()
  const { id: familyId = '', call: id = '' } = params
  const api = apiFor(request, context)
  const submission = callMoveForm.submit(form, (body) => api.calls.change({ id, ...body }, baseOf(form)))
  return submitBooking({ request, api, form }, 'call', orClosed(submission, words.closed), () =>
    redirect(`/families/${familyId}?saved=call-moved`),
  )
}

export { reloadsFreeTimes as shouldRevalidate } from '~/features/bookings'

export default function MoveCallRoute() {
  const { advisor, ...call } = useLoaderData<typeof loader>()
  return <MovePage {...call} none={words.noCalls(advisor)} rejected={useFormResult<typeof action>()} />
}
