import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, errorPage, formText } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { bookingsTexts } from '~/features/bookings'
import { newTourForm, parseTourTimeValue, rejectBooking } from '~/features/bookings/index.server'
import { sendForm } from '~/site/server/send-form'
import { isRecipient, requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'
import { loadNewTour } from './load-new-tour.server'
import { NewTourPage } from './NewTourPage'

const words = bookingsTexts

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: pageTitle(loaded ? words.tourTitle(loaded.name) : words.bookTour) },
]

/** Only advisors and admins book tours for families. [ROLE-010] */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (isRecipient(role)) throw errorPage('forbidden', 403)
  return loadNewTour(request, apiFor(request, context), params['id'] ?? '')
}

/** Books a tour at the chosen community and time. [WORK-020] */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await request.formData()
  const choice = parseTourTimeValue(formText(form, 'time'))
  if (!choice) return rejectBooking(form, { ok: false, errors: { time: words.timeMissing } })
  const clientId = params['id'] ?? ''
  const { tours } = apiFor(request, context)
  const values = { clientId, communityId: formText(form, 'community'), ...choice }
  const sent = await sendForm(
    request,
    newTourForm.submit(form, (body) => tours.create(body), values),
  )
  return sent.ok ? redirect(`/families/${clientId}?saved=tour-booked`) : rejectBooking(form, sent)
}

export { reloadsFreeTimes as shouldRevalidate } from '~/features/bookings'

export default function NewTourRoute() {
  return <NewTourPage tour={useLoaderData<typeof loader>()} rejected={useFormResult<typeof action>()} />
}
