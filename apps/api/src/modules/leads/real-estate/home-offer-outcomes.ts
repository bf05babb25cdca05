import type { Orm } from '../../../database/database'
import type { Jobs } from '../../../jobs/jobs'
import type { Queue } from '../../../jobs/queue'
import { addFamilyEvent } from '../../trust'
import type { FamilyRow } from '../families/family-store'
import { endDueHomeOffer, type HomeOfferRow, requireLead, resolveHomeOffer } from './home-offer-store'
import { type RealEstateLeadRow, removeAgent, saveStage } from './real-estate-store'
import { shareHome } from './share-home'

/** Accepts a pending offer, and only then shares the family with the agent. Returns whether it was pending. [AGENT-006, TRUTH-001] */
export async function claimHome(
  tx: Orm,
  { id, leadId, agentId }: HomeOfferRow,
  { lead, family, author }: { lead: RealEstateLeadRow; family: FamilyRow; author: string },
): Promise<boolean> {
  if (!(await resolveHomeOffer(tx, id, { status: 'claimed' }))) return false
  await saveStage(tx, leadId, { stage: 'accepted', closedReason: null, closedOn: null })
  await addFamilyEvent(tx, { familyId: family.id, type: 'assigned', text: `Home to ${lead.need}: accepted`, author })
  await shareHome(tx, family, lead, agentId)
  return true
}

/** Declines a pending offer, and asks the next agent. Returns whether it was pending. [TRUTH-008] */
export async function declineHome(tx: Orm, queue: Queue, id: string, reason: string): Promise<boolean> {
  const declined = await resolveHomeOffer(tx, id, { status: 'declined', reason })
  if (declined) await askNextAgent(tx, queue, declined, 'the real estate agent declined')
  return declined !== undefined
}

/** Ends an offer that is still pending when its time is up, and asks the next agent. Returns the family and the agent. [TRUTH-008] */
export async function endHomeOffer(
  tx: Orm,
  queue: Queue,
  { offerId }: Jobs['end-home-offer'],
): Promise<{ familyId: string; agentId: string } | undefined> {
  const ended = await endDueHomeOffer(tx, offerId)
  if (!ended) return undefined
  const { familyId } = await askNextAgent(tx, queue, ended, 'the real estate agent didn’t respond in time')
  return { familyId, agentId: ended.agentId }
}

async function askNextAgent(tx: Orm, queue: Queue, { leadId }: HomeOfferRow, why: string): Promise<RealEstateLeadRow> {
  const lead = await requireLead(tx, leadId)
  await removeAgent(tx, leadId)
  await addFamilyEvent(tx, { familyId: lead.familyId, type: 'assigned', text: `Home to ${lead.need}: ${why}` })
  await queue.add(tx, 'assign-real-estate', { leadId })
  return lead
}
