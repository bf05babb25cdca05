import type { BodyOf, endpoints, RealEstateLead } from '@pkg/api-client'
import { homeConsent, isClosedHome, isUuid, realEstateStageLabel, realEstateStages } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { realEstateLeads } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { notFound, unprocessable } from '../../../http/errors'
import type { RequestOrigin } from '../../../http/origin'
import { requireVersion } from '../../../http/versions'
import type { Queue } from '../../../jobs/queue'
import { findVisibleFamilyId, recordAgentContact } from '../../access'
import { addFamilyEvent, findHomeConsent, findNamedWording, recordConsents, wordingConsent } from '../../trust'
import { changeSale, closingDay, saleOf } from './home-sale'
import { reassignHome } from './reassign-home'
import {
  countRealEstateByStage,
  findFamilyRealEstateRow,
  findRealEstateRow,
  listRealEstateRows,
  type RealEstateQuery,
  type RealEstateRow,
  saveClosedReason,
  saveRealEstateLead,
  saveStage,
} from './real-estate-store'

type NewLead = BodyOf<typeof endpoints.realEstateReferrals.create>

/** What to change about a lead, and the version that the change is based on. */
interface HomeChange {
  id: string
  base: number | undefined
  change: BodyOf<typeof endpoints.realEstateReferrals.update>
}

/** Returns a page of the real estate leads that a person may see, and the number of leads per stage. */
export async function listRealEstateLeads(
  orm: Orm,
  query: RealEstateQuery,
  person: Person,
  page: { size: number; offset: number },
) {
  const counts = await countRealEstateByStage(orm, query, person)
  const stages = Object.fromEntries(
    realEstateStages.map((name) => [name, counts.find((row) => row.stage === name)?.count ?? 0]),
  )
  const { rows, total } = await listRealEstateRows(orm, query, person, page)
  return { items: rows.map(toRealEstateLead), total, stages }
}

/**
 * Creates the real estate lead of a family, once for selling and once for buying, and queues its assignment.
 * @throws {HttpError} 404, or 422 without the family's consent to calls of a real estate agent. [AGENT-006, TRUTH-002]
 */
export async function createRealEstateLead(
  tx: Orm,
  queue: Queue,
  { clientId, need, consent }: NewLead,
  person: Person,
  origin: RequestOrigin,
): Promise<RealEstateLead> {
  const familyId = await findVisibleFamilyId(tx, clientId, person)
  const wording = consent && (await findNamedWording(tx, consent, '/data/attributes/consent'))
  const isNamed = wording ? wording.id === `spoken-${homeConsent(need)}` : await findHomeConsent(tx, familyId, need)
  if (!isNamed) {
    const detail = `Name the wording of the family's consent to calls of a real estate agent about a home to ${need}`
    throw unprocessable([{ detail, source: { pointer: '/data/attributes/consent' } }])
  }
  const leadId = await saveRealEstateLead(tx, { familyId, need, referredById: person.agentId ?? null })
  if (leadId) await queue.add(tx, 'assign-real-estate', { leadId })
  const saved = await findFamilyRealEstateRow(tx, familyId, need, person)
  if (!saved) throw new Error('The real estate lead was not saved')
  // Recording consents locks the ledger until the transaction ends, so it comes last.
  if (wording) {
    const names = { choice: undefined, operator: origin.brand.name }
    await recordConsents(tx, [wordingConsent(wording, names, { familyId })], { ...origin, page: '/dashboard' })
  }
  return toRealEstateLead(saved)
}

/**
 * Changes the stage of an accepted real estate lead, why it's closed, or what is known of its closing, or offers it to another agent.
 * @throws {HttpError} 404, 412 if it was changed since the `base`, or 422 [WORK-005]
 */
export async function changeRealEstateLead(
  orm: Orm,
  queue: Queue,
  { id, base, change }: HomeChange,
  person: Person,
): Promise<RealEstateLead> {
  const { stage, reason, agentId } = change
  const row = await orm.transaction(async (tx) => {
    const before = await requireRow(tx, id, person)
    await requireVersion(tx, realEstateLeads, id, base)
    if (agentId) await reassignHome(tx, queue, { row: before, agentId }, person)
    if (stage && stage !== before.lead.stage) await changeStage(tx, before, { stage, reason }, person)
    else if (reason && !agentId) await changeReason(tx, before, reason.trim(), person)
    await changeSale(tx, await requireRow(tx, id, person), change)
    return requireRow(tx, id, person)
  })
  queue.wake()
  return toRealEstateLead(row)
}

