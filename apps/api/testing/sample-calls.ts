import { now } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { calls } from '../src/database/schema/tables'
import type { ApiUnderTest } from './api-under-test'
import { type Caller, createCallerWithCookie, list, one } from './lead-samples'
import { sampleRequest, sampleWording } from './sample-request'

/** Returns when the free calls of an advisor begin, the earliest first. */
export async function listFreeCalls(api: ApiUnderTest, agentId: string): Promise<string[]> {
  const response = await api.call({ url: `/marketplace/agents/${agentId}/call-days` })
  const { data }: { data: { attributes: { slots: { startsAt: string }[] } }[] } = JSON.parse(
    JSON.stringify(response.body),
  )
  return data.flatMap(({ attributes }) => attributes.slots.map(({ startsAt }) => startsAt))
}

/** Returns when one of the free calls of an advisor begins, counted from the earliest. */
export async function findFreeCall(api: ApiUnderTest, agentId: string, index = 0): Promise<string> {
  const startsAt = (await listFreeCalls(api, agentId))[index]
  if (!startsAt) throw new Error(`No time ${index} is free with ${agentId}`)
  return startsAt
}

/** What a family that asks an advisor directly sends. */
interface DirectAsk {
  agentId: string
  callStartsAt?: string
  email?: string
  phone?: string
}

/** Asks an advisor directly as a new visitor, with the callers that the page shows first. Returns the responses and the browser. */
export async function askAdvisor(api: ApiUnderTest, { agentId, callStartsAt, ...contact }: DirectAsk, cookie = '') {
  const asked = { agentId, ...(callStartsAt ? { callStartsAt } : {}) }
  const chosen = await createCallerWithCookie(api, cookie).post('/platform/caller-choices', 'caller-choices', asked)
  const browser = createCallerWithCookie(api, cookie || readCookie(chosen.headers['set-cookie']))
  const { data } = sampleRequest({
    slug: undefined,
    ...(chosen.status === 201 ? { callerChoiceId: one(chosen).id } : {}),
    ...asked,
    ...contact,
    data: { wordings: [sampleWording], moreInfoFromLead: 'Is Spanish spoken?' },
  })
  const attributes = { ...data.attributes, actionType: 'contact' }
  const sent = await browser.post('/platform/uuid-actions', 'uuid-actions', attributes)
  return { chosen, sent, browser, email: attributes.actionInfo.email }
}

/** Books a free call with an advisor as a new visitor. */
export async function bookSampleCall(api: ApiUnderTest, { agentId = 'agent-colorado', index = 0 } = {}) {
  const callStartsAt = await findFreeCall(api, agentId, index)
  const asked = await askAdvisor(api, { agentId, callStartsAt })
  await api.api.queue.idle()
  return { ...asked, callStartsAt, id: String(one(asked.sent).attributes['callId']) }
}

/** Moves a call, with the token of an emailed link if there is one. */
export const moveCall = (person: Caller, id: string, startsAt: string, token?: string) =>
  person.patch(`/platform/calls/${id}`, 'calls', { startsAt, ...(token ? { token } : {}) })

/** Books a call for a family as one of its staff. */
export const bookCallFor = (
  person: Caller,
  call: { clientId: string; startsAt: string; agentId?: string },
  headers?: Record<string, string>,
) => person.post('/platform/calls', 'calls', call, headers)

/** Records how a call ended. */
export const recordCallOutcome = (person: Caller, id: string, outcome: object, headers?: Record<string, string>) =>
  person.put(`/platform/calls/${id}/outcome`, 'calls', outcome, headers)

/** Lets a call have ended an hour ago. */
export async function endCall({ database: { orm } }: ApiUnderTest, id: string): Promise<void> {
  const startsAt = new Date(now().getTime() - 3_600_000)
  await orm
    .update(calls)
    .set({ startsAt, endsAt: new Date(startsAt.getTime() + 900_000) })
    .where(eq(calls.id, id))
}

/** Returns the calls that a person sees. */
export const listCallsOf = async (person: Caller) => list(await person.get('/platform/calls')).data

function readCookie(header: unknown): string {
  const cookies: unknown[] = Array.isArray(header) ? header : [header]
  return cookies.map((cookie) => String(cookie).split(';')[0]).join('; ')
}
