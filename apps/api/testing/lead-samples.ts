import { randomUUID } from 'node:crypto'
import { brandFromEnvironment, type DisclosureState } from '@pkg/domain'
import { disclosures, disclosureText } from '@pkg/domain/disclosures'
import { eq, sql } from 'drizzle-orm'
import { communityCells, communityColumns } from '../src/modules/catalog'
import {
  agentOptions,
  agents,
  type CommunityRecord,
  communityMembers,
  families,
  users,
} from '../src/database/schema/tables'
import type { ApiResponse, ApiUnderTest } from './api-under-test'
import { sampleCommunity } from './sample-catalog'
import { sampleBuyHome, sampleRequest, sampleSellHome, sampleWording } from './sample-request'

const brand = brandFromEnvironment({})

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

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

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
    put: (url: string, type: string, attributes: object, headers?: Record<string, string>) =>
      call('PUT', url, { data: { type, attributes } }, headers),
    /** Writes to a path that ends with an action instead of an id. */
    change: (url: string, type: string, attributes: object) => call('PATCH', url, { data: { type, attributes } }),
    patch: (url: string, type: string, attributes: object) =>
      call('PATCH', url, { data: { type, id: url.split('/').at(-1), attributes } }),
  }
}

/** A person who sends requests. */
export type Caller = ReturnType<typeof createCallerWithCookie>

/** Sends a request as a visitor with a browser's `cookie`, if any. Returns the family's id, request id, and email address, its browser, and an admin. */
export async function createFamilyWithRequest(api: ApiUnderTest, overrides: object = {}, known?: string) {
  const requestId = randomUUID()
  const email = `${requestId}@families.example`
  const payload = sampleRequest({ name: `Ruth ${requestId.slice(0, 8)}`, ...overrides }, requestId)
  const response = await api.call({
    method: 'POST',
    url: '/platform/uuid-actions',
    payload,
    headers: { 'user-agent': 'A browser', ...(known ? { cookie: known } : {}) },
  })
  await api.api.queue.idle()
  const cookie = known ?? newCookie(response)
  const admin = await createCaller(api, 'admin')
  return {
    id: await findFamilyId(api, payload.data.attributes.actionInfo),
    requestId,
    email,
    actionId: one(response).id,
    browser: createCallerWithCookie(api, cookie),
    admin,
  }
}

/** Returns the id of the family of a request, or an empty text. */
async function findFamilyId(api: ApiUnderTest, { email, name }: { email?: string; name: string }): Promise<string> {
  const rows = await api.database.orm
    .select({ id: families.id, mergedIntoId: families.mergedIntoId })
    .from(families)
    .where(email ? eq(families.email, email.trim().toLowerCase()) : eq(families.name, name))
  return rows[0]?.mergedIntoId ?? rows[0]?.id ?? ''
}

const newCookie = ({ headers }: ApiResponse) => String([headers['set-cookie']].flat()[0]).split(';')[0] ?? ''

/** Shows a visitor who will call about communities near the sample's city. Returns the choice and the browser's cookie. */
export async function chooseSampleCallers(
  api: ApiUnderTest,
  slugs: string[],
  { cookie, answers = {} }: { cookie?: string; answers?: object } = {},
) {
  const body = { slugs, city: 'Boulder', state: 'CO', zip: '80302', ...answers }
  const chosen = await createCallerWithCookie(api, cookie ?? '').post(
    '/platform/caller-choices',
    'caller-choices',
    body,
  )
  return { choice: one(chosen), cookie: cookie ?? newCookie(chosen) }
}

/**
 * Sends a request for communities in Colorado whose teams call, after showing who will call, and acknowledges the disclosure. Returns what
 * `createFamilyWithRequest` returns, and the choice.
 */
export async function createDirectFamily(api: ApiUnderTest, slugs: string[], answers: object = {}) {
  const { choice, cookie } = await chooseSampleCallers(api, slugs, { answers })
  const data = { city: 'Boulder', state: 'CO', zip: '80302', ...answers }
  const request = { slug: slugs[0], slugs, callerChoiceId: choice.id, data }
  const family = await createFamilyWithRequest(api, request, cookie)
  await family.browser.post('/platform/uuid-actions', 'uuid-actions', disclosureResponse(family.requestId, { slugs }))
  await api.api.queue.idle()
  return { ...family, choice }
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

/** How a sample family with a home differs: its need, its other answers, and other wordings that it agreed to. */
interface SampleHome {
  need?: 'sell' | 'buy'
  answers?: object
  wordings?: object[]
}

/** Sends a request of a family that wants to sell or buy a home and agreed to calls of a real estate agent. Returns what `createFamilyWithRequest` returns. */
export function createFamilyWithHome(
  api: ApiUnderTest,
  { need = 'sell', answers = {}, wordings = [] }: SampleHome = {},
) {
  const home = need === 'sell' ? { homeSaleInterest: 'Yes' } : { housingOptions: 'buy' }
  const agreed = [sampleWording, need === 'sell' ? sampleSellHome : sampleBuyHome, ...wordings]
  const care = { lookingFor: 'Mother', adl: ['heavy-care'], budgetRange: '$2K-$5K' }
  const data = { ...care, city: 'Boulder', state: 'CO', zip: '80302', ...home, ...answers, wordings: agreed }
  return createFamilyWithRequest(api, { data })
}

/** Returns the homes of a family that a person sees. */
export async function listHomes(caller: Caller, familyId: string): Promise<Resource[]> {
  return list(await caller.get(`/marketplace/sren-referrals?filter[client]=${familyId}`)).data
}

/** Returns the first home of a family that a person sees. */
export async function findHome(caller: Caller, familyId: string): Promise<Resource> {
  const [home] = await listHomes(caller, familyId)
  return home ?? { id: '', attributes: {} }
}

/** Accepts a family's home as the real estate agent it was offered to. */
export async function acceptHome(agent: Caller, familyId: string, leadId?: string): Promise<ApiResponse> {
  const id = leadId ?? (await findHome(agent, familyId)).id
  return agent.post(`/marketplace/sren-referrals/${id}/claim`, 'sren-referrals', {})
}

/** Returns a user action that answers a state's disclosure about sample communities, whose names are their ids. */
export const disclosureResponse = (
  requestId: string,
  {
    state = 'CO',
    slugs = ['aspen-court'],
    isAcknowledged = true,
  }: { state?: DisclosureState; slugs?: string[]; isAcknowledged?: boolean } = {},
) => ({
  actionType: 'disclosure',
  actionPage: '/assisted-living/colorado/boulder/aspen-court',
  actionInfo: {
    requestId,
    status: 'complete',
    slugs,
    data: {
      state,
      isDisclosureAcknowledged: isAcknowledged,
      disclosureText: sampleDisclosure(state, slugs),
    },
  },
})

/** Returns a state's disclosure about sample communities. */
export function sampleDisclosure(state: DisclosureState, slugs: string[]): string {
  const communities = slugs.map((name) => ({ name, feePercent: 80 }))
  return disclosureText(disclosures[state], 'en', {
    operator: brand.name,
    phone: brand.phone,
    email: brand.email,
    communities,
  })
}

/** Adds a community that responds to families itself, in Colorado unless `values` say something else. */
export async function addDirectCommunity(
  api: ApiUnderTest,
  id: string,
  values: Partial<CommunityRecord> = {},
): Promise<void> {
  const record = sampleCommunity({ ...values, id, isD2CEligible: true })
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
