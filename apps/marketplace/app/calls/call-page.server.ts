import { type AdvisorCall, ApiError, type Client } from '@pkg/api-client'
import { type CallDay, callText, formatPhone, timeZoneName } from '@pkg/domain'
import { formText } from '@pkg/remix-host/server'
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
  subject: { token?: string },
  now: Date,
): Promise<CallView | undefined> {
  const { call } = await findCall(api, id, subject)
  if (!call) return undefined
  const isOver = call.status === 'booked' && Date.parse(call.startsAt) <= now.getTime()
  const status = isOver ? 'over' : call.status
  return {
    id: call.id,
    advisor: call.agentName,
    advisorUrl: call.agentUrl,
    phone: formatPhone(call.agentPhone),
    when: callText(call),
    status,
    timeZone: call.timeZone,
    zone: timeZoneName(call.timeZone),
    days: status === 'booked' ? await listFreeDays(api, call.agentId) : [],
  }
}

/**
 * Returns the call that a person may see, if there is one, and how the API is asked for it. A link that has expired or opens another call counts as
 * none, so the person's own calls still open.
 */
export async function findCall(
  api: Client,
  id: string,
  subject: { token?: string },
): Promise<{ call?: AdvisorCall; named: { id: string; token?: string } }> {
  const named = { id, ...subject }
  try {
    return { call: await api.calls.get(named), named }
  } catch (error) {
    if (!isUnknown(error)) throw error
    return 'token' in subject ? findCall(api, id, {}) : { named }
  }
}

/** Moves or cancels a call, as a form of its page says. [AGENT-008] */
export async function submitCall(
  api: Client,
  id: string,
  subject: { token?: string },
  form: FormData,
): Promise<CallOutcome> {
  const { named } = await findCall(api, id, subject)
  try {
    if (formText(form, 'intent') === 'cancel') {
      await api.calls.cancel(named)
      return 'canceled'
    }
    const startsAt = readCallStart(form)
    if (!startsAt) return 'unchosen'
    await api.calls.change({ ...named, startsAt })
    return 'changed'
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    return error.code === 'call-closed' ? 'closed' : 'taken'
  }
}

/** Returns the days with a free time. An advisor who is no longer listed has none. */
async function listFreeDays(api: Client, id: string): Promise<CallDay[]> {
  const found = await api.callDays.list({ id }).catch((error: unknown) => {
    if (isUnknown(error)) return { items: [] }
    throw error
  })
  return found.items
}

/** Returns whether the API doesn't know a call or link, or couldn't have made it. */
const isUnknown = (error: unknown) => error instanceof ApiError && [400, 404, 422].includes(error.status)
