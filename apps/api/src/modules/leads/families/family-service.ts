import type { Family } from '@pkg/api-client'
import { type LeadStage, leadStages } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { families } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { requireVersion } from '../../../http/versions'
import type { EventHub } from '../../messaging'
import { addFamilyEvent, markOpened } from '../../trust'
import { updateFamily } from './family-store'
import { countByStage, type FamilyQuery, listSummaries } from './family-summary-store'
import { getFamily } from './get-family'
import { claimOffer } from './offer-outcomes'

/** Returns a page of the families that a person may see, and the number of families per stage. */
export async function listFamilies(
  orm: Orm,
  query: FamilyQuery,
  person: Person,
  page: { size: number; offset: number },
) {
  const counts = await countByStage(orm, query, person)
  const stages = Object.fromEntries(
    leadStages.map((stage) => [stage, counts.find((row) => row.stage === stage)?.count ?? 0]),
  )
  const total = leadStages.filter(isInStages(query)).reduce((sum, stage) => sum + (stages[stage] ?? 0), 0)
  return { items: await listSummaries(orm, query, person, page), total, stages }
}

/** Returns whether a list with the filters of a query contains families of a stage. */
const isInStages =
  ({ 'filter[stage]': only, 'filter[stage][ne]': without, 'filter[stage][in]': listed }: FamilyQuery) =>
  (stage: LeadStage): boolean =>
    stage === (only ?? stage) &&
    stage !== without &&
    (listed === undefined || String(listed).split(',').includes(stage))

/** Returns a family that a person may see, and records that its recipient opened it. [TRUST-003] */
export async function openFamily(orm: Orm, id: string, person: Person): Promise<Family> {
  const family = await getFamily(orm, id, person)
  if (person.role !== 'admin' && person.agentId) {
    await markOpened(orm, family.id, { kind: 'agent', id: person.agentId })
  }
  if (person.role === 'provider') {
    for (const { communityId } of family.leads) await markOpened(orm, family.id, { kind: 'community', id: communityId })
  }
  return family
}

/**
 * Changes the stage of a family and announces it. An advisor who does this accepts the family. Returns the family.
 * @throws {HttpError} 404, or 412 if someone else changed it
 */
export async function changeStage(
  orm: Orm,
  hub: EventHub,
  { id, base, stage }: { id: string; base: number | undefined; stage: LeadStage | undefined },
  person: Person,
): Promise<Family> {
  const before = await getFamily(orm, id, person)
  if (stage && stage !== before.stage) {
    await orm.transaction(async (tx) => {
      await requireVersion(tx, families, id, base)
      await updateFamily(tx, id, { stage })
      await addFamilyEvent(tx, {
        familyId: id,
        type: 'stage',
        text: `Stage: ${before.stage} → ${stage}`,
        author: person.name,
      })
      if (person.role === 'agent' && person.agentId) await claimOffer(tx, id, person.agentId)
    })
    hub.publish({ type: 'family', familyId: id, ...(before.agentId ? { agentId: before.agentId } : {}) })
  }
  return getFamily(orm, id, person)
}
