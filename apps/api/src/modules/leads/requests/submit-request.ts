import type { NewUuidAction } from '@pkg/api-client'
import { parseLeadSource, parseMarketingChannel, realEstateNeeds, withinShareCap } from '@pkg/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { openConversation, notify } from '../../messaging'
import type { Orm } from '../../../database/database'
import { familyEvents, leads, realEstateLeads } from '../../../database/schema/tables'
import type { Queue } from '../../../jobs/queue'
import { recordConsents, makeReceiptLink, operator, peopleOf, releaseTo } from '../../trust'
import { consentsOfRequest } from './consents-of-request'
import { type SavedFamily, upsertFamily, placeOfRequest, type RequestPlace } from './family-of-request'
import { directLead, requestReceived } from './messages'
import type { CompleteRequest, RequestedCommunity as Community, Sender } from './complete-request'

/** Saves a complete request: family, leads, messages, consents, releases, and the jobs that follow. [GWZ-118, TRUST-002, TRUST-005] */
export async function submitRequest(tx: Orm, queue: Queue, request: CompleteRequest, sender: Sender): Promise<void> {
  const { action, asked } = request
  const family = await upsertFamily(tx, action.actionInfo, await placeOf(tx, request))
  const { within, heldBack } = await withinCap(tx, family, request)
  const direct = await withPeople(tx, within)
  const added = await addLeads(tx, family, request, within, new Set(direct.map(({ community }) => community.id)))
  const fresh = direct.filter(({ community }) => added.some(({ communityId }) => communityId === community.id))

  await tx.insert(familyEvents).values({
    familyId: family.id,
    type: 'request',
    text: requestText(action.actionType === 'tour-request' ? 'a tour' : 'pricing', within, asked, heldBack, sender),
    author: action.actionInfo.name ?? 'Family',
  })
  if (added.length > 0 || family.isNew) await confirmToFamily(tx, family, request, within)
  await addRealEstateLeads(tx, queue, family, request)
  // A family that asked only communities that respond themselves gets no advisor, unless it wants to talk to one.
  const needsAdvisor = direct.length < within.length || within.length === 0
  if (needsAdvisor || action.actionInfo.data.consultationRequested === 'Yes') {
    await queue.add(tx, 'assign', { familyId: family.id, requestId: action.actionInfo.requestId })
  }
  await contactCommunities(tx, family, request, fresh)
  // Recording consents locks the ledger until the transaction ends, so it comes last.
  await recordAndRelease(tx, family, request, { sender, added, fresh })
}

type AddedLeads = Awaited<ReturnType<typeof addLeads>>
type DirectCommunities = Awaited<ReturnType<typeof withPeople>>

/** Returns the communities that the request may reach, and the ids of those that it may not. [TRUST-005] */
async function withinCap(tx: Orm, family: SavedFamily, { action, asked }: CompleteRequest) {
  const reached = await tx
    .select({ id: leads.communityId })
    .from(leads)
    .where(and(eq(leads.familyId, family.id), isNull(leads.referredById)))
  const { released, heldBack } = withinShareCap({
    requested: asked.map(({ id }) => id),
    byName: namesIn(action, asked),
    reached: reached.map(({ id }) => id),
  })
  return { within: asked.filter(({ id }) => released.includes(id)), heldBack }
}

/** Emails the family what it asked for, if it left an email address. */
async function confirmToFamily(tx: Orm, family: SavedFamily, { action }: CompleteRequest, within: Community[]) {
  const { email, name = '', requestId } = action.actionInfo
  if (!email) return
  const names = within.map((community) => community.name)
  const letter = { ...requestReceived(name, names), secret: await makeReceiptLink(tx, family.id) }
  await notify(
    tx,
    `request:${requestId}:received`,
    { familyId: family.id, recipient: email.trim().toLowerCase() },
    letter,
  )
}

/** Adds a lead for each home the family wants to sell or buy, once, and has it assigned. */
async function addRealEstateLeads(tx: Orm, queue: Queue, family: SavedFamily, { action }: CompleteRequest) {
  for (const wish of realEstateNeeds(action.actionInfo.data)) {
    const [home] = await tx
      .insert(realEstateLeads)
      .values({ familyId: family.id, wish })
      .onConflictDoNothing()
      .returning({ id: realEstateLeads.id })
    if (home) await queue.add(tx, 'assign-real-estate', { leadId: home.id })
  }
}

