import { type Agent, chooseAdvisor, type FamilyNeeds } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { listAdvisorCandidates, listRealEstateCandidates, lockAssignments } from './candidate-store'

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

function choose(candidates: Candidates, { state, county, language }: FamilyToAssign) {
  return chooseAdvisor(candidates, { state: state ?? undefined, county: county ?? undefined, language })?.agent
}
