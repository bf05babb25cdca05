import { type Agent, chooseAdvisor, type FamilyNeeds, type OfferReasons, offerReasons } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { findCandidate, listAdvisorCandidates, listRealEstateCandidates, lockAssignments } from './candidate-store'

type Candidates = Awaited<ReturnType<typeof listAdvisorCandidates>>

/** The facts about a family that determine its advisor. */
export interface FamilyToAssign {
  id: string
  state: string | null
  county: string | null
  language: string
}

/** Returns the best advisor for a family who wasn't offered it before. Locks assignments until the transaction ends. [AGENT-003] */
export async function findNextAdvisor(tx: Orm, family: FamilyToAssign): Promise<Agent | undefined> {
  await lockAssignments(tx)
  return choose(await listAdvisorCandidates(tx, family), family)
}

/**
 * Returns the advisor who would take a family: `heldId` while that advisor accepts families of the state's region, or else the best one. [TRUTH-001]
 */
export async function findProspectiveAdvisor(
  tx: Orm,
  needs: FamilyNeeds,
  heldId: string | undefined,
): Promise<Agent | undefined> {
  const candidates = await listAdvisorCandidates(tx, { state: needs.state ?? null })
  const held = candidates.find(({ agent }) => agent.id === heldId)
  return held?.agent ?? chooseAdvisor(candidates, needs)?.agent
}

/** Returns the best real estate agent for a family's home who wasn't offered it before. Locks assignments until the transaction ends. [AGENT-006] */
export async function findNextRealEstateAgent(
  tx: Orm,
  family: FamilyToAssign,
  leadId: string,
): Promise<Agent | undefined> {
  await lockAssignments(tx)
  return choose(await listRealEstateCandidates(tx, { ...family, leadId }), family)
}

/** Returns why a family is offered to an advisor. [WORK-002] */
export async function explainOffer(
  tx: Orm,
  agentId: string,
  family: FamilyToAssign,
  isShown: boolean,
): Promise<OfferReasons | null> {
  const candidate = await findCandidate(tx, agentId)
  return candidate ? offerReasons(candidate, needsOf(family), isShown) : null
}

function choose(candidates: Candidates, family: FamilyToAssign) {
  return chooseAdvisor(candidates, needsOf(family))?.agent
}

const needsOf = ({ state, county, language }: FamilyToAssign): FamilyNeeds => ({
  state: state ?? undefined,
  county: county ?? undefined,
  language,
})
