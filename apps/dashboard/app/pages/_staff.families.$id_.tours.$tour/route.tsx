import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, formText } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { bookingsTexts, MovePage } from '~/features/bookings'
import {
  baseOf,
  orClosed,
  parseTourTimeValue,
  rejectBooking,
  submitBooking,
  tourMoveForm,
} from '~/features/bookings/index.server'
import { pageTitle } from '~/site/texts'
import { loadTourMove } from './load-tour-move.server'

const words = bookingsTexts

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: pageTitle(loaded ? words.moveTitle(loaded.booking.title) : words.move) },
]

const idsOf = ({ id: familyId = '', tour = '' }: LoaderFunctionArgs['params']) => ({ familyId, id: tour })

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  loadTourMove(request, apiFor(request, context), idsOf(params))

/** Moves the tour to the chosen time. [WORK-020, WORK-005] */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await request.formData()
  const choice = parseTourTimeValue(formText(form, 'time'))
  if (!choice) return rejectBooking(form, { ok: false, errors: { time: words.timeMissing } })
  const { familyId, id } = idsOf(params)
  const api = apiFor(request, context)
  const submission = tourMoveForm.submit(form, (body) => api.tours.change({ id, ...body }, baseOf(form)), choice)
  return submitBooking({ request, api, form }, 'tour', orClosed(submission, words.closed), () =>
    redirect(`/families/${familyId}?saved=tour-moved`),
  )
}

export { reloadsFreeTimes as shouldRevalidate } from '~/features/bookings'

export default function MoveTourRoute() {
  const { community, ...tour } = useLoaderData<typeof loader>()
  return <MovePage {...tour} none={words.noTours(community)} rejected={useFormResult<typeof action>()} />
}
