import { apiFor, orErrorPage, siteContext } from '@pkg/remix-host/server'
import { siteUrl } from '~/site/site-url.server'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { calendarFile } from '~/tours/calendar-file.server'
import { readTourSubject } from '~/tours/tour-cookie.server'
import { findTour } from '~/tours/tour-page.server'

/** The calendar file of a tour, which adds it to a calendar, or removes it after a cancellation. [FIND-013] */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const subject = await readTourSubject(request, context)
  const { tour } = await orErrorPage(findTour(apiFor(request, context), id, subject))
  // The page says why there's nothing to download.
  if (!tour || tour.status === 'requested') return redirect(`/tours/${id}`)
  const { brand } = siteContext(context)
  const site = { site: siteUrl(request, context), operator: brand.name, phone: brand.phone }
  return new Response(calendarFile(tour, site), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="tour.ics"',
      'cache-control': 'no-store',
    },
  })
}
