import type { AdvisorCall } from '@pkg/api-client'
import type { CalendarSource } from '~/features/bookings'
import { createCalendarFile } from '~/features/bookings/index.server'
import { callsTexts } from './texts'

const words = callsTexts.calendar

/** Returns the calendar file of a call. [AGENT-008] */
export const callCalendarFile = (call: AdvisorCall, source: CalendarSource): string =>
  createCalendarFile(
    {
      ...call,
      product: 'Calls',
      path: `/calls/${call.id}`,
      title: words.title(call.agentName),
      description: words.description(source.phone),
    },
    source,
  )
