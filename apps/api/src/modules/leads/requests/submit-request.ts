import type { NewUuidAction } from '@pkg/api-client'
import { parseLeadSource, parseMarketingChannel, realEstateNeeds, shareCap, withinShareCap } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Queue } from '../../../jobs/queue'
import { bookCall } from '../../calls'
import { listAcceptedVersions } from '../../state-rules'
import { bookTour } from '../../tours'
import { addFamilyEvent, addSharedFields, findNamedWordings, operatorOf, recordConsents, releaseTo } from '../../trust'
import { findHonoredChoice } from '../callers/honored-choice'
import { needsAdvisor } from '../direct/direct-communities'
import { openDirectLeads } from '../direct/open-direct-leads'
import { sendToTeam } from '../direct/send-to-team'
import { listAcknowledgedStates } from '../disclosures/acknowledged-states'
import { findAgent } from '../families/agent-store'
import { saveRealEstateLead } from '../real-estate/real-estate-store'
import type { CompleteRequest, RequestedCommunity, Sender } from './complete-request'
import { confirmToFamily } from './confirm-to-family'
import { type InsertedLead, insertLeads, linkSpokenLeads, listReachedIds } from './lead-store'
import { findLocation } from './location-store'
import { type AgreedWordings, findTextsConsent, requestConsents } from './request-consents'
import { type SavedFamily, upsertFamily } from './upsert-family'

/** A request with what decides how it's handled. */
interface ReadRequest extends CompleteRequest {
  sender: Sender
  /** The callers that the family was shown. */
  choice: Awaited<ReturnType<typeof findHonoredChoice>>
  agreed: AgreedWordings
  location: Awaited<ReturnType<typeof findLocation>>
}

/** A request whose family is saved. */
interface FamilyRequest extends ReadRequest {
  family: SavedFamily
  allowed: RequestedCommunity[]
  /** The communities over the share cap. */
  heldBack: RequestedCommunity[]
  /** The communities whose teams get the request. An advisor handles the others. */
  direct: RequestedCommunity[]
}

type OpenedLeads = Awaited<ReturnType<typeof openDirectLeads>>

/** A request whose leads are saved. */
interface SavedRequest extends FamilyRequest {
  added: InsertedLead[]
  /** The leads of communities' teams, and those among them that this request opened. */
  all: OpenedLeads['all']
  opened: OpenedLeads['opened']
  /** The communities whose disclosure the person hasn't acknowledged. */
  held: RequestedCommunity[]
  hasAdvisor: boolean
}

/**
 * Saves a complete request: family, leads, messages, consents, releases, and the jobs that follow. Each step takes what an earlier one returns. [GWZ-118,
 * TRUST-002, TRUST-005]
 */
export async function submitRequest(tx: Orm, queue: Queue, request: CompleteRequest, sender: Sender): Promise<void> {
  const read = await readRequest(tx, request, sender)
  const ofFamily = await saveFamily(tx, read)
  const saved = await saveLeads(tx, ofFamily)
  await addToHistory(tx, saved)
  await bookTimes(tx, queue, saved)
  await confirm(tx, saved)
  await addHomes(tx, queue, saved)
  await addJobs(tx, queue, saved)
  // Recording consents locks the ledger until the transaction ends, so nothing follows it.
  await recordAndRelease(tx, queue, saved)
}

async function readRequest(tx: Orm, request: CompleteRequest, sender: Sender): Promise<ReadRequest> {
  const { data, agentId } = request.action.actionInfo
  const location = await findLocation(tx, data, request.communities, agentId)
  const choice = await findHonoredChoice(tx, request, sender)
  const wordings = await findNamedWordings(tx, data.wordings ?? [])
  return { ...request, sender, location, choice, agreed: { wordings, choice, operator: sender.brand.name } }
}

