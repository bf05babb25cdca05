import type { RealEstateLead } from '@pkg/api-client'
import { isUuid, realEstateStageLabel, realEstateStages } from '@pkg/domain'
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { agents, families, familyEvents, realEstateLeads } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { notFound, unprocessable } from '../../../http/problems'
import type { Queue } from '../../../jobs/queue'
import { findVisibleFamilyId } from '../../access'
import { assignHomeLead } from './assign-real-estate'
import { endRelease } from '../../trust'

/** Returns a page of the real estate leads that a person may see, and how many there are by stage. */
export async function listHomes(
  orm: Orm,
  stage: RealEstateLead['stage'] | undefined,
  person: Person,
  page: { size: number; offset: number },
) {
  const seen = ownHomes(person)
  const counts = await orm
    .select({ stage: realEstateLeads.stage, count: count() })
    .from(realEstateLeads)
    .innerJoin(families, eq(families.id, realEstateLeads.familyId))
    .where(seen)
    .groupBy(realEstateLeads.stage)
  const stages = Object.fromEntries(
    realEstateStages.map((name) => [name, counts.find((row) => row.stage === name)?.count ?? 0]),
  )
  const where = and(seen, stage ? eq(realEstateLeads.stage, stage) : undefined)
  const total = stage ? (stages[stage] ?? 0) : counts.reduce((sum, row) => sum + row.count, 0)
  return { items: (await homes(orm, where, page)).map(homeOf), total, stages }
}

/** Creates the real estate lead of a family, once for selling and once for buying, and has it assigned. */
export async function createHome(
  orm: Orm,
  queue: Queue,
  body: { clientId: string; wish: RealEstateLead['wish'] },
  person: Person,
): Promise<RealEstateLead> {
  const home = await orm.transaction(async (tx) => {
    const familyId = await findVisibleFamilyId(tx, body.clientId, person)
    const [made] = await tx
      .insert(realEstateLeads)
      .values({ familyId, wish: body.wish, referredById: person.agentId ?? null })
      .onConflictDoNothing()
      .returning({ id: realEstateLeads.id })
    if (made) await queue.add(tx, 'assign-real-estate', { leadId: made.id })
    const which = and(eq(realEstateLeads.familyId, familyId), eq(realEstateLeads.wish, body.wish))
    return oneHome(tx, which, body.clientId)
  })
  queue.wake()
  return homeOf(home)
}

/** Changes the stage of a real estate lead, or assigns it to another agent. @throws {HttpError} 404 or 422 */
export async function changeHome(
  orm: Orm,
  queue: Queue,
  change: { id: string; stage?: RealEstateLead['stage']; agentId?: string },
  person: Person,
): Promise<RealEstateLead> {
  if (!isUuid(change.id)) throw notFound('real estate lead', change.id)
  const which = and(eq(realEstateLeads.id, change.id), ownHomes(person))
  const home = await orm.transaction(async (tx) => {
    const before = await oneHome(tx, which, change.id)
    if (change.agentId && change.agentId !== before.lead.agentId) await handOver(tx, before, change.agentId, person)
    if (change.stage && change.stage !== before.lead.stage) {
      await tx
        .update(realEstateLeads)
        .set({ stage: change.stage, changedAt: new Date() })
        .where(eq(realEstateLeads.id, before.lead.id))
      await tx.insert(familyEvents).values({
        familyId: before.family.id,
        type: 'stage',
        text: `Home to ${before.lead.wish}: ${realEstateStageLabel(before.lead.stage)} → ${realEstateStageLabel(change.stage)}`,
        author: person.name,
      })
    }
    return oneHome(tx, which, change.id)
  })
  queue.wake()
  return homeOf(home)
}

async function handOver(tx: Orm, home: Home, agentId: string, person: Person): Promise<void> {
  const [agent] = person.role === 'admin' ? await tx.select().from(agents).where(eq(agents.id, agentId)) : []
  if (!agent) {
    throw unprocessable([
      {
        detail: 'Admins alone hand a home to another agent, one that exists',
        source: { pointer: '/data/attributes/agentId' },
      },
    ])
  }
  if (home.lead.agentId) await endRelease(tx, home.family.id, { kind: 'agent', id: home.lead.agentId })
  await assignHomeLead(tx, home, { id: agent.id, name: agent.name, email: agent.record.info.email })
}

type Home = Awaited<ReturnType<typeof homes>>[number]

function ownHomes({ role, agentId }: Person): SQL | undefined {
  if (role === 'admin') return undefined
  if (!agentId) return sql`false`
  return role === 'agent' ? eq(families.agentId, agentId) : eq(realEstateLeads.agentId, agentId)
}

async function oneHome(orm: Orm, where: SQL | undefined, id: string): Promise<Home> {
  const [home] = await homes(orm, where, { size: 1, offset: 0 })
  if (!home) throw notFound('real estate lead', id)
  return home
}

function homes(orm: Orm, where: SQL | undefined, page: { size: number; offset: number }) {
  return orm
    .select({ lead: realEstateLeads, family: families, agentName: agents.name })
    .from(realEstateLeads)
    .innerJoin(families, eq(families.id, realEstateLeads.familyId))
    .leftJoin(agents, eq(agents.id, realEstateLeads.agentId))
    .where(where)
    .orderBy(desc(realEstateLeads.createdAt), realEstateLeads.id)
    .limit(page.size)
    .offset(page.offset)
}

function homeOf({ lead, family, agentName }: Home): RealEstateLead {
  return {
    id: lead.id,
    clientId: family.id,
    clientName: family.name,
    wish: lead.wish,
    stage: lead.stage,
    ...(lead.agentId ? { agentId: lead.agentId } : {}),
    ...(agentName ? { agentName } : {}),
    createdAt: lead.createdAt.toISOString(),
  }
}
