import { type CareLevel, type CareTypeSlug, type Community, type MonthlyCost, startingPriceText } from '@pkg/domain'
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { asAdmin } from './staff'
import { api } from './urls'

/** What the product has stored about a family's request. */
export interface Records {
  /** The name of the family's advisor. */
  advisor: string | undefined
  /** The time of the advisor's first call, as ISO 8601, while the advisor hasn't accepted. */
  offerDueAt: string | undefined
  leads: { name: string; isDirect: boolean; isHandedOver: boolean }[]
  /** The communities whose teams have the contact info. */
  teams: string[]
  /** The texts of the family's consents, newest first, by kind. */
  consents: { kind: string; text: string; isTicked: boolean }[]
  /** The fee of each requested community, as a percentage. */
  fees: Map<string, number>
  /** The starting price of each requested community, as tiles show it. */
  startingPrices: Map<string, string>
  /** The cost of each requested community for the family's care. */
  costs: Map<string, MonthlyCost>
  /** The emails to the family, newest first. */
  emails: string[]
}

interface Resource {
  id: string
  attributes: Record<string, unknown>
}

/**
 * Reads what the product has stored about a family. Waits until its request was assigned. `careAt` returns the care to estimate costs for, from
 * what a community offers.
 */
export async function readRecords(
  request: APIRequestContext,
  { lastName, email }: { lastName: string; email: string },
  careAt: (offered: CareTypeSlug[]) => CareLevel,
  isForTwo: boolean,
  at = api,
): Promise<Records> {
  const admin = await asAdmin(request, at)
  const list = async (path: string): Promise<Resource[]> => {
    return readJson<{ data: Resource[] }>(await request.get(`${at}${path}`)).then(({ data }) => data)
  }
  await expect.poll(async () => (await admin.listMessagesTo(email)).length).toBeGreaterThan(0)
  const family = await waitForAdvisor(admin, lastName)
  const leads = toRecords(family.attributes['leads'])
  const releases = await list(`/platform/releases?filter[client]=${family.id}&page-size=100`)
  const offers = await list('/platform/offers?page-size=100')
  const offer = offers.find(
    ({ attributes }) => attributes['clientId'] === family.id && attributes['status'] === 'offered',
  )
  const consents = await admin.listConsents(family.id)
  const fees = new Map<string, number>()
  const startingPrices = new Map<string, string>()
  const costs = new Map<string, MonthlyCost>()
  for (const lead of leads) {
    const id = String(lead['communityId'])
    const name = String(lead['communityName'])
    const found = await request.get(`${at}/marketplace/communities/${id}`)
    const community = await readJson<{ data: { attributes: Community } }>(found)
    fees.set(name, community.data.attributes.feePercent)
    startingPrices.set(name, startingPriceText(community.data.attributes) ?? '')
    const care = careAt(community.data.attributes.care)
    const estimate = await request.get(
      `${at}/marketplace/cost-estimates/${id}?care=${care}${isForTwo ? '&for-two=true' : ''}`,
    )
    if (!estimate.ok()) continue
    const cost = await readJson<{ data: { attributes: MonthlyCost } }>(estimate)
    costs.set(name, cost.data.attributes)
  }
  return {
    advisor: asText(family.attributes['agentName']),
    offerDueAt: asText(offer?.attributes['dueAt']),
    leads: leads.map((lead) => ({
      name: String(lead['communityName']),
      isDirect: lead['kind'] === 'direct',
      isHandedOver: lead['handedOverAt'] !== undefined,
    })),
    teams: releases
      .filter(({ attributes }) => attributes['recipientKind'] === 'community' && attributes['status'] === 'active')
      .map(({ attributes }) => String(attributes['recipientName'])),
    consents: consents.map(({ attributes }) => ({
      kind: String(attributes['kind']),
      text: String(attributes['text']),
      isTicked: toRecords(attributes['boxes']).every((box) => box['isTicked'] === true),
    })),
    fees,
    startingPrices,
    costs,
    emails: (await admin.listMessagesTo(email)).map(({ attributes }) => String(attributes['body'])),
  }
}

/** Returns a family once it has its advisor, unless only the teams of communities call. */
async function waitForAdvisor(admin: Awaited<ReturnType<typeof asAdmin>>, lastName: string): Promise<Resource> {
  let found: Resource | undefined
  await expect(async () => {
    const [family] = await admin.families(lastName)
    const isAdvised = toRecords(family?.attributes['leads']).some(
      ({ kind, handedOverAt }) => kind === 'advisor' || handedOverAt !== undefined,
    )
    expect(family !== undefined && (!isAdvised || family.attributes['agentName'] !== undefined)).toBe(true)
    found = family
  }).toPass({ timeout: 60_000 })
  if (!found) throw new Error(`No family ${lastName}`)
  return found
}

/** Reads a response of our own API, whose shape the endpoint table describes. */
async function readJson<Document>(response: APIResponse): Promise<Document> {
  const document: Document = JSON.parse(await response.text())
  return document
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const toRecords = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])