async function saveFamily(tx: Orm, request: ReadRequest): Promise<FamilyRequest> {
  const { action, agreed, choice, location } = request
  const family = await upsertFamily(tx, action.actionInfo, location, findTextsConsent(agreed))
  if (!family.isNew) await addSharedFields(tx, family.id)
  const { allowed, heldBack } = await applyShareCap(tx, family, request)
  // Only a team that the family was shown gets its request.
  const direct = allowed.filter(({ id }) => choice?.directSlugs.includes(id))
  return { ...request, family, allowed, heldBack, direct }
}

async function saveLeads(tx: Orm, request: FamilyRequest): Promise<SavedRequest> {
  const { action, actionId, choice, allowed, direct, family, sender } = request
  const added = await addLeads(tx, request)
  const { all, opened } = await openDirectLeads(tx, { familyId: family.id, actionId, choice }, { added, direct })
  const { consultationRequested } = action.actionInfo.data
  return {
    ...request,
    added,
    all,
    opened,
    held: await listHeld(tx, direct, sender),
    // Who was shown calls, also if the request leaves out the communities that the advisor would have helped with.
    hasAdvisor: choice?.needsAdvisor ?? needsAdvisor(allowed.length, direct.length, consultationRequested),
  }
}

async function addToHistory(tx: Orm, { family, action, allowed, heldBack, sender }: SavedRequest): Promise<void> {
  const { agentId, name } = action.actionInfo
  const asked = await findAskedName(tx, agentId)
  await addFamilyEvent(tx, {
    familyId: family.id,
    type: 'request',
    text: describeRequest(action, { allowed, heldBack }, sender, asked),
    author: name ?? 'Family',
  })
}

/** Books the tour and the call that the family chose. */
async function bookTimes(tx: Orm, queue: Queue, { sender, held, family, ...request }: SavedRequest): Promise<void> {
  const isHeld = held.some(({ id }) => id === request.action.actionInfo.slug)
  await bookTour(tx, queue, { ...request, familyId: family.id, isHeld }, sender)
  await bookCall(tx, queue, { ...request, familyId: family.id }, { person: sender, ...sender })
}

async function confirm(tx: Orm, saved: SavedRequest): Promise<void> {
  const { added, opened, family, action, allowed, direct, held, hasAdvisor, choice } = saved
  const isNews = added.length > 0 || opened.length > 0 || family.isNew || action.actionInfo.agentId
  if (!isNews) return
  await confirmToFamily(tx, family.id, saved, { allowed, direct, held, hasAdvisor, choice })
}

/** Saves the homes that the family wants to sell or buy. */
async function addHomes(tx: Orm, queue: Queue, { action, family }: SavedRequest): Promise<void> {
  for (const need of realEstateNeeds(action.actionInfo.data)) {
    const leadId = await saveRealEstateLead(tx, { familyId: family.id, need })
    if (leadId) await queue.add(tx, 'assign-real-estate', { leadId })
  }
}

/** Adds the jobs that assign the family to an advisor, and hand leads over whose teams don't respond. */
async function addJobs(tx: Orm, queue: Queue, { action, choice, family, hasAdvisor, opened }: SavedRequest) {
  const { requestId, callStartsAt } = action.actionInfo
  const agentId = choice?.agentId ?? action.actionInfo.agentId
  if (hasAdvisor) {
    await queue.add(tx, 'assign', {
      familyId: family.id,
      requestId,
      ...(agentId ? { agentId } : {}),
      ...(callStartsAt ? { callAt: callStartsAt } : choice?.agentId ? { callBy: choice.callBy } : {}),
    })
  }
  for (const { id: leadId, callBy } of opened) {
    await queue.add(tx, 'hand-over-lead', { leadId, requestId }, callBy ?? undefined)
  }
}