/** Opens a conversation with each community that responds itself, and emails its people. */
async function contactCommunities(tx: Orm, family: SavedFamily, { action }: CompleteRequest, fresh: DirectCommunities) {
  for (const { community, people } of fresh) {
    await openConversation(tx, family, { role: 'community', id: community.id, name: community.name })
    const letter = directLead(community.name, family.id)
    for (const to of people) {
      const key = `request:${action.actionInfo.requestId}:${community.id}:${to.recipient}`
      await notify(tx, key, { familyId: family.id, ...to }, letter)
    }
  }
}

/** Records the consents of a request, and releases the family's data to us and to the communities that respond themselves. */
async function recordAndRelease(
  tx: Orm,
  family: SavedFamily,
  request: CompleteRequest,
  { sender, added, fresh }: { sender: Sender; added: AddedLeads; fresh: DirectCommunities },
): Promise<void> {
  const given = consentsOfRequest(family.id, request)
  const ids = await recordConsents(tx, given, { ...sender, page: request.action.actionPage })
  await releaseTo(tx, family, operator, { consentId: ids[0], reason: 'You sent your request here' })
  for (const { community } of fresh) {
    const named = given.findIndex(({ kind, recipient }) => kind === 'share' && recipient?.id === community.id)
    await releaseTo(
      tx,
      family,
      { kind: 'community', id: community.id, name: community.name },
      {
        consentId: named >= 0 ? ids[named] : ids[0],
        leadId: added.find(({ communityId }) => communityId === community.id)?.id,
        reason: `You asked ${community.name} directly`,
      },
    )
  }
}

/** The communities that answer families themselves and have people here who do. */
async function withPeople(tx: Orm, asked: Community[]) {
  const direct = []
  for (const community of asked.filter(({ record }) => record.isD2CEligible)) {
    const people = await peopleOf(tx, { kind: 'community', id: community.id })
    if (people.length > 0) direct.push({ community, people })
  }
  return direct
}

async function addLeads(
  tx: Orm,
  family: SavedFamily,
  { action, actionId }: CompleteRequest,
  within: Community[],
  direct: Set<string>,
) {
  if (within.length === 0) return []
  const { data, contactType } = action.actionInfo
  const added = await tx
    .insert(leads)
    .values(
      within.map(({ id }) => ({
        familyId: family.id,
        communityId: id,
        actionId,
        kind: direct.has(id) ? ('direct' as const) : ('advisor' as const),
        source: action.actionType === 'tour-request' ? ('tour request' as const) : parseLeadSource(data.leadSource),
        channel: parseMarketingChannel(data.channel),
        contactMethod: contactType ?? ('online' as const),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: leads.id, communityId: leads.communityId })
  const ownPeople = added.filter(({ communityId }) => direct.has(communityId)).map(({ id }) => id)
  if (ownPeople.length > 0) await tx.update(leads).set({ status: 'assigned' }).where(inArray(leads.id, ownPeople))
  return added
}

async function placeOf(tx: Orm, { action, asked }: CompleteRequest): Promise<RequestPlace> {
  const first = asked[0]
  return {
    ...(first ? { state: first.state, county: first.county, label: `${first.city}, ${first.state} ${first.zip}` } : {}),
    ...(await placeOfRequest(tx, action.actionInfo)),
  }
}

/** Whom the family asked by name: the community of the page, and those it added itself. [TRUST-005] */
function namesIn({ actionInfo }: NewUuidAction, asked: Community[]): string[] {
  const named = [actionInfo.slug, ...(actionInfo.data.addedByName ?? [])]
  return asked.map(({ id }) => id).filter((id) => named.includes(id))
}

function requestText(
  what: string,
  within: Community[],
  asked: Community[],
  heldBack: string[],
  { partner }: Sender,
): string {
  const names = within.map(({ name }) => name).join(', ')
  const by = partner ? ` (on the site of ${partner.name})` : ''
  const held = asked.filter(({ id }) => heldBack.includes(id)).map(({ name }) => name)
  const rest = held.length > 0 ? `. Not asked, beyond the three of one request: ${held.join(', ')}` : ''
  return `${names ? `Asked for ${what}: ${names}` : 'Asked to be contacted'}${by}${rest}`
}
