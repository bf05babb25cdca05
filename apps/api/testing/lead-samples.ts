import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { communityCells, communityColumns } from '../src/modules/catalog'
import { agentOptions, agents, communityMembers, users } from '../src/database/schema/tables'
import type { ApiResponse, ApiUnderTest } from './api-under-test'
import { sampleCommunity } from './sample-catalog'
import { sampleRequest } from './sample-request'

/** A resource of a response, as tests read it. */
export interface Resource {
  id: string
  attributes: Record<string, unknown>
}

/** Returns the resource of a response. */
export function one({ body }: ApiResponse): Resource {
  const { data }: { data: Resource } = JSON.parse(JSON.stringify(body))
  return data
}

/** Returns the resources and `meta` of a list response. */
export function list({ body }: ApiResponse): { data: Resource[]; meta: Record<string, unknown> } {
  return JSON.parse(JSON.stringify(body))
}

/** Returns the code of an error response. */
export function codeOf({ body }: ApiResponse): string {
  const { errors }: { errors: { code: string }[] } = JSON.parse(JSON.stringify(body))
  return errors[0]?.code ?? ''
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Returns functions that send requests as a person with a role: reads, writes of a resource's attributes, and plain values. */
export async function createCaller(
  api: ApiUnderTest,
  role: Parameters<ApiUnderTest['cookieOf']>[0] | 'visitor',
  email?: string,
) {
  const cookie = role === 'visitor' ? '' : await api.cookieOf(role, email)
  return createCallerWithCookie(api, cookie)
}

/** Returns functions that send requests with a session cookie. */
export function createCallerWithCookie(api: ApiUnderTest, cookie: string) {
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

/** A person who sends requests. */
export type Caller = ReturnType<typeof createCallerWithCookie>

/** Sends a request as a visitor. Returns the family's id, request id, and email address, its browser, and an admin. */
export async function createFamilyWithRequest(api: ApiUnderTest, overrides: object = {}) {
  const requestId = randomUUID()
  const email = `${requestId}@families.example`
  const payload = sampleRequest({ name: `Ruth ${requestId.slice(0, 8)}`, ...overrides }, requestId)
  const response = await api.call({
    method: 'POST',
    url: '/platform/uuid-actions',
    payload,
    headers: { 'user-agent': 'A browser' },
  })
  await api.api.queue.idle()
  const cookie = String([response.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
  const admin = await createCaller(api, 'admin')
  const [found] = list(await admin.get(`/secure/clients?q=${encodeURIComponent(`ruth ${requestId.slice(0, 8)}`)}`)).data
  return {
    id: found?.id ?? '',
    requestId,
    email,
    actionId: one(response).id,
    browser: createCallerWithCookie(api, cookie),
    admin,
  }
}

/** Returns the id of an advisor's pending or accepted offer of a family. */
export async function findOfferId(advisor: Caller, familyId: string): Promise<string> {
  const offers = list(await advisor.get('/platform/offers?page-size=100')).data
  const isOpen = (status: unknown) => status === 'offered' || status === 'claimed'
  return offers.find(({ attributes }) => attributes['clientId'] === familyId && isOpen(attributes['status']))?.id ?? ''
}

/** Accepts a family as the advisor it was offered to. */
export async function acceptFamily(advisor: Caller, familyId: string): Promise<void> {
  await advisor.post(`/platform/offers/${await findOfferId(advisor, familyId)}/claim`, 'offers', {})
}

/** Sends a request as a visitor, which the advisor of the sample's city accepts. Returns what `createFamilyWithRequest` returns. */
export async function createAcceptedFamily(api: ApiUnderTest, overrides: object = {}) {
  const family = await createFamilyWithRequest(api, overrides)
  await acceptFamily(await createCaller(api, 'agent'), family.id)
  return family
}

/** Returns a user action that responds to a state's disclosure. */
export const disclosureResponse = (requestId: string, state: string, isDisclosureAcknowledged = true) => ({
  actionType: 'disclosure',
  actionPage: '/assisted-living/colorado/boulder/aspen-court',
  actionInfo: {
    requestId,
    status: 'complete',
    data: { state, isDisclosureAcknowledged, disclosureText: `The law of ${state} (${state}-1)\nWho pays: not you.` },
  },
})

/** Adds a community that responds to families itself. */
export async function addDirectCommunity(api: ApiUnderTest, id: string): Promise<void> {
  const record = sampleCommunity({ id, isD2CEligible: true })
  await api.database.copy('communities', communityColumns, [communityCells(record, id, 'agent-boulder')])
}

/** Lets the sample's provider manage a community. */
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

/** Adds a real estate agent who serves Colorado, with the sample's account. */
export async function addRealEstateAgent(api: ApiUnderTest): Promise<void> {
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
