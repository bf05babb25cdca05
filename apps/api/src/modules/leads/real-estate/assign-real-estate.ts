import type { Orm } from '../../../database/database'
import type { Jobs } from '../../../jobs/jobs'
import { findNextRealEstateAgent } from '../../advisors'
import { notify, openConversation } from '../../messaging'
import { addFamilyEvent, findSharingConsent, releaseTo } from '../../trust'
import type { AgentContact } from '../families/agent-store'
import { realEstateAssigned } from '../requests/messages'
import { findUnassignedRow, type RealEstateRow, updateRealEstateLead } from './real-estate-store'

/** Assigns a real estate lead to the next agent who serves its location, unless it has one. [AGENT-006] */
export async function assignRealEstate(tx: Orm, { leadId }: Jobs['assign-real-estate']): Promise<void> {
  const row = await findUnassignedRow(tx, leadId)
  const agent = row && (await findNextRealEstateAgent(tx, row.family))
  if (agent)
    await assignRealEstateAgent(tx, row, { id: agent.id, name: agent.info.displayName, email: agent.info.email })
}

/** Assigns a real estate lead to an agent: releases the family's data, opens a conversation, and emails the agent. */
export async function assignRealEstateAgent(
  tx: Orm,
  { lead, family }: Pick<RealEstateRow, 'lead' | 'family'>,
  { id: agentId, name, email }: AgentContact,
): Promise<void> {
  const { need } = lead
  await updateRealEstateLead(tx, lead.id, { agentId })
  await addFamilyEvent(tx, {
    familyId: family.id,
    type: 'assigned',
    text: `Home to ${need}: assigned to ${name}`,
    author: 'Hearthway',
  })
  await openConversation(tx, family, { role: 'agent', id: agentId, name }, { kind: 'RealEstateClient' })
  const content = realEstateAssigned(name, need, family.place ?? '')
  await notify(tx, `home:${lead.id}:assigned:${agentId}`, { familyId: family.id, agentId, recipient: email }, content)
  const recipient = { kind: 'agent' as const, id: agentId, name }
  const consentId = await findSharingConsent(tx, family.id, recipient)
  await releaseTo(tx, family, recipient, { consentId, reason: `You want to ${need} a home` })
}
