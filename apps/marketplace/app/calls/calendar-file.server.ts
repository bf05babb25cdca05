import type { AdvisorCall } from '@pkg/api-client'
import { createEvent } from 'ics'
import type { CalendarSource } from '~/tours/calendar-file.server'
import { callsTexts } from './texts'

const words = callsTexts.calendar

/** Returns the calendar file of a call (RFC 5545), which adds the event, replaces it after a change, or removes it. It has no link that opens the call without an account. [AGENT-008] */
export function callCalendarFile(call: AdvisorCall, { site, operator, phone }: CalendarSource): string {
  const isCanceled = call.status === 'canceled'
  const { error, value } = createEvent({
    uid: `${call.id}@${new URL(site).hostname}`,
    sequence: call.revision,
    productId: `-//${operator}//Calls//EN`,
    method: isCanceled ? 'CANCEL' : 'PUBLISH',
    status: isCanceled ? 'CANCELLED' : 'CONFIRMED',
    title: words.title(call.agentName),
    description: words.description(phone),
    url: `${site}/calls/${call.id}`,
    start: Date.parse(call.startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: Date.parse(call.endsAt),
    endInputType: 'utc',
    endOutputType: 'utc',
    lastModified: Date.parse(call.changedAt),
  })
  if (!value) throw new Error(`The calendar file of a call is invalid: ${error?.message ?? ''}`)
  return value
}
