import type { AdvisorCall, Client } from '@pkg/api-client'
import { type CallDay, callText, formatPhone, timeZoneName } from '@pkg/domain'
import type { LinkSubject } from '~/site/server/emailed-link.server'
import { findBooking, orNoDays, shownStatus, submitBooking } from '~/features/bookings/index.server'
import { readCallStart } from './call-fields'

/** What a form of the page did, as the `done` parameter of its URL. */
export const callOutcomes = ['booked', 'changed', 'canceled', 'taken', 'closed', 'unchosen'] as const

/** What a form of the page did. */
export type CallOutcome = (typeof callOutcomes)[number]

/** A call as its page shows it. */
export interface CallView {
  id: string
  advisor: string
  advisorUrl: string
  phone: string
  when: string
  /** `over` also when the call has begun. */
  status: AdvisorCall['status'] | 'over'
  timeZone: string
  zone: string
  /** When the call can be moved to. Empty if it can't. */
  days: CallDay[]
}

/** Returns a call of the emailed link or of this browser, or undefined for someone else's. [AGENT-008] */
export async function loadCall(
  api: Client,
  id: string,
  subject: LinkSubject,
  now: Date,
): Promise<CallView | undefined> {
  const { booking: call } = await findCall(api, id, subject)
  if (!call) return undefined
  const status = shownStatus(call, now)
  return {
    id: call.id,
    advisor: call.agentName,
    advisorUrl: call.agentUrl,
    phone: formatPhone(call.agentPhone),
    when: callText(call),
    status,
    timeZone: call.timeZone,
    zone: timeZoneName(call.timeZone),
    days: status === 'booked' ? await orNoDays(api.callDays.list({ id: call.agentId })) : [],
  }
}

/** Returns the call that a person may see, if there is one, and how the API is asked for it. */
export const findCall = (api: Client, id: string, subject: LinkSubject) =>
  findBooking((named) => api.calls.get(named), id, subject)

/** Moves or cancels a call, as a form of its page says. [AGENT-008] */
export async function submitCall(api: Client, id: string, subject: LinkSubject, form: FormData): Promise<CallOutcome> {
  const { named } = await findCall(api, id, subject)
  return submitBooking(form, {
    closedCode: 'call-closed',
    cancel: () => api.calls.cancel(named),
    change() {
      const startsAt = readCallStart(form)
      return startsAt === undefined ? undefined : api.calls.change({ ...named, startsAt })
    },
  })
}
