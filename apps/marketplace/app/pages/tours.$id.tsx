import { apiFor, orErrorPage } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { now } from '@pkg/domain'
import { tourLink } from '~/site/server/emailed-link.server'
import { TourPage, toursTexts } from '~/features/tours'
import { loadTour, outcomes, submitTour } from '~/features/tours/index.server'

export const meta: MetaFunction = () => [{ title: toursTexts.booking.own }, { name: 'robots', content: 'noindex' }]
export const headers = () => ({ 'cache-control': 'no-store' })

/** A tour that a family booked: when and where, and how to move or cancel it, with an emailed link or in the browser that booked it. [FIND-013] */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  await tourLink.storeToken(request, context)
  const subject = await tourLink.readSubject(request, context)
  const tour = await orErrorPage(loadTour(apiFor(request, context), id, subject, now()))
  const done = new URL(request.url).searchParams.get('done')
  return data({ tour, done: outcomes.find((outcome) => outcome === done) }, tour ? 200 : 404)
}

/** Moves or cancels the tour. The page then says what was done. [FIND-013] */
export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const subject = await tourLink.readSubject(request, context)
  const done = await orErrorPage(submitTour(apiFor(request, context), id, subject, await request.formData()))
  return redirect(`/tours/${id}?done=${done}`)
}

export default function TourRoute() {
  const { tour, done } = useLoaderData<typeof loader>()
  return <TourPage tour={tour} done={done} />
}
