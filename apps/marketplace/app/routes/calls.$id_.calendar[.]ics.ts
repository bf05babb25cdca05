import { apiFor, orErrorPage, siteContext } from '@pkg/remix-host/server'
import { siteUrl } from '~/site/site-url.server'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { callLink } from '~/server/emailed-link.server'
import { calendarResponse } from '~/bookings/calendar-file.server'
import { findCall } from '~/calls/call-page.server'
import { callCalendarFile } from '~/calls/calendar-file.server'

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
