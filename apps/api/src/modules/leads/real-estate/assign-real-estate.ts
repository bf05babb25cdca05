import { momentText, now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Jobs } from '../../../jobs/jobs'
import type { Queue } from '../../../jobs/queue'
import { findNextRealEstateAgent } from '../../advisors'
import { notify } from '../../messaging'
import { addFamilyEvent } from '../../trust'
import { addBusinessMinutes, timeZoneOf } from '../../calls'
import type { AgentContact } from '../families/agent-store'
import { type FamilyRow, lockFamily } from '../families/family-store'
import { realEstateAssigned } from '../requests/messages'
import { findHomeBasis } from './home-basis'
import { findUnassignedLead, saveHomeOffer } from './home-offer-store'
import { type RealEstateLeadRow, restartLead } from './real-estate-store'

/** The minutes of one business day, 9 AM to 5 PM. */
export const businessDayMinutes = 8 * 60

/**
 * Offers a real estate lead to the next agent who serves its location, unless it has one. Without the family's consent, or an email address to send
 * the agent's name to, no one is asked, and the timeline says why. Returns the family and the agent. [AGENT-006, TRUTH-001, TRUTH-002]
 */
export async function assignRealEstate(
  tx: Orm,
  queue: Queue,
  { leadId }: Jobs['assign-real-estate'],
): Promise<{ familyId: string; agentId?: string } | undefined> {
  const lead = await findUnassignedLead(tx, leadId)
  const family = lead && (await lockFamily(tx, lead.familyId))
  if (!family) return undefined
  const basis = await findHomeBasis(tx, family, lead.need)
  if ('missing' in basis) {
    const text = `Home to ${lead.need}: no real estate agent was asked, because ${basis.missing}`
    await addFamilyEvent(tx, { familyId: family.id, type: 'assigned', text })
    return { familyId: family.id }
  }
  const agent = await findNextRealEstateAgent(tx, family, lead.id)
  if (!agent) return undefined
  const { id, info } = agent
  await offerHome(tx, queue, { lead, family }, { id, name: info.displayName, email: info.email })
  return { familyId: family.id, agentId: id }
}

/** Offers a home to an agent for one business day, and emails the agent. Nothing is released before the agent accepts. [AGENT-006, TRUTH-001] */
export async function offerHome(
  tx: Orm,
  queue: Queue,
  { lead, family }: { lead: RealEstateLeadRow; family: FamilyRow },
  { id: agentId, name, email }: AgentContact,
): Promise<void> {
  const timeZone = timeZoneOf(family.state)
  const dueAt = addBusinessMinutes(now(), businessDayMinutes, timeZone)
  await restartLead(tx, lead.id, agentId)
  const offerId = await saveHomeOffer(tx, { leadId: lead.id, agentId, dueAt })
  await queue.add(tx, 'end-home-offer', { offerId }, dueAt)
  await addFamilyEvent(tx, {
    familyId: family.id,
    type: 'assigned',
    text: `Home to ${lead.need}: offered to ${name}`,
  })
  const respondBy = dueAt.toISOString()
  await notify(
    tx,
    `home:${lead.id}:offered:${agentId}:${respondBy}`,
    { familyId: family.id, agentId, recipient: email },
    realEstateAssigned(name, {
      need: lead.need,
      place: family.place ?? '',
      state: family.state,
      respondBy: momentText(respondBy, timeZone),
    }),
  )
}
