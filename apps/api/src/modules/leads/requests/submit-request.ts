import type { NewUuidAction } from '@pkg/api-client'
import {
  parseLeadSource,
  parseMarketingChannel,
  momentText,
  realEstateNeeds,
  shareCap,
  withinShareCap,
} from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Queue } from '../../../jobs/queue'
import { notify, openConversation } from '../../messaging'
import { addFamilyEvent, createReceiptLink, findNamedWordings, operator, recordConsents, releaseTo } from '../../trust'
import { findHonoredChoice, type HonoredChoice } from '../callers/honored-choice'
import { findAgent } from '../families/agent-store'
import { lockFamily } from '../families/family-store'
import { insertRealEstateLead } from '../real-estate/real-estate-store'
import type { CompleteRequest, RequestedCommunity, Sender } from './complete-request'
import { type InsertedLead, insertLeads, listReachedIds } from './lead-store'
import { findLocation } from './location-store'
import { directLead, requestReceived } from './messages'
import { type AgreedWordings, findTextsConsent, requestConsents } from './request-consents'
import { type DirectCommunity, findDirectCommunities, needsAdvisor } from './request-recipients'
import { type SavedFamily, upsertFamily } from './upsert-family'

/** Saves a complete request: family, leads, messages, consents, releases, and the jobs that follow. [GWZ-118, TRUST-002, TRUST-005] */
export async function submitRequest(tx: Orm, queue: Queue, request: CompleteRequest, sender: Sender): Promise<void> {
  const { actionInfo } = request.action
  const location = await findLocation(tx, actionInfo.data, request.communities)
  const choice = await findHonoredChoice(tx, request, sender)
  const wordings = await findNamedWordings(tx, actionInfo.data.wordings ?? [])
  const agreed = { wordings, choice, operator: sender.operator }
  const family = await upsertFamily(tx, actionInfo, location, findTextsConsent(agreed))
  const { allowed, heldBack } = await applyShareCap(tx, family, request)
  const direct = await findDirectCommunities(tx, allowed)
  const added = await addLeads(tx, family, request, { allowed, direct })
  const addedDirect = direct.filter(({ community }) => added.some(({ communityId }) => communityId === community.id))
  const hasAdvisor = needsAdvisor(allowed.length, direct.length, actionInfo.data.consultationRequested)

  await addFamilyEvent(tx, {
    familyId: family.id,
    type: 'request',
    text: describeRequest(request, { allowed, heldBack }, sender),
    author: actionInfo.name ?? 'Family',
  })
  if (added.length > 0 || family.isNew) {
    await confirmToFamily(tx, family, request, { allowed, direct, hasAdvisor, choice })
  }
  for (const need of realEstateNeeds(actionInfo.data)) {
    const leadId = await insertRealEstateLead(tx, { familyId: family.id, need })
    if (leadId) await queue.add(tx, 'assign-real-estate', { leadId })
  }
  if (hasAdvisor) {
    await queue.add(tx, 'assign', {
      familyId: family.id,
      requestId: actionInfo.requestId,
      ...(choice?.agentId ? { agentId: choice.agentId, callBy: choice.callBy } : {}),
    })
  }
  await contactCommunities(tx, family, request, addedDirect)
  // Recording consents locks the ledger until the transaction ends, so it comes last.
  await recordAndRelease(tx, family, request, { sender, agreed, added, addedDirect })
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
  { allowed, direct }: { allowed: RequestedCommunity[]; direct: DirectCommunity[] },
): Promise<InsertedLead[]> {
  const { data, contactType } = action.actionInfo
  const isDirect = (id: string) => direct.some(({ community }) => community.id === id)
  return insertLeads(
    tx,
    allowed.map(({ id }) => ({
      familyId: family.id,
      communityId: id,
      actionId,
      // The team of a direct community responds, so its lead needs no assignment.
      ...(isDirect(id) ? { kind: 'direct', status: 'assigned' } : { kind: 'advisor' }),
      source: action.actionType === 'tour-request' ? 'tour request' : parseLeadSource(data.leadSource),
      channel: parseMarketingChannel(data.channel),
      contactMethod: contactType ?? 'online',
    })),
  )
}

