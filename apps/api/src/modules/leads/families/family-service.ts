import type { Family, FamilySummary } from '@pkg/api-client'
import { type LeadStage, leadStages } from '@pkg/domain'
import { and, count, eq, like } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { containing } from '../../../database/like-pattern'
import { families, familyEvents } from '../../../database/schema/tables'
import { pageOf } from '../../../http/answer-calls'
import type { Person } from '../../../http/person'
import { visibleFamilies } from '../../access'
import { familySummaries } from './family-summaries'
import { claimOffer } from './offers'
import { oneFamily } from './one-family'
import type { EventHub } from '../../messaging'
import { markOpened } from '../../trust'

/** Returns a family that the person may see, and notes that its recipient has opened it. [TRUST-003] */
export async function openFamily(orm: Orm, id: string, person: Person): Promise<Family> {
  const family = await oneFamily(orm, id, person)
  if (person.role !== 'admin' && person.agentId) {
    await markOpened(orm, family.id, { kind: 'agent', id: person.agentId })
  }
  if (person.role === 'provider') {
    for (const { communityId } of family.leads) await markOpened(orm, family.id, { kind: 'community', id: communityId })
  }
  return family
}

/** Moves a family to another stage and announces it. Without a stage nothing changes. Returns the family. */
export async function changeStage(
  orm: Orm,
  hub: EventHub,
  { id, stage }: { id: string; stage: LeadStage | undefined },
  person: Person,
): Promise<Family> {
  const before = await oneFamily(orm, id, person)
  if (stage && stage !== before.stage) {
    await orm.transaction(async (tx) => {
      await tx.update(families).set({ stage }).where(eq(families.id, id))
      await tx.insert(familyEvents).values({
        familyId: id,
        type: 'stage',
        text: `Stage: ${before.stage} → ${stage}`,
        author: person.name,
      })
      // Who moves a family on has taken it on.
      if (person.role === 'agent' && person.agentId) await claimOffer(tx, id, person.agentId)
    })
    hub.publish({ type: 'family', familyId: id, ...(before.agentId ? { agentId: before.agentId } : {}) })
  }
  return oneFamily(orm, id, person)
}

export interface Filter {
  q?: string
  'filter[stage]'?: LeadStage
}

export async function listFamilies(orm: Orm, query: Filter, person: Person) {
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
