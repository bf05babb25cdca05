import type { Family, FamilySummary, Lead } from '@pkg/api-client'
import { leadStages } from '@pkg/domain'
import { and, count, desc, eq, inArray, like, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../database/database'
import { agents, communities, families, familyEvents, leads, tasks } from '../database/schema/tables'
import type { EventHub } from '../events/hub'
import { answerCalls, pageOf } from '../http/answer-calls'
import type { Person } from '../http/person'
import { notFound } from '../http/problems'
import { taskOf, taskRows } from './task-routes'
import { visibleFamilies } from './visibility'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Families, as staff see them: every query carries what the person may see. [ROLE-010] */
export function familyRoutes(app: FastifyInstance, orm: Orm, hub: EventHub): void {
  answerCalls(app, orm, 'clients', {
    async list({ query, person }) {
      const page = pageOf(query)
      const seen = visibleFamilies(person)
      const named = query.q ? like(families.search, `%${query.q.toLowerCase().replace(/[%_\\]/g, '\\$&')}%`) : undefined
      const stage = query['filter[stage]']
      const inStage = stage ? eq(families.stage, stage) : undefined
      const counts = await orm
        .select({ stage: families.stage, count: count() })
        .from(families)
        .where(and(seen, named))
        .groupBy(families.stage)
      const byStage = Object.fromEntries(
        leadStages.map((name) => [name, counts.find((row) => row.stage === name)?.count ?? 0]),
      )
      const total = stage ? (byStage[stage] ?? 0) : counts.reduce((sum, row) => sum + row.count, 0)
      return { items: await summaries(orm, and(seen, named, inStage), page), total, stages: byStage }
    },

    get: ({ params, person }) => oneFamily(orm, params.id, person),

    async update({ params, body, person }) {
      const before = await oneFamily(orm, params.id, person)
      if (body.stage && body.stage !== before.stage) {
        const stage = body.stage
        await orm.transaction(async (tx) => {
          await tx.update(families).set({ stage }).where(eq(families.id, params.id))
          await tx.insert(familyEvents).values({
            familyId: params.id,
            type: 'stage',
            text: `Stage: ${before.stage} → ${stage}`,
            author: person.name,
          })
        })
        hub.publish({ type: 'family', familyId: params.id, ...(before.agentId ? { agentId: before.agentId } : {}) })
      }
      return oneFamily(orm, params.id, person)
    },
  })
}

/** One family that the person may see; 404 for any other, so that ids tell nothing. */
export async function oneFamily(orm: Orm, id: string, person: Person): Promise<Family> {
  const mine = uuidPattern.test(id) ? and(eq(families.id, id), visibleFamilies(person)) : undefined
  const [row] = mine ? await orm.select().from(families).where(mine) : []
  const [summary] = mine ? await summaries(orm, mine, { size: 1, offset: 0 }) : []
  if (!row || !summary) throw notFound('family', id)

  const events = await orm
    .select()
    .from(familyEvents)
    .where(eq(familyEvents.familyId, id))
    .orderBy(desc(familyEvents.createdAt))
  const asked = await orm
    .select({ lead: leads, community: { name: communities.name, record: communities.record } })
    .from(leads)
    .innerJoin(communities, eq(communities.id, leads.communityId))
    .where(eq(leads.familyId, id))
    .orderBy(leads.createdAt)
  const work = await taskRows(orm, eq(tasks.familyId, id))
  return {
    ...summary,
    ...(row.email ? { email: row.email } : {}),
    ...(row.phone ? { phone: row.phone } : {}),
    ...(row.consent ? { consent: row.consent } : {}),
    answers: row.answers,
    leads: asked.map(({ lead, community }): Lead => ({
      id: lead.id,
      communityId: lead.communityId,
      communityName: community.name,
      communityUrl: community.record.url,
      status: lead.status,
      createdAt: lead.createdAt.toISOString(),
    })),
    timeline: events.map((event) => ({
      id: event.id,
      type: event.type,
      text: event.text,
      at: event.createdAt.toISOString(),
      ...(event.author ? { by: event.author } : {}),
    })),
    tasks: work.map(taskOf),
  }
}

async function summaries(
  orm: Orm,
  where: SQL | undefined,
  page: { size: number; offset: number },
): Promise<FamilySummary[]> {
  const rows = await orm
    .select({ family: families, agentName: agents.name })
    .from(families)
    .leftJoin(agents, eq(agents.id, families.agentId))
    .where(where)
    .orderBy(desc(families.createdAt), families.id)
    .limit(page.size)
    .offset(page.offset)
  const ids = rows.map(({ family }) => family.id)
  if (ids.length === 0) return []
  const asked = await orm
    .select({ familyId: leads.familyId, name: communities.name })
    .from(leads)
    .innerJoin(communities, eq(communities.id, leads.communityId))
    .where(inArray(leads.familyId, ids))
  const open = await orm
    .select({ familyId: tasks.familyId, count: count() })
    .from(tasks)
    .where(and(inArray(tasks.familyId, ids), eq(tasks.status, 'open')))
    .groupBy(tasks.familyId)

  return rows.map(({ family, agentName }) => ({
    id: family.id,
    name: family.name,
    stage: family.stage,
    createdAt: family.createdAt.toISOString(),
    communities: asked.filter(({ familyId }) => familyId === family.id).map(({ name }) => name),
    openTasks: open.find(({ familyId }) => familyId === family.id)?.count ?? 0,
    ...(family.answers.lookingFor ? { lookingFor: family.answers.lookingFor } : {}),
    ...(family.answers.adl?.[0] ? { care: family.answers.adl[0] } : {}),
    ...(family.answers.budgetRange ? { budgetRange: family.answers.budgetRange } : {}),
    ...(family.answers.timing ? { timing: family.answers.timing } : {}),
    ...(family.place ? { place: family.place } : {}),
    ...(family.phone || family.email ? { contact: maskedContact(family) } : {}),
    ...(family.agentId ? { agentId: family.agentId } : {}),
    ...(agentName ? { agentName } : {}),
  }))
}

/** The number or address with its middle left out. */
function maskedContact({ phone, email }: { phone: string | null; email: string | null }): string {
  if (phone) return `(${phone.slice(2, 5)}) •••-••${phone.slice(-2)}`
  const [name = '', domain = ''] = (email ?? '').split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}
