import type { Family } from '@pkg/api-client'
import { type LeadStage, leadStages } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { recordFamilyAccess } from '../../access'
import { markOpened } from '../../trust'
import { familyTexts } from './texts'
import { countByStage, countPaused, type FamilyQuery, listSummaries } from './family-summary-store'
import { getFamily } from './get-family'

/** Returns a page of the families that a person may see, and the number of families per stage, and of paused ones. */
export async function listFamilies(
  orm: Orm,
  query: FamilyQuery,
  person: Person,
  page: { size: number; offset: number },
) {
  // Neither waits for the other: counting takes longer the more families there are.
  const [counts, paused, items] = await Promise.all([
    countByStage(orm, query, person),
    countPaused(orm, query, person),
    listSummaries(orm, query, person, page),
  ])
  const stages = Object.fromEntries(
    leadStages.map((stage) => [stage, counts.find((row) => row.stage === stage)?.count ?? 0]),
  )
  const total = leadStages.filter(isInStages(query)).reduce((sum, stage) => sum + (stages[stage] ?? 0), 0)
  return { items, total, stages, paused }
}

/** Returns whether a list with the filters of a query contains families of a stage. */
const isInStages =
  ({ 'filter[stage]': only, 'filter[stage][ne]': without, 'filter[stage][in]': listed }: FamilyQuery) =>
  (stage: LeadStage): boolean =>
    stage === (only ?? stage) &&
    stage !== without &&
    (listed === undefined || String(listed).split(',').includes(stage))

/** Returns a family that a person may see, and records that its recipient opened it, and who saw its contact info. [TRUST-003, WORK-017] */
export async function openFamily(orm: Orm, id: string, person: Person): Promise<Family> {
  const family = await getFamily(orm, id, person)
  if (family.email !== undefined || family.phone !== undefined) {
    const access = { route: 'page' as const, reason: familyTexts.pageReason }
    await recordFamilyAccess(orm, { familyIds: [family.id] }, person, access)
  }
  if (person.role !== 'admin' && person.agentId) {
    await markOpened(orm, family.id, { kind: 'agent', id: person.agentId })
  }
  if (person.role === 'provider') {
    for (const { communityId } of family.leads) await markOpened(orm, family.id, { kind: 'community', id: communityId })
  }
  return family
}
