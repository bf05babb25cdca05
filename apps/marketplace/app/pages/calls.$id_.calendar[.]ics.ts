import { apiFor, orErrorPage, siteContext } from '@pkg/remix-host/server'
import { siteUrl } from '~/site/frame/site-url.server'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { callLink } from '~/site/server/emailed-link.server'
import { calendarResponse } from '~/features/bookings/index.server'
import { callCalendarFile, findCall } from '~/features/calls/index.server'

/** The calendar file of a call, which adds it to a calendar, or removes it after a cancellation. [AGENT-008] */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const subject = await callLink.readSubject(request, context)
  const { booking: call } = await orErrorPage(findCall(apiFor(request, context), id, subject))
  // The page says why there's nothing to download.
  if (!call) return redirect(`/calls/${id}`)
  const { brand } = siteContext(context)
  const site = { site: siteUrl(request, context), operator: brand.name, phone: brand.phone }
  return calendarResponse(callCalendarFile(call, site), 'call.ics')
}
