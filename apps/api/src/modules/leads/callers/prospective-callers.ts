import { type Agent, now, type UserActionData } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { findOwnFamily, type OwnFamily } from '../../access'
import { findProspectiveAdvisor } from '../../advisors'
import { conflict } from '../../../http/errors'
import { findAcceptingAdvisor } from '../families/agent-store'
import { findCurrentOffer } from '../families/family-detail-store'
import { wasOffered } from '../families/offer-store'
import { findDirectCommunities, needsAdvisor } from '../direct/direct-communities'
import { findAdvisorRecord } from '../homebase/homebase-store'
import type { RequestedCommunity } from '../requests/complete-request'
import { findLocation } from '../requests/location-store'
import type { RequestLocation } from '../requests/upsert-family'
import { findLastChoice } from './caller-choice-store'

/** Minutes for which a family can send its request to the callers it was shown. */
export const minutesToSend = 60

/** The answers that decide who calls. */
export interface CallerAnswers extends Pick<
  UserActionData,
  'city' | 'state' | 'zip' | 'language' | 'consultationRequested'
> {
  /** The advisor that the family asks directly. */
  agentId?: string
}

/** A visitor with the id of its browser. */
export type Visitor = Person & { anonymousId: string }

/** Who would call a family now. */
export interface ProspectiveCallers {
  /** The two-letter code of the location, if it's known. */
  state: string | null
  /** The communities that respond themselves. */
  direct: RequestedCommunity[]
  /** Whether an advisor calls anyway, and not only if the teams don't. */
  needsAdvisor: boolean
  /** Missing if no one serves the location. */
  advisor: Agent | undefined
  /** By when the family's own advisor promised to call, if they were asked and haven't responded. */
  promisedBy: Date | undefined
}

/**
 * Returns who would call: the teams of communities that respond themselves, and the family's own advisor, the one chosen earlier in this visit, or
 * the best one. If only teams call, the advisor calls when none of them did in time. [TRUTH-001, TRUTH-008]
 */
export async function findProspectiveCallers(
  tx: Orm,
  answers: CallerAnswers,
  communities: RequestedCommunity[],
  visitor: Visitor,
): Promise<ProspectiveCallers> {
  const location = await findLocation(tx, answers, communities, answers.agentId)
  const direct = await findDirectCommunities(tx, communities)
  const isAdvised = needsAdvisor(communities.length, direct.length, answers.consultationRequested)
  const family = await findExclusiveFamily(tx, visitor)
  const own = family && (await findOwnAdvisor(tx, family))
  const asked = answers.agentId === undefined ? undefined : await findAskedAdvisor(tx, answers.agentId)
  if (asked && family && !own?.hasAccepted) await refuseFormerAdvisor(tx, family, asked.id)
  // An advisor who accepted the family keeps it. One who hasn't yet is replaced by the one the family asks.
  const kept = asked && own && !own.hasAccepted && own.advisor?.id !== asked.id ? undefined : own
  return {
    state: location.state ?? null,
    direct,
    needsAdvisor: isAdvised,
    advisor:
      kept?.advisor ??
      asked ??
      (await findChosenAdvisor(tx, { location, language: answers.language, communities }, visitor)),
    promisedBy: isAdvised ? kept?.promisedBy : undefined,
  }
}

/** The advisor of a visitor's family. */
interface OwnAdvisor {
  advisor: Agent | undefined
  hasAccepted: boolean
  promisedBy: Date | undefined
}

/** Returns the advisor that a family asks directly. @throws {HttpError} 409 if the advisor accepts no families [AGENT-003] */
async function findAskedAdvisor(tx: Orm, id: string): Promise<Agent | undefined> {
  const accepting = await findAcceptingAdvisor(tx, id)
  const advisor = accepting && (await findAdvisorRecord(tx, accepting.id))
  if (!advisor) throw conflict('advisor-unavailable', 'This advisor isn’t accepting families')
  return advisor
}

/** Returns the visitor's family. Only the browser that sent all of a family's requests may see who helps it. */
async function findExclusiveFamily(tx: Orm, visitor: Visitor): Promise<OwnFamily | undefined> {
  const family = await findOwnFamily(tx, visitor)
  return family?.isExclusive ? family : undefined
}

/** @throws {HttpError} 409 if the advisor had the family before, because no advisor is offered a family twice */
async function refuseFormerAdvisor(tx: Orm, family: OwnFamily, agentId: string): Promise<void> {
  if (family.agentId !== agentId && (await wasOffered(tx, family.id, agentId))) {
    throw conflict('advisor-had-request', 'This advisor had your request before')
  }
}

/** Returns the advisor of a family. */
async function findOwnAdvisor(tx: Orm, { id, agentId }: OwnFamily): Promise<OwnAdvisor | undefined> {
  if (!agentId) return undefined
  const offer = await findCurrentOffer(tx, id, agentId)
  return {
    advisor: await findAdvisorRecord(tx, agentId),
    hasAccepted: offer?.status !== 'offered',
    promisedBy: offer?.status === 'offered' ? new Date(offer.dueAt) : undefined,
  }
}

/** Returns the advisor chosen earlier in this visit for the same state, or the best one. */
async function findChosenAdvisor(
  tx: Orm,
  {
    location,
    language,
    communities,
  }: { location: RequestLocation; language?: string | undefined; communities: RequestedCommunity[] },
  { anonymousId }: Visitor,
): Promise<Agent | undefined> {
  const { state, county } = location
  const held = await findLastChoice(tx, anonymousId, new Date(now().getTime() - minutesToSend * 60_000))
  const heldId = held?.state === (state ?? null) ? held.agentId : null
  const communityAdvisorId = communities[0]?.agentId ?? undefined
  return findProspectiveAdvisor(tx, { state, county, language, communityAdvisorId }, heldId ?? undefined)
}
