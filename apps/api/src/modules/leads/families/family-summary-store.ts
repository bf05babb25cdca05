import type { FamilySummary } from '@pkg/api-client'
import { type LeadStage, maskedEmail, maskedPhone } from '@pkg/domain'
import { and, count, desc, eq, inArray, like, type SQL } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { containing } from '../../../database/like-pattern'
import { agents, communities, families, leads, offers, tasks } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { familyColumns, visibleFamilies, visibleLeads } from '../../access'
import { awaitsResponse, listActiveReceived } from '../../trust'
import type { FamilyRow } from './family-store'

/** Filters of a list of families. */
export interface FamilyFilter {
  q?: string
  'filter[stage]'?: LeadStage
  'filter[response]'?: 'waiting'
}

/** Returns the number of families per stage that a person may see and that match a text or wait for a response. */
export function countByStage(orm: Orm, filter: FamilyFilter, person: Person) {
  return orm
    .select({ stage: families.stage, count: count() })
    .from(families)
    .where(and(visibleFamilies(person), matches(filter, person)))
    .groupBy(families.stage)
}

/** Returns a page of the families that a person may see, newest first, with masked contact info. [DASH-003, TRUST-008] */
export function listSummaries(
  orm: Orm,
  filter: FamilyFilter,
  person: Person,
  page: { size: number; offset: number },
): Promise<FamilySummary[]> {
  const stage = filter['filter[stage]']
  const where = and(visibleFamilies(person), matches(filter, person), stage ? eq(families.stage, stage) : undefined)
  return summarize(orm, where, page, person)
}

/** Returns the summary of a family, with the leads that a person may see. */
export async function findSummary(orm: Orm, id: string, person: Person): Promise<FamilySummary | undefined> {
  const [summary] = await summarize(orm, eq(families.id, id), { size: 1, offset: 0 }, person)
  return summary
}

function matches({ q, 'filter[response]': response }: FamilyFilter, person: Person): SQL | undefined {
  return and(
    q ? like(families.search, containing(q.toLowerCase())) : undefined,
    response ? awaitsResponse(person) : undefined,
  )
}

async function summarize(
  orm: Orm,
  where: SQL | undefined,
  page: { size: number; offset: number },
  person: Person,
): Promise<FamilySummary[]> {
  const rows = await orm
    .select({ family: familyColumns(person), agentName: agents.name })
    .from(families)
    .leftJoin(agents, eq(agents.id, families.agentId))
    .where(where)
    .orderBy(desc(families.createdAt), families.id)
    .limit(page.size)
    .offset(page.offset)
  const ids = rows.map(({ family }) => family.id)
  if (ids.length === 0) return []
  const requested = await orm
    .select({ familyId: leads.familyId, name: communities.name })
    .from(leads)
    .innerJoin(communities, eq(communities.id, leads.communityId))
    .where(and(inArray(leads.familyId, ids), visibleLeads(person)))
  const openTasks = await orm
    .select({ familyId: tasks.familyId, count: count() })
    .from(tasks)
    .where(and(inArray(tasks.familyId, ids), eq(tasks.status, 'open')))
    .groupBy(tasks.familyId)
  const offeredIds = await listOfferedIds(orm, ids, person)
  const received = isRecipient(person) ? await listActiveReceived(orm, ids, person) : undefined

  return rows.map(({ family, agentName }) => ({
    ...toSummary(family),
    ...(offeredIds.includes(family.id) ? {} : maskedContact(family)),
    communities: requested.filter(({ familyId }) => familyId === family.id).map(({ name }) => name),
    openTasks: openTasks.find(({ familyId }) => familyId === family.id)?.count ?? 0,
    ...(agentName ? { agentName } : {}),
    ...(received ? { releases: received.filter(({ clientId }) => clientId === family.id) } : {}),
  }))
}

/** Returns whether a person sees families only through releases. */
const isRecipient = ({ role }: Person) => role === 'provider' || role === 'real-estate-agent'

/** Returns the families that an advisor hasn't accepted yet, whose contact info they don't see. [TRUTH-001] */
async function listOfferedIds(orm: Orm, ids: string[], { agentId }: Person): Promise<string[]> {
  if (!agentId) return []
  const rows = await orm
    .select({ familyId: offers.familyId })
    .from(offers)
    .where(and(inArray(offers.familyId, ids), eq(offers.agentId, agentId), eq(offers.status, 'offered')))
  return rows.map(({ familyId }) => familyId)
}

function maskedContact({ phone, email }: FamilyRow): { contact?: string } {
  if (phone) return { contact: maskedPhone(phone) }
  return email ? { contact: maskedEmail(email) } : {}
}

function toSummary(family: FamilyRow) {
  const { lookingFor, adl, budgetRange, timing } = family.answers
  return {
    id: family.id,
    name: family.name,
    stage: family.stage,
    createdAt: family.createdAt.toISOString(),
    ...(lookingFor ? { lookingFor } : {}),
    ...(adl?.[0] ? { care: adl[0] } : {}),
    ...(budgetRange ? { budgetRange } : {}),
    ...(timing ? { timing } : {}),
    ...(family.place ? { place: family.place } : {}),
    ...(family.agentId ? { agentId: family.agentId } : {}),
  }
}
