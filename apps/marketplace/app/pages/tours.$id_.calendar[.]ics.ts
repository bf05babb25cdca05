import { apiFor, orErrorPage, siteContext } from '@pkg/remix-host/server'
import { siteUrl } from '~/site/frame/site-url.server'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { tourLink } from '~/site/server/emailed-link.server'
import { calendarResponse } from '~/features/bookings/index.server'
import { findTour, tourCalendarFile } from '~/features/tours/index.server'

/** The calendar file of a tour, which adds it to a calendar, or removes it after a cancellation. [FIND-013] */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const subject = await tourLink.readSubject(request, context)
  const { booking: tour } = await orErrorPage(findTour(apiFor(request, context), id, subject))
  // The page says why there's nothing to download.
  if (!tour || tour.status === 'requested') return redirect(`/tours/${id}`)
  const { brand } = siteContext(context)
  const site = { site: siteUrl(request, context), operator: brand.name, phone: brand.phone }
  return calendarResponse(tourCalendarFile(tour, site), 'tour.ics')
}
