import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { communityCells, communityColumns } from '../src/modules/catalog'
import { agentOptions, agents, communityMembers, users } from '../src/database/schema/tables'
import type { Answer, ApiUnderTest } from './api-under-test'
import { sampleCommunity } from './sample-catalog'
import { sampleRequest } from './sample-request'

/** A resource as these tests read it. */
export interface Resource {
  id: string
  attributes: Record<string, unknown>
}

/** The resource of an answer. */
export function one({ body }: Answer): Resource {
  const { data }: { data: Resource } = JSON.parse(JSON.stringify(body))
  return data
}

/** The resources of a list, and its meta. */
export function list({ body }: Answer): { data: Resource[]; meta: Record<string, unknown> } {
  return JSON.parse(JSON.stringify(body))
}

/** The code of a refusal. */
export function codeOf({ body }: Answer): string {
  const { errors }: { errors: { code: string }[] } = JSON.parse(JSON.stringify(body))
  return errors[0]?.code ?? ''
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Calls of one person: reads by path, writes with the attributes of a resource, or plain values without a type. */
export async function personCalling(
  api: ApiUnderTest,
  role: Parameters<ApiUnderTest['cookieOf']>[0] | 'visitor',
  email?: string,
) {
  const cookie = role === 'visitor' ? '' : await api.cookieOf(role, email)
  return callerWith(api, cookie)
}

/** The same with a cookie that is known. */
export function callerWith(api: ApiUnderTest, cookie: string) {
  const call = (method: Method, url: string, payload?: object, headers: Record<string, string> = {}) =>
    api.call({ method, url, headers: { ...(cookie ? { cookie } : {}), ...headers }, ...(payload ? { payload } : {}) })
  return {
    cookie,
    get: (url: string) => call('GET', url),
    delete: (url: string) => call('DELETE', url),
    plain: (url: string, data: object) => call('POST', url, { data }),
    post: (url: string, type: string, attributes: object, headers?: Record<string, string>) =>
      call('POST', url, { data: { type, attributes } }, headers),
    /** Writes to a path that ends with an action instead of an id. */
    change: (url: string, type: string, attributes: object) => call('PATCH', url, { data: { type, attributes } }),
    patch: (url: string, type: string, attributes: object) =>
      call('PATCH', url, { data: { type, id: url.split('/').at(-1), attributes } }),
  }
}

/** A person who calls. */
export type Caller = ReturnType<typeof callerWith>

/** A family that asked as a visitor: its id, request, address, and the calls of its browser. */
export async function familyThatAsked(api: ApiUnderTest, given: object = {}) {
  const requestId = randomUUID()
  const email = `${requestId}@families.example`
  const payload = sampleRequest({ name: `Ruth ${requestId.slice(0, 8)}`, ...given }, requestId)
  const answer = await api.call({
    method: 'POST',
    url: '/platform/uuid-actions',
    payload,
    headers: { 'user-agent': 'A browser' },
  })
  await api.api.queue.idle()
  const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
  const admin = await personCalling(api, 'admin')
  const [found] = list(await admin.get(`/secure/clients?q=${encodeURIComponent(`ruth ${requestId.slice(0, 8)}`)}`)).data
  return { id: found?.id ?? '', requestId, email, actionId: one(answer).id, browser: callerWith(api, cookie), admin }
}

/** What a family answers to the disclosure of a state. */
export const disclosureAnswer = (requestId: string, state: string, isDisclosureAcknowledged = true) => ({
  actionType: 'disclosure',
  actionPage: '/assisted-living/colorado/boulder/aspen-court',
  actionInfo: {
    requestId,
    status: 'complete',
    data: { state, isDisclosureAcknowledged, disclosureText: `The law of ${state} (${state}-1)\nWho pays: not you.` },
  },
})

/** Makes a community that families can ask directly. */
export async function directCommunity(api: ApiUnderTest, id: string): Promise<void> {
  const record = sampleCommunity({ id, isD2CEligible: true })
  await api.database.copy('communities', communityColumns, [communityCells(record, id, 'agent-boulder')])
}

/** Lets the sample's provider speak for a community. */
export async function approveProvider(api: ApiUnderTest, communityId: string): Promise<void> {
  const [provider] = await api.database.orm
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, 'provider@hearthway.example'))
  await api.database.orm
    .insert(communityMembers)
    .values({
      userId: provider?.id ?? '',
      communityId,
      status: 'approved',
    })
    .onConflictDoNothing()
}

/** Makes the sample's real estate agent one who serves Colorado. */
export async function addRealtor(api: ApiUnderTest): Promise<void> {
  const [template] = await api.database.orm.select().from(agents).where(eq(agents.id, 'agent-colorado'))
  if (!template) throw new Error('The sample has no advisor')
  const id = 'agent-homes'
  const record = {
    ...template.record,
    id,
    name: 'Homes of Colorado',
    info: { ...template.record.info, displayName: 'Homes of Colorado', email: 'homes@hearthway.example' },
  }
  await api.database.orm
    .insert(agents)
    .values({ ...template, id, name: record.name, record })
    .onConflictDoNothing()
  await api.database.orm.insert(agentOptions).values({ agentId: id, kind: 'real-estate' }).onConflictDoNothing()
  await api.database.orm
    .update(users)
    .set({ agentId: id })
    .where(sql`${users.email} = 'realtor@hearthway.example'`)
}
