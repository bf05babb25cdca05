import type { RealEstateLead } from '@pkg/api-client'
import { realEstateStageLabel, realEstateStages, isUuid } from '@pkg/domain'
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { agents, families, familyEvents, realEstateLeads } from '../../../database/schema/tables'
import { familyIdFor } from '../../access'
import { answerCalls, pageOf } from '../../../http/answer-calls'
import type { Person } from '../../../http/person'
import { notFound, unprocessable } from '../../../http/problems'
import type { Queue } from '../../../jobs/queue'
import { endRelease } from '../../trust'
import { handHome } from './assign-real-estate'

/** Homes to sell or to buy: real estate agents see their own, advisors those they sent on, admins all. [AGENT-006, API-032] */
export function realEstateRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  answerCalls(app, orm, 'realEstateReferrals', {
    async list({ query, person }) {
      const seen = ownHomes(person)
      const stage = query['filter[stage]']
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
      return { items: (await homes(orm, where, pageOf(query))).map(homeOf), total, stages }
    },

    async create({ body, person }) {
      const home = await orm.transaction(async (tx) => {
        const familyId = await familyIdFor(tx, body.clientId, person)
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
    },

    async update({ params, body, person }) {
      if (!isUuid(params.id)) throw notFound('real estate lead', params.id)
      const which = and(eq(realEstateLeads.id, params.id), ownHomes(person))
      const home = await orm.transaction(async (tx) => {
        const before = await oneHome(tx, which, params.id)
        if (body.agentId && body.agentId !== before.lead.agentId) await handOver(tx, before, body.agentId, person)
        if (body.stage && body.stage !== before.lead.stage) {
          await tx
            .update(realEstateLeads)
            .set({ stage: body.stage, changedAt: new Date() })
            .where(eq(realEstateLeads.id, before.lead.id))
          await tx.insert(familyEvents).values({
            familyId: before.family.id,
            type: 'stage',
            text: `Home to ${before.lead.wish}: ${realEstateStageLabel(before.lead.stage)} → ${realEstateStageLabel(body.stage)}`,
            author: person.name,
          })
        }
        return oneHome(tx, which, params.id)
      })
      queue.wake()
      return homeOf(home)
    },
  })
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
  await handHome(tx, home, { id: agent.id, name: agent.name, email: agent.record.info.email })
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
