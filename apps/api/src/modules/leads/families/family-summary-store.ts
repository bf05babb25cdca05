import type { FamilySummary, QueryOf } from '@pkg/api-client'
import { endpoints } from '@pkg/api-client/server'
import { type LeadSource, leadSources, leadStages, maskedEmail, maskedPhone, parseLeadSource } from '@pkg/domain'
import { and, count, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { agents, communities, families, leads, offers, tasks } from '../../../database/schema/tables'
import { searchWords } from '../../../database/similar-words'
import { badRequest } from '../../../http/errors'
import type { CountedList } from '../../../http/lists/counted-list'
import { filterCondition, type ListColumns, listOrder, positionIn } from '../../../http/lists/list-query'
import type { Person } from '../../../http/person'
import {
  familiesWithPhone,
  familiesWithWords,
  familyColumns,
  familyTasks,
  visibleFamilies,
  visibleLeads,
} from '../../access'
import { awaitsResponse, firstRespondBy, lastSharedAt, listActiveReceived } from '../../trust'
import type { FamilyRow } from './family-store'
import { minutesToFirstCall, statsCondition } from './family-stats-store'
import { isPaused, pausedUntil } from './paused-family-store'
import { receivedSummary } from './received-summary'

/** The filters and the sort of a list of families. */
export type FamilyQuery = QueryOf<typeof endpoints.clients.list>

/** What everyone who sees families sorts and filters them by. */
const columns: ListColumns = {
  createdAt: families.createdAt,
  stageSince: families.stageSince,
  name: sql`lower(${families.name})`,
  place: families.place,
  state: families.state,
  agent: families.agentId,
  timing: sql`${families.answers}->>'timing'`,
}

/** What a real estate agent doesn't read about a family, and so can't find it by. [ROLE-010] */
const careColumns: ListColumns = {
  care: sql`${families.answers}->'adl'->>0`,
  budget: sql`${families.answers}->>'budgetRange'`,
}

/** What only staff read. */
const staffColumns: ListColumns = { language: families.language }

/** What concerns the releases to a person. */
const receivedColumns = (person: Person): ListColumns => ({
  sharedAt: lastSharedAt(person),
  respondBy: firstRespondBy(person),
})

/** Returns the number of families per stage that a person may see and that match the filters other than the stage's. */
export function countByStage(orm: Orm, query: FamilyQuery, person: Person) {
  return orm
    .select({ stage: families.stage, count: count() })
    .from(families)
    .where(and(visibleFamilies(person), matches(orm, query, person)))
    .groupBy(families.stage)
}

/** Returns the number of paused families that a person may see and that match the filters other than the stage's. Recipients see no pauses. */
export async function countPaused(orm: Orm, query: FamilyQuery, person: Person): Promise<number> {
  if (isRecipient(person)) return 0
  const [counted] = await orm
    .select({ count: count() })
    .from(families)
    .where(and(visibleFamilies(person), matches(orm, query, person), isPaused()))
  return counted?.count ?? 0
}

/** Returns a page of the families that a person may see, by default newest first, with masked contact info. [DASH-003, TRUST-008] */
export function listSummaries(
  orm: Orm,
  query: FamilyQuery,
  person: Person,
  page: { size: number; offset: number },
): Promise<FamilySummary[]> {
  const where = and(visibleFamilies(person), matches(orm, query, person), filterCondition(query, stageColumns))
  return summarize(orm, { where, order: order(query, person), page }, person)
}

/** Returns the summary of a family, with the leads that a person may see. */
export async function findSummary(orm: Orm, id: string, person: Person): Promise<FamilySummary | undefined> {
  const [summary] = await summarize(
    orm,
    { where: eq(families.id, id), order: order({}, person), page: { size: 1, offset: 0 } },
    person,
  )
  return summary
}

/** The stage is on its own, because the numbers of families per stage don't depend on it. */
const stageColumns: ListColumns = { stage: families.stage }

/** What a list of families is sorted by. The next task is the open one that is due first. */
const sortColumns = (person: Person): ListColumns => ({
  ...columns,
  ...receivedColumns(person),
  nextTask: sql`(select min(${tasks.dueAt}) from ${tasks}
    where ${tasks.familyId} = ${families.id} and ${tasks.status} = 'open' and ${familyTasks(person)})`,
  stage: positionIn(leadStages, families.stage),
})

const order = (query: FamilyQuery, person: Person) =>
  listOrder(query, sortColumns(person), { sort: '-createdAt', unique: families.id })

/** Returns the condition of a list's filters other than the stage's. @throws {HttpError} 400 for a filter by what the person doesn't read */
function matches(orm: Orm, query: FamilyQuery, person: Person): SQL | undefined {
  const { 'filter[paused]': paused } = query
  const { q, 'filter[response]': response, 'filter[community]': community, 'filter[source]': source } = query
  const about = filterCondition(query, careColumns)
  const words = searchWords(q ?? '')
  if (person.role === 'real-estate-agent' && (about || community || source)) {
    throw badRequest([{ detail: 'Real estate agents can’t filter families by care, budget, community, or source' }])
  }
  const ofStaff = and(filterCondition(query, staffColumns), statsCondition(query))
  if ((paused || ofStaff) && isRecipient(person)) {
    throw badRequest([{ detail: 'Only staff can filter families by language, pause, and work' }])
  }
  return and(
    filterCondition(query, columns),
    filterCondition(query, receivedColumns(person)),
    ofStaff,
    paused && (paused === 'true' ? isPaused() : not(isPaused())),
    about,
    words.length > 0 ? or(familiesWithPhone(q ?? '', person), familiesWithWords(orm, words, person)) : undefined,
    response ? awaitsResponse(person) : undefined,
    community ? hasLead(eq(leads.communityId, community), person) : undefined,
    source ? or(saysSource(source), hasLead(eq(leads.source, source), person)) : undefined,
  )
}

/** Returns the condition on families with such a lead that the person may see. */
function hasLead(which: SQL, person: Person): SQL {
  return sql`exists (select 1 from ${leads} where ${and(eq(leads.familyId, families.id), visibleLeads(person), which)})`
}

/** Returns the condition on families that say that they found us in this way, as `parseLeadSource` reads it. */
function saysSource(source: LeadSource): SQL | undefined {
  const said = sql`lower(trim(${families.answers}->>'leadSource'))`
  if (source !== 'other') return sql`${said} = ${source}`
  const named = leadSources.filter((name) => name !== 'other').map((name) => sql`${name}`)
  return sql`${said} not in (${sql.join(named, sql`, `)}, '')`
}

/** Families, as stats count them. [WORK-014] */
export const countedFamilies: CountedList = {
  path: endpoints.clients.list.path,
  from: sql`${families}`,
  visible: (_orm, person) => visibleFamilies(person),
  matches: (orm, query, person) => and(matches(orm, query, person), filterCondition(query, stageColumns)),
  amounts: { minutes: minutesToFirstCall },
  agentId: sql`${families.agentId}`,
  communityIds: (where) =>
    sql`select ${leads.communityId} as id from ${leads} join ${families} on ${eq(leads.familyId, families.id)} where ${where}`,
}

async function summarize(
  orm: Orm,
  { where, order, page }: { where: SQL | undefined; order: SQL[]; page: { size: number; offset: number } },
  person: Person,
): Promise<FamilySummary[]> {
  const rows = await orm
    .select({ family: familyColumns(person), agentName: agents.name })
    .from(families)
    .leftJoin(agents, eq(agents.id, families.agentId))
    .where(where)
    .orderBy(...order)
    .limit(page.size)
    .offset(page.offset)
  const ids = rows.map(({ family }) => family.id)
  if (ids.length === 0) return []
  const requested = await orm
    .select({ familyId: leads.familyId, name: communities.name, source: leads.source })
    .from(leads)
    .innerJoin(communities, eq(communities.id, leads.communityId))
    .where(and(inArray(leads.familyId, ids), visibleLeads(person)))
    .orderBy(leads.createdAt, leads.communityId)
  const open = await listOpenTasks(orm, ids, person)
  const offeredIds = await listOfferedIds(orm, ids, person)
  const received = isRecipient(person) ? await listActiveReceived(orm, ids, person) : undefined

  return rows.map(({ family, agentName }) => {
    const work = open.find(({ familyId }) => familyId === family.id)
    const own = requested.filter(({ familyId }) => familyId === family.id)
    const sources = own.map(({ source }) => source)
    return {
      ...toSummary(family),
      ...(isRecipient(person) ? {} : { ...toOrigin(family, sources), ...toOutcome(family), ...toNextTask(work) }),
      ...(offeredIds.includes(family.id) ? { isOffered: true as const } : maskedContact(family)),
      communities: own.map(({ name }) => name),
      openTasks: work?.count ?? 0,
      ...(agentName ? { agentName } : {}),
      ...(received ? receivedSummary(received.filter(({ clientId }) => clientId === family.id)) : {}),
    }
  })
}

/** Returns the number of open tasks of families, and the one that is due first. */
function listOpenTasks(orm: Orm, ids: string[], person: Person) {
  return orm
    .select({
      familyId: tasks.familyId,
      count: count(),
      title: sql<string>`(array_agg(${tasks.title} order by ${tasks.dueAt}, ${tasks.id}))[1]`,
      dueAt: sql<Date>`min(${tasks.dueAt})`.mapWith(tasks.dueAt),
    })
    .from(tasks)
    .where(and(inArray(tasks.familyId, ids), eq(tasks.status, 'open'), familyTasks(person)))
    .groupBy(tasks.familyId)
}

/** Returns what only staff see of a family's tasks: the next one. [WORK-006] */
const toNextTask = (open: { title: string; dueAt: Date } | undefined) =>
  open ? { nextTask: { title: open.title, dueAt: open.dueAt.toISOString() } } : {}

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

/** Returns what only staff see: how a family found us, as it said and by its requests, and its language. [DATA-016, WORK-019] */
function toOrigin({ answers: { leadSource }, language }: FamilyRow, ofLeads: readonly LeadSource[]) {
  const said = leadSource?.trim() ? [parseLeadSource(leadSource)] : []
  return { sources: [...new Set([...said, ...ofLeads])], language }
}

/** Returns what only staff see: why a family was closed, and until when it's paused. [WORK-007] */
function toOutcome({ closedReason, closedNote, pausedUntil: day }: FamilyRow) {
  const paused = pausedUntil(day)
  return {
    ...(closedReason ? { closedReason } : {}),
    ...(closedNote ? { closedNote } : {}),
    ...(paused ? { pausedUntil: paused } : {}),
  }
}

function toSummary(family: FamilyRow) {
  const { lookingFor, adl, budgetRange, timing } = family.answers
  return {
    id: family.id,
    version: family.version,
    name: family.name,
    stage: family.stage,
    stageSince: family.stageSince.toISOString(),
    createdAt: family.createdAt.toISOString(),
    ...(lookingFor ? { lookingFor } : {}),
    ...(adl?.[0] ? { care: adl[0] } : {}),
    ...(budgetRange ? { budgetRange } : {}),
    ...(timing ? { timing } : {}),
    ...(family.place ? { place: family.place } : {}),
    ...(family.agentId ? { agentId: family.agentId } : {}),
  }
}