/** The stages that an agent reaches only after they talked to the family. */
const stagesAfterContact: readonly RealEstateLead['stage'][] = [
  'discussing-with-family',
  'actively-touring',
  'listing-agreement-signed',
  'in-escrow',
  'home-sold',
  'home-bought',
]

async function changeStage(
  tx: Orm,
  { lead, dueAt }: RealEstateRow,
  { stage, reason }: { stage: RealEstateLead['stage']; reason: string | undefined },
  person: Person,
): Promise<void> {
  if (dueAt) {
    const detail = 'Accept the home before you change its stage'
    throw unprocessable([{ detail, source: { pointer: '/data/attributes/stage' } }])
  }
  const isClosed = isClosedHome(stage)
  if (isClosed && !reason) {
    throw unprocessable([{ detail: 'Say why you close this home', source: { pointer: '/data/attributes/reason' } }])
  }
  const closedReason = isClosed ? (reason?.trim() ?? null) : null
  await saveStage(tx, lead.id, { stage, closedReason, closedOn: closingDay(lead, stage) })
  if (lead.agentId && lead.agentId === person.agentId && stagesAfterContact.includes(stage)) {
    await recordAgentContact(tx, lead.familyId, lead.agentId, person.name)
  }
  await addFamilyEvent(tx, {
    familyId: lead.familyId,
    type: 'stage',
    text: `Home to ${lead.need}: ${realEstateStageLabel(lead.stage)} → ${realEstateStageLabel(stage)}${isClosed ? `. ${reason?.trim()}` : ''}`,
    author: person.name,
  })
}

/** Changes why a home was closed. Since when it's closed stays. */
async function changeReason(tx: Orm, { lead }: RealEstateRow, reason: string, person: Person): Promise<void> {
  if (!isClosedHome(lead.stage) || reason === lead.closedReason) return
  await saveClosedReason(tx, lead.id, reason)
  await addFamilyEvent(tx, {
    familyId: lead.familyId,
    type: 'stage',
    text: `Home to ${lead.need}: ${realEstateStageLabel(lead.stage)}. ${reason}`,
    author: person.name,
  })
}

/** Returns a real estate lead that a person may see. @throws {HttpError} 404 */
export async function requireRow(orm: Orm, id: string, person: Person): Promise<RealEstateRow> {
  const row = isUuid(id) ? await findRealEstateRow(orm, id, person) : undefined
  if (!row) throw notFound('real estate lead', id)
  return row
}

/** Returns a real estate lead as a person sees it. */
export function toRealEstateLead(row: RealEstateRow): RealEstateLead {
  const { lead, clientName, place, timing, housingOptions, homeSaleInterest, agentName, advisorName, notes, dueAt } =
    row
  return {
    id: lead.id,
    version: lead.version,
    clientId: lead.familyId,
    clientName,
    need: lead.need,
    stage: lead.stage,
    ...(place ? { place } : {}),
    ...(timing ? { timing } : {}),
    ...(housingOptions ? { housingOptions } : {}),
    ...(homeSaleInterest ? { homeSaleInterest } : {}),
    ...(lead.agentId ? { agentId: lead.agentId } : {}),
    ...(agentName ? { agentName } : {}),
    ...(row.offeredAt ? { offeredAt: row.offeredAt.toISOString() } : {}),
    ...(dueAt ? { dueAt: dueAt.toISOString() } : {}),
    ...saleOf(row),
    ...(lead.closedReason ? { closedReason: lead.closedReason } : {}),
    stageTimes: lead.stageTimes,
    notes: notes.map(({ author, text, at }) => ({ author, text, at })),
    // An agent who was only asked learns what the home needs, and not who helps the family.
    ...(advisorName && !dueAt ? { advisorName } : {}),
    createdAt: lead.createdAt.toISOString(),
    changedAt: lead.changedAt.toISOString(),
  }
}
