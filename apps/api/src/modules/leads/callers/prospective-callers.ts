import type { Agent, UserActionData } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { findOwnFamily } from '../../access'
import { findProspectiveAdvisor } from '../../advisors'
import { findAdvisorRecord } from '../homebase/homebase-store'
import type { RequestedCommunity } from '../requests/complete-request'
import { findLocation } from '../requests/location-store'
import { findDirectCommunities, needsAdvisor } from '../requests/request-recipients'
import type { RequestLocation } from '../requests/upsert-family'
import { findLastChoice } from './caller-choice-store'

/** Minutes for which a family can send its request to the callers it was shown. */
export const minutesToSend = 60

/** The answers that decide who calls. */
export type CallerAnswers = Pick<UserActionData, 'city' | 'state' | 'zip' | 'language' | 'consultationRequested'>

/** A visitor with the id of its browser. */
export type Visitor = Person & { anonymousId: string }

/** Who would call a family now. */
export interface ProspectiveCallers {
  /** The two-letter code of the location, if it's known. */
  state: string | null
  /** The communities that respond themselves. */
  direct: RequestedCommunity[]
  needsAdvisor: boolean
  /** Missing if none is needed, or if no one serves the location. */
  advisor: Agent | undefined
}

/**
 * Returns who would call: the teams of communities that respond themselves, and the family's own advisor, the one chosen earlier in this visit, or
 * the best one. [TRUTH-001]
 */
export async function findProspectiveCallers(
  tx: Orm,
  answers: CallerAnswers,
  communities: RequestedCommunity[],
  visitor: Visitor,
): Promise<ProspectiveCallers> {
  const location = await findLocation(tx, answers, communities)
  const direct = (await findDirectCommunities(tx, communities)).map(({ community }) => community)
  const isAdvised = needsAdvisor(communities.length, direct.length, answers.consultationRequested)
  const findAdvisor = async () =>
    (await findOwnAdvisor(tx, visitor)) ??
    (await findChosenAdvisor(tx, { location, language: answers.language, communities }, visitor))
  return {
    state: location.state ?? null,
    direct,
    needsAdvisor: isAdvised,
    advisor: isAdvised ? await findAdvisor() : undefined,
  }
}

/** Returns the advisor of the visitor's family. Only the browser that sent all of a family's requests may see it. */
async function findOwnAdvisor(tx: Orm, visitor: Visitor): Promise<Agent | undefined> {
  const family = await findOwnFamily(tx, visitor)
  return family?.isExclusive && family.agentId ? findAdvisorRecord(tx, family.agentId) : undefined
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
  const held = await findLastChoice(tx, anonymousId, new Date(Date.now() - minutesToSend * 60_000))
  const heldId = held?.state === (state ?? null) ? held.agentId : null
  const communityAdvisorId = communities[0]?.agentId ?? undefined
  return findProspectiveAdvisor(tx, { state, county, language, communityAdvisorId }, heldId ?? undefined)
}
