import { and, eq, isNull } from 'drizzle-orm'
import { openConversation, notify } from '../../messaging'
import type { Orm } from '../../../database/database'
import { families, familyEvents, realEstateLeads } from '../../../database/schema/tables'
import { nextRealEstateAgent } from '../../advisors'
import type { Jobs } from '../../../jobs/jobs'
import { homeAssigned } from '../requests/messages'
import { groundFor, releaseTo } from '../../trust'

/** Hands a home to sell or to buy to the real estate agent who serves the place. One that has an agent keeps it. [AGENT-006] */
export async function assignRealEstate(tx: Orm, job: Jobs['assign-real-estate']): Promise<void> {
  const [row] = await tx
    .select({ lead: realEstateLeads, family: families })
    .from(realEstateLeads)
    .innerJoin(families, eq(families.id, realEstateLeads.familyId))
    .where(and(eq(realEstateLeads.id, job.leadId), isNull(realEstateLeads.agentId), isNull(families.erasedAt)))
  if (!row) return
  const agent = await nextRealEstateAgent(tx, row.family)
  if (agent) await assignHomeLead(tx, row, { id: agent.id, name: agent.info.displayName, email: agent.info.email })
}

/** Makes an agent the one of a home: releases the family's data, opens a thread and writes the agent. */
export async function assignHomeLead(
  tx: Orm,
  { lead, family }: { lead: typeof realEstateLeads.$inferSelect; family: typeof families.$inferSelect },
  agent: { id: string; name: string; email: string },
): Promise<void> {
  await tx
    .update(realEstateLeads)
    .set({ agentId: agent.id, changedAt: new Date() })
    .where(eq(realEstateLeads.id, lead.id))
  await tx.insert(familyEvents).values({
    familyId: family.id,
    type: 'assigned',
    text: `The home to ${lead.wish} was handed to ${agent.name}`,
    author: 'Hearthway',
  })
  await openConversation(tx, family, { role: 'agent', id: agent.id, name: agent.name }, { kind: 'RealEstateClient' })
  const to = { familyId: family.id, agentId: agent.id, recipient: agent.email }
  const key = `home:${lead.id}:assigned:${agent.id}`
  await notify(tx, key, to, homeAssigned(agent.name, lead.wish, family.place ?? ''))
  const consentId = await groundFor(tx, family.id, { kind: 'agent', id: agent.id })
  const reason = `You want to ${lead.wish} a home`
  await releaseTo(tx, family, { kind: 'agent', id: agent.id, name: agent.name }, { consentId, reason })
}
