import { chooseAdvisor } from '@pkg/domain'
import { and, count, eq, gte, ne, or, sql } from 'drizzle-orm'
import type { Orm } from '../database/database'
import { agents, families, familyEvents, leads, notifications, tasks } from '../database/schema/tables'
import type { Jobs, Queue } from '../jobs/queue'
import { familyAssigned } from '../requests/letters'

const approved = 2
const hoursToAnswer = 4

/**
 * Hands a family to an advisor who serves its county, else its state, else its region, the one with the least open
 * families first; opens the first task and writes the advisor. A family that has an advisor keeps it. Gives the advisor's id.
 */
export async function assignAdvisor(tx: Orm, queue: Queue, job: Jobs['assign']): Promise<string | undefined> {
  const [family] = await tx.select().from(families).where(eq(families.id, job.familyId)).for('update')
  if (!family) return undefined
  const agent = await advisorFor(tx, family)
  if (agent && family.agentId === null) {
    await tx.update(families).set({ agentId: agent.id }).where(eq(families.id, family.id))
    await tx
      .insert(familyEvents)
      .values({ familyId: family.id, type: 'assigned', text: `Handed to ${agent.name}`, author: 'Hearthway' })
  }
  await tx.update(leads).set({ status: 'assigned' }).where(eq(leads.familyId, family.id))
  await tx
    .insert(tasks)
    .values({
      key: `request:${job.requestId}:answer`,
      familyId: family.id,
      ownerId: agent?.id ?? null,
      title: `Answer ${family.name}`,
      dueAt: new Date(Date.now() + hoursToAnswer * 3_600_000),
    })
    .onConflictDoNothing()
  if (!agent) return undefined

  const key = `request:${job.requestId}:assigned`
  await tx
    .insert(notifications)
    .values({
      key,
      familyId: family.id,
      agentId: agent.id,
      channel: 'email',
      recipient: agent.email,
      ...familyAssigned(agent.name, family.id, family.place ?? ''),
    })
    .onConflictDoNothing()
  await queue.add(tx, 'deliver', { key })
  return agent.id
}

async function advisorFor(tx: Orm, family: typeof families.$inferSelect) {
  const load = tx
    .select({ agentId: families.agentId, open: count().as('open') })
    .from(families)
    .where(and(ne(families.stage, 'closed'), ne(families.stage, 'moved-in')))
    .groupBy(families.agentId)
    .as('load')
  const region = tx
    .select({ region: agents.region })
    .from(agents)
    .where(sql`${family.state} = any(${agents.states})`)
    .limit(1)
  const rows = await tx
    .select({ record: agents.record, open: load.open })
    .from(agents)
    .leftJoin(load, eq(load.agentId, agents.id))
    .where(
      family.agentId
        ? eq(agents.id, family.agentId)
        : and(
            gte(agents.status, approved),
            family.state ? or(sql`${family.state} = any(${agents.states})`, eq(agents.region, region)) : sql`true`,
          ),
    )
  const candidates = rows.map(({ record, open }) => ({ agent: record, openLeads: open ?? 0 }))
  // A family that has an advisor keeps it, even one that no new family would be handed to.
  const chosen = family.agentId
    ? candidates[0]
    : chooseAdvisor(candidates, { state: family.state ?? undefined, county: family.county ?? undefined })
  return chosen && { id: chosen.agent.id, name: chosen.agent.info.displayName, email: chosen.agent.info.email }
}
