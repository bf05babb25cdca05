import { and, eq, isNull } from 'drizzle-orm'
import { openConversation, notify } from '../../messaging'
import type { Orm } from '../../../database/database'
import { agents, families, familyEvents, leads, offers, tasks } from '../../../database/schema/tables'
import type { Jobs } from '../../../jobs/jobs'
import type { Queue } from '../../../jobs/queue'
import { familyAssigned } from '../requests/messages'
import { groundFor, releaseTo } from '../../trust'
import { nextAdvisor } from '../../advisors'

/**
 * Hands a family to the advisor who comes first for it: offers it, releases its data, opens thread and task and writes the advisor. An
 * advisor who does not answer by then loses it to the next; nobody is offered a family twice. A family that has an advisor keeps it.
 * Gives the advisor's id. [GWZ-118, TRUST-002]
 */
export async function assignAdvisor(
  tx: Orm,
  queue: Queue,
  job: Jobs['assign'],
  minutesToAnswer: number,
): Promise<string | undefined> {
  const [family] = await tx.select().from(families).where(eq(families.id, job.familyId)).for('update')
  if (!family || family.mergedIntoId || family.erasedAt) return undefined
  const agent = await advisorOf(tx, family)
  const dueAt = new Date(Date.now() + minutesToAnswer * 60_000)
  if (agent && family.agentId === null) await hand(tx, queue, { family, agent, dueAt, requestId: job.requestId })

  await tx
    .update(leads)
    .set({ status: 'assigned' })
    .where(and(eq(leads.familyId, family.id), eq(leads.kind, 'advisor')))
  const ownerId = agent?.id ?? null
  await tx
    .insert(tasks)
    .values({
      key: `request:${job.requestId}:answer`,
      familyId: family.id,
      ownerId,
      title: `Answer ${family.name}`,
      dueAt,
    })
    .onConflictDoNothing()
  if (!agent) return undefined
  await tx
    .update(tasks)
    .set({ ownerId, dueAt })
    .where(and(eq(tasks.familyId, family.id), isNull(tasks.ownerId), eq(tasks.status, 'open')))
  await notify(
    tx,
    `request:${job.requestId}:assigned:${agent.id}`,
    { familyId: family.id, agentId: agent.id, recipient: agent.email },
    familyAssigned(agent.name, family.id, family.place ?? ''),
  )
  return agent.id
}

interface Advisor {
  id: string
  name: string
  email: string
}

interface Handing {
  family: typeof families.$inferSelect
  agent: Advisor
  dueAt: Date
  requestId: string
}

async function hand(tx: Orm, queue: Queue, { family, agent, dueAt, requestId }: Handing): Promise<void> {
  await tx.update(families).set({ agentId: agent.id }).where(eq(families.id, family.id))
  const [offer] = await tx
    .insert(offers)
    .values({ familyId: family.id, agentId: agent.id, requestId, dueAt })
    .returning({ id: offers.id })
  if (offer) await queue.add(tx, 'end-offer', { offerId: offer.id }, dueAt)
  await tx
    .insert(familyEvents)
    .values({ familyId: family.id, type: 'assigned', text: `Handed to ${agent.name}`, author: 'Hearthway' })
  await openConversation(tx, family, { role: 'agent', id: agent.id, name: agent.name })
  const consentId = await groundFor(tx, family.id, { kind: 'agent', id: agent.id })
  const reason = 'A local advisor answers your request'
  await releaseTo(tx, family, { kind: 'agent', id: agent.id, name: agent.name }, { consentId, reason })
}

/** The family's advisor, even one that no new family would be handed to; else the one who comes first. */
async function advisorOf(tx: Orm, family: typeof families.$inferSelect): Promise<Advisor | undefined> {
  const [own] = family.agentId
    ? await tx.select({ record: agents.record }).from(agents).where(eq(agents.id, family.agentId))
    : []
  const agent = own?.record ?? (family.agentId ? undefined : await nextAdvisor(tx, family))
  return agent && { id: agent.id, name: agent.info.displayName, email: agent.info.email }
}