/** Returns the communities that may receive the request, and those over the share cap. [TRUST-005] */
async function applyShareCap(tx: Orm, family: SavedFamily, { action, communities }: CompleteRequest) {
  const { released } = withinShareCap({
    requested: communities.map(({ id }) => id),
    byName: listNamedIds(action, communities),
    reached: await listReachedIds(tx, family.id),
  })
  const isReleased = ({ id }: RequestedCommunity) => released.includes(id)
  return {
    allowed: communities.filter(isReleased),
    heldBack: communities.filter((community) => !isReleased(community)),
  }
}

/** Returns the communities that the family chose by name: the one of the page, and those it added. [TRUST-005] */
function listNamedIds({ actionInfo }: NewUuidAction, communities: RequestedCommunity[]): string[] {
  const named = [actionInfo.slug, ...(actionInfo.data.addedByName ?? [])]
  return communities.map(({ id }) => id).filter((id) => named.includes(id))
}

async function addLeads(
  tx: Orm,
  { action, actionId, family, allowed, direct }: FamilyRequest,
): Promise<InsertedLead[]> {
  const { data, contactType } = action.actionInfo
  const communityIds = allowed.map(({ id }) => id)
  const linked = await linkSpokenLeads(tx, { familyId: family.id, communityIds, actionId })
  const inserted = await insertLeads(
    tx,
    allowed.map((community) => ({
      familyId: family.id,
      communityId: community.id,
      actionId,
      kind: direct.includes(community) ? 'direct' : 'advisor',
      source: action.actionType === 'tour-request' ? 'tour request' : parseLeadSource(data.leadSource),
      channel: parseMarketingChannel(data.channel),
      contactMethod: contactType ?? 'online',
    })),
  )
  return [...linked, ...inserted]
}

/** Returns the communities whose state's disclosure the person hasn't acknowledged yet. Their teams get nothing before. [TRUTH-005, DISC-007] */
async function listHeld(tx: Orm, direct: RequestedCommunity[], sender: Sender): Promise<RequestedCommunity[]> {
  const acknowledged = await listAcknowledgedStates(tx, sender)
  const required = await listAcceptedVersions(tx)
  return direct.filter(({ state }) => required.has(state) && !acknowledged.includes(state))
}

/** Records the consents of a request, and releases the family's data to us and to the teams of communities. [TRUST-002, TRUTH-002] */
async function recordAndRelease(
  tx: Orm,
  queue: Queue,
  { family, action, actionId, sender, agreed, all, held }: SavedRequest,
): Promise<void> {
  const { requestId } = action.actionInfo
  const consents = requestConsents(family.id, actionId, agreed)
  const [consentId] = await recordConsents(tx, consents, { ...sender, page: action.actionPage })
  await releaseTo(tx, family, operatorOf(sender.brand), { consentId, reason: 'You sent us a request' })
  // The leads that communities' teams get now, or are emailed about again.
  const sent = all.filter(({ isSent, communityId }) => isSent || !held.some(({ id }) => id === communityId))
  for (const lead of sent) await sendToTeam(tx, queue, family, lead, { requestId, consentId })
}

function describeRequest(
  action: NewUuidAction,
  { allowed, heldBack }: { allowed: RequestedCommunity[]; heldBack: RequestedCommunity[] },
  { partner }: Sender,
  advisor = 'us',
): string {
  const what = action.actionType === 'tour-request' ? 'a tour' : 'pricing'
  const names = joinNames(allowed)
  const site = partner ? ` on the site of ${partner.name}` : ''
  const notSent =
    heldBack.length > 0 ? `. Not sent (a request reaches up to ${shareCap} communities): ${joinNames(heldBack)}` : ''
  return `${names ? `Requested ${what}${site}: ${names}` : `Asked ${advisor} to get in touch${site}`}${notSent}`
}

/** Returns the name of the advisor that a family asks directly. */
async function findAskedName(tx: Orm, agentId: string | undefined): Promise<string | undefined> {
  return agentId === undefined ? undefined : (await findAgent(tx, agentId))?.name
}

function joinNames(communities: RequestedCommunity[]): string {
  return communities.map(({ name }) => name).join(', ')
}
