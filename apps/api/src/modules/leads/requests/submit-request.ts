import type { NewUuidAction } from '@pkg/api-client'
import { parseLeadSource, parseMarketingChannel, realEstateNeeds, shareCap, withinShareCap } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Queue } from '../../../jobs/queue'
import { bookCall } from '../../calls'
import { bookTour } from '../../tours'
import { addFamilyEvent, addSharedFields, findNamedWordings, operatorOf, recordConsents, releaseTo } from '../../trust'
import { findHonoredChoice } from '../callers/honored-choice'
import { needsAdvisor } from '../direct/direct-communities'
import type { DirectLead } from '../direct/direct-lead-store'
import { openDirectLeads } from '../direct/open-direct-leads'
import { sendToTeam } from '../direct/send-to-team'
import { findDisclosureState } from '../disclosures/disclosure-state'
import { listAcknowledgedStates } from '../disclosures/acknowledged-states'
import { findAgent } from '../families/agent-store'
import { saveRealEstateLead } from '../real-estate/real-estate-store'
import type { CompleteRequest, RequestedCommunity, Sender } from './complete-request'
import { confirmToFamily } from './confirm-to-family'
import { type InsertedLead, insertLeads, listReachedIds } from './lead-store'
import { findLocation } from './location-store'
import { type AgreedWordings, findTextsConsent, requestConsents } from './request-consents'
import { type SavedFamily, upsertFamily } from './upsert-family'

/** Saves a complete request: family, leads, messages, consents, releases, and the jobs that follow. [GWZ-118, TRUST-002, TRUST-005] */
export async function submitRequest(tx: Orm, queue: Queue, request: CompleteRequest, sender: Sender): Promise<void> {
  const { actionInfo } = request.action
  const location = await findLocation(tx, actionInfo.data, request.communities, actionInfo.agentId)
  const choice = await findHonoredChoice(tx, request, sender)
  const wordings = await findNamedWordings(tx, actionInfo.data.wordings ?? [])
  const agreed = { wordings, choice, operator: sender.brand.name }
  const family = await upsertFamily(tx, actionInfo, location, findTextsConsent(agreed))
  if (!family.isNew) await addSharedFields(tx, family.id)
  const { allowed, heldBack } = await applyShareCap(tx, family, request)
  // Only a team that the family was shown gets its request. An advisor handles the others.
  const direct = allowed.filter(({ id }) => choice?.directSlugs.includes(id))
  const added = await addLeads(tx, family, request, { allowed, direct })
  const { all, opened } = await openDirectLeads(
    tx,
    { familyId: family.id, actionId: request.actionId, choice },
    { added, direct },
  )
  // Who was shown calls, also if the request leaves out the communities that the advisor would have helped with.
  const hasAdvisor =
    choice?.needsAdvisor ?? needsAdvisor(allowed.length, direct.length, actionInfo.data.consultationRequested)

  await addFamilyEvent(tx, {
    familyId: family.id,
    type: 'request',
    text: describeRequest(request, { allowed, heldBack }, sender, await findAskedName(tx, actionInfo.agentId)),
    author: actionInfo.name ?? 'Family',
  })
  const held = await listHeld(tx, direct, sender)
  const isHeld = held.some(({ id }) => id === actionInfo.slug)
  await bookTour(tx, queue, { ...request, familyId: family.id, isHeld }, sender)
  await bookCall(tx, queue, { ...request, familyId: family.id }, { person: sender, ...sender })
  if (added.length > 0 || opened.length > 0 || family.isNew || actionInfo.agentId) {
    await confirmToFamily(tx, family.id, request, { allowed, direct, held, hasAdvisor, choice })
  }
  for (const need of realEstateNeeds(actionInfo.data)) {
    const leadId = await saveRealEstateLead(tx, { familyId: family.id, need })
    if (leadId) await queue.add(tx, 'assign-real-estate', { leadId })
  }
  const { requestId } = actionInfo
  const agentId = choice?.agentId ?? actionInfo.agentId
  if (hasAdvisor) {
    await queue.add(tx, 'assign', {
      familyId: family.id,
      requestId,
      ...(agentId ? { agentId } : {}),
      ...(actionInfo.callStartsAt
        ? { callAt: actionInfo.callStartsAt }
        : choice?.agentId
          ? { callBy: choice.callBy }
          : {}),
    })
  }
  for (const { id: leadId, callBy } of opened) {
    await queue.add(tx, 'hand-over-lead', { leadId, requestId }, callBy ?? undefined)
  }
  // Recording consents locks the ledger until the transaction ends, so it comes last.
  const sent = all.filter(({ isSent, communityId }) => isSent || !held.some(({ id }) => id === communityId))
  await recordAndRelease(tx, queue, family, request, { sender, agreed, sent })
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

function addLeads(
  tx: Orm,
  family: SavedFamily,
  { action, actionId }: CompleteRequest,
  { allowed, direct }: { allowed: RequestedCommunity[]; direct: RequestedCommunity[] },
): Promise<InsertedLead[]> {
  const { data, contactType } = action.actionInfo
  return insertLeads(
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
}

/** Returns the communities whose state's disclosure the person hasn't acknowledged yet. Their teams get nothing before. [TRUTH-005, DISC-007] */
async function listHeld(tx: Orm, direct: RequestedCommunity[], sender: Sender): Promise<RequestedCommunity[]> {
  const acknowledged = await listAcknowledgedStates(tx, sender)
  return direct.filter(({ state }) => {
    const required = findDisclosureState(state)
    return required !== undefined && !acknowledged.includes(required)
  })
}

/** What is recorded about a request. */
interface Recorded {
  sender: Sender
  agreed: AgreedWordings
  /** The leads that communities' teams get now, or are emailed about again. */
  sent: DirectLead[]
}

/** Records the consents of a request, and releases the family's data to us and to the teams of communities. [TRUST-002, TRUTH-002] */
async function recordAndRelease(
  tx: Orm,
  queue: Queue,
  family: SavedFamily,
  { action, actionId }: CompleteRequest,
  { sender, agreed, sent }: Recorded,
): Promise<void> {
  const consents = requestConsents(family.id, actionId, agreed)
  const [consentId] = await recordConsents(tx, consents, { ...sender, page: action.actionPage })
  await releaseTo(tx, family, operatorOf(sender.brand), { consentId, reason: 'You sent us a request' })
  for (const lead of sent)
    await sendToTeam(tx, queue, family, lead, { requestId: action.actionInfo.requestId, consentId })
}

function describeRequest(
  { action }: CompleteRequest,
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
