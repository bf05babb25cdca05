import type { RealEstateLead } from '@pkg/api-client'
import { isUuid, realEstateStageLabel, realEstateStages } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { notFound, unprocessable } from '../../../http/errors'
import type { Queue } from '../../../jobs/queue'
import { findVisibleFamilyId } from '../../access'
import { addFamilyEvent, endRelease } from '../../trust'
import { findAgent } from '../families/agent-store'
import { assignRealEstateAgent } from './assign-real-estate'
import {
  countRealEstateByStage,
  findFamilyRealEstateRow,
  findRealEstateRow,
  insertRealEstateLead,
  listRealEstateRows,
  type RealEstateRow,
  updateRealEstateLead,
} from './real-estate-store'

/** Returns a page of the real estate leads that a person may see, and the number of leads per stage. */
export async function listRealEstateLeads(
  orm: Orm,
  stage: RealEstateLead['stage'] | undefined,
  person: Person,
  page: { size: number; offset: number },
) {
  const counts = await countRealEstateByStage(orm, person)
  const stages = Object.fromEntries(
    realEstateStages.map((name) => [name, counts.find((row) => row.stage === name)?.count ?? 0]),
  )
  const total = stage ? (stages[stage] ?? 0) : counts.reduce((sum, row) => sum + row.count, 0)
  const rows = await listRealEstateRows(orm, stage, person, page)
  return { items: rows.map(toRealEstateLead), total, stages }
}

/** Creates the real estate lead of a family, once for selling and once for buying, and queues its assignment. @throws {HttpError} 404 */
export async function createRealEstateLead(
  orm: Orm,
  queue: Queue,
  { clientId, need }: { clientId: string; need: RealEstateLead['need'] },
  person: Person,
): Promise<RealEstateLead> {
  const row = await orm.transaction(async (tx) => {
    const familyId = await findVisibleFamilyId(tx, clientId, person)
    const leadId = await insertRealEstateLead(tx, { familyId, need, referredById: person.agentId ?? null })
    if (leadId) await queue.add(tx, 'assign-real-estate', { leadId })
    const saved = await findFamilyRealEstateRow(tx, familyId, need)
    if (!saved) throw new Error('The real estate lead was not saved')
    return saved
  })
  queue.wake()
  return toRealEstateLead(row)
}

/** Changes the stage of a real estate lead, or assigns it to another agent. @throws {HttpError} 404 or 422 */
export async function changeRealEstateLead(
  orm: Orm,
  queue: Queue,
  { id, stage, agentId }: { id: string; stage?: RealEstateLead['stage']; agentId?: string },
  person: Person,
): Promise<RealEstateLead> {
  const row = await orm.transaction(async (tx) => {
    const before = await requireRow(tx, id, person)
    if (agentId && agentId !== before.lead.agentId) await reassign(tx, before, agentId, person)
    if (stage && stage !== before.lead.stage) await changeStage(tx, before, stage, person)
    return requireRow(tx, id, person)
  })
  queue.wake()
  return toRealEstateLead(row)
}

async function changeStage(
  tx: Orm,
  { lead, family }: RealEstateRow,
  stage: RealEstateLead['stage'],
  person: Person,
): Promise<void> {
  await updateRealEstateLead(tx, lead.id, { stage })
  await addFamilyEvent(tx, {
    familyId: family.id,
    type: 'stage',
    text: `Home to ${lead.need}: ${realEstateStageLabel(lead.stage)} → ${realEstateStageLabel(stage)}`,
    author: person.name,
  })
}

async function reassign(tx: Orm, row: RealEstateRow, agentId: string, person: Person): Promise<void> {
  const agent = person.role === 'admin' ? await findAgent(tx, agentId) : undefined
  if (!agent) {
    const detail =
      person.role === 'admin' ? `Agent "${agentId}" doesn't exist` : 'Only admins can reassign a real estate lead'
    throw unprocessable([{ detail, source: { pointer: '/data/attributes/agentId' } }])
  }
  if (row.lead.agentId) await endRelease(tx, row.family.id, { kind: 'agent', id: row.lead.agentId })
  await assignRealEstateAgent(tx, row, agent)
}

async function requireRow(orm: Orm, id: string, person: Person): Promise<RealEstateRow> {
  const row = isUuid(id) ? await findRealEstateRow(orm, id, person) : undefined
  if (!row) throw notFound('real estate lead', id)
  return row
}

function toRealEstateLead({ lead, family, agentName }: RealEstateRow): RealEstateLead {
  return {
    id: lead.id,
    clientId: family.id,
    clientName: family.name,
    need: lead.need,
    stage: lead.stage,
    ...(lead.agentId ? { agentId: lead.agentId } : {}),
    ...(agentName ? { agentName } : {}),
    createdAt: lead.createdAt.toISOString(),
  }
}
