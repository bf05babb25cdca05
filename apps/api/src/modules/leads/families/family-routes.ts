import type { FamilySummary } from '@pkg/api-client'
import { leadStages, type LeadStage } from '@pkg/domain'
import { and, count, eq, like } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { families, familyEvents } from '../../../database/schema/tables'
import { containing } from '../../../database/like-pattern'
import type { EventHub } from '../../messaging'
import { answerCalls, pageOf } from '../../../http/answer-calls'
import type { Person } from '../../../http/person'
import type { Queue } from '../../../jobs/queue'
import { writeOnce } from '../../../http/idempotency'
import { originOf } from '../../../http/origin'
import { markOpened } from '../../trust'
import { enterFamily } from './enter-family'
import { familySummaries } from './family-summaries'
import { mergeFamilies } from './merge-families'
import { claimOffer } from './offers'
import { oneFamily } from './one-family'
import { visibleFamilies } from '../../access'

interface Filter {
  q?: string
  'filter[stage]'?: LeadStage
}

interface Change {
  params: { id: string }
  body: { stage?: LeadStage }
  person: Person
}

/** Families: every query carries what the person may see. [ROLE-010, API-029, API-044] */
export function familyRoutes(app: FastifyInstance, orm: Orm, queue: Queue, hub: EventHub): void {
  const list = ({ query, person }: { query: Filter; person: Person }) => listFamilies(orm, query, person)
  const get = async ({ params, person }: { params: { id: string }; person: Person }) => {
    const family = await oneFamily(orm, params.id, person)
    if (person.role !== 'admin' && person.agentId) {
      await markOpened(orm, family.id, { kind: 'agent', id: person.agentId })
    }
    if (person.role === 'provider') {
      for (const { communityId } of family.leads)
        await markOpened(orm, family.id, { kind: 'community', id: communityId })
    }
    return family
  }

  const update = async ({ params, body, person }: Change) => {
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
        // Who moves a family on has taken it on.
        if (person.role === 'agent' && person.agentId) await claimOffer(tx, params.id, person.agentId)
      })
      hub.publish({ type: 'family', familyId: params.id, ...(before.agentId ? { agentId: before.agentId } : {}) })
    }
    return oneFamily(orm, params.id, person)
  }

  answerCalls(app, orm, 'clients', {
    list,
    get,
    update,
  })

  answerCalls(app, orm, 'marketplaceClients', {
    list,
    get,
    async create({ body, person, request }) {
      const made = await writeOnce(orm, { request, person, body }, 'clients', async (tx) => {
        const id = await enterFamily(tx, queue, body, person, originOf(request))
        return oneFamily(tx, id, person)
      })
      queue.wake()
      return made
    },
    update,
    async merge({ body, person }) {
      const id = await orm.transaction((tx) => mergeFamilies(tx, body, person))
      return oneFamily(orm, id, person)
    },
  })
}

async function listFamilies(orm: Orm, query: Filter, person: Person) {
  const page = pageOf(query)
  const seen = visibleFamilies(person)
  const named = query.q ? like(families.search, containing(query.q.toLowerCase())) : undefined
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
  const items: FamilySummary[] = await familySummaries(orm, and(seen, named, inStage), page, person)
  return { items, total, stages: byStage }
}