/** What a confirmation is about. */
interface Confirmed {
  allowed: RequestedCommunity[]
  direct: DirectCommunity[]
  hasAdvisor: boolean
  choice: HonoredChoice | undefined
}

/** What is recorded about a request. */
interface Recorded {
  sender: Sender
  agreed: AgreedWordings
  added: InsertedLead[]
  addedDirect: DirectCommunity[]
}

/** Emails the family a confirmation, if it left an email address. */
async function confirmToFamily(
  tx: Orm,
  family: SavedFamily,
  { action }: CompleteRequest,
  { allowed, direct, hasAdvisor, choice }: Confirmed,
): Promise<void> {
  const { email, name = '', requestId } = action.actionInfo
  if (!email) return
  const advisorId = hasAdvisor ? (choice?.agentId ?? (await lockFamily(tx, family.id))?.agentId) : undefined
  const advisor = advisorId ? await findAgent(tx, advisorId) : undefined
  const callers = {
    communities: direct.map(({ community }) => community.name),
    advisor: advisor && { name: advisor.name, callBy: choice && momentText(choice.callBy, choice.timeZone) },
    hasAdvisor,
  }
  const names = allowed.map((community) => community.name)
  const content = { ...requestReceived(name, names, callers), secret: await createReceiptLink(tx, family.id) }
  await notify(
    tx,
    `request:${requestId}:received`,
    { familyId: family.id, recipient: email.trim().toLowerCase() },
    content,
  )
}

/** Opens a conversation with each community that responds itself, and emails its team. */
async function contactCommunities(
  tx: Orm,
  family: SavedFamily,
  { action }: CompleteRequest,
  direct: DirectCommunity[],
): Promise<void> {
  for (const { community, people } of direct) {
    await openConversation(tx, family, { role: 'community', id: community.id, name: community.name })
    for (const person of people) {
      const key = `request:${action.actionInfo.requestId}:${community.id}:${person.recipient}`
      await notify(tx, key, { familyId: family.id, ...person }, directLead(community.name, family.id))
    }
  }
}

/** Records the consents of a request, and releases the family's data to us and to the communities that respond themselves. */
async function recordAndRelease(
  tx: Orm,
  family: SavedFamily,
  request: CompleteRequest,
  { sender, agreed, added, addedDirect }: Recorded,
): Promise<void> {
  const consents = requestConsents(family.id, request, agreed)
  const ids = await recordConsents(tx, consents, { ...sender, page: request.action.actionPage })
  await releaseTo(tx, family, operator, { consentId: ids[0], reason: 'You sent us a request' })
  for (const { community } of addedDirect) {
    const shareIndex = consents.findIndex(({ kind, recipient }) => kind === 'share' && recipient?.id === community.id)
    await releaseTo(
      tx,
      family,
      { kind: 'community', id: community.id, name: community.name },
      {
        consentId: shareIndex >= 0 ? ids[shareIndex] : ids[0],
        leadId: added.find(({ communityId }) => communityId === community.id)?.id,
        reason: `You sent a request to ${community.name}`,
      },
    )
  }
}

function describeRequest(
  { action }: CompleteRequest,
  { allowed, heldBack }: { allowed: RequestedCommunity[]; heldBack: RequestedCommunity[] },
  { partner }: Sender,
): string {
  const what = action.actionType === 'tour-request' ? 'a tour' : 'pricing'
  const names = joinNames(allowed)
  const site = partner ? ` on the site of ${partner.name}` : ''
  const notSent =
    heldBack.length > 0 ? `. Not sent (a request reaches up to ${shareCap} communities): ${joinNames(heldBack)}` : ''
  return `${names ? `Requested ${what}${site}: ${names}` : `Asked us to get in touch${site}`}${notSent}`
}

function joinNames(communities: RequestedCommunity[]): string {
  return communities.map(({ name }) => name).join(', ')
}
