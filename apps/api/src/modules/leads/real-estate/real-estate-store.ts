import type { endpoints, QueryOf, RealEstateLead } from '@pkg/api-client'
import { now, realEstateStages } from '@pkg/domain'
import { and, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../../../database/database'
import type { HomeNote } from '../../../database/schema/real-estate'
import { agents, families, realEstateLeads, realEstateOffers } from '../../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder, positionIn, textCondition } from '../../../http/lists/list-query'
import type { Person } from '../../../http/person'
import { visibleAgreements } from './home-sale-store'

/** The filters and the sort of a list of real estate leads. */
export type RealEstateQuery = QueryOf<typeof endpoints.realEstateReferrals.list>

/** What real estate leads are sorted and filtered by, except for their stage. */
const columns: ListColumns = {
  createdAt: realEstateLeads.createdAt,
  changedAt: realEstateLeads.changedAt,
  place: families.place,
  agentName: sql`lower(${agents.name})`,
  // A home without an open offer has none.
  dueAt: sql`${realEstateOffers.dueAt}`,
  client: realEstateLeads.familyId,
  need: realEstateLeads.need,
  state: families.state,
  agent: realEstateLeads.agentId,
}

/** The stage is on its own, because the numbers of leads per stage don't depend on it. */
const stageColumns: ListColumns = { stage: realEstateLeads.stage }

/** Returns what leads are sorted by. Stages are sorted by how far along they are, and names as the person sees them. */
const sortColumns = (person: Person): ListColumns => ({
  ...columns,
  clientName: sql`lower(${visibleName(person)})`,
  stage: positionIn(realEstateStages, realEstateLeads.stage),
})

/** A row of the table of real estate leads. */
export type RealEstateLeadRow = typeof realEstateLeads.$inferSelect

/** A real estate lead with its family, the name of its agent, and the offer that waits for the agent's response. */
export type RealEstateRow = Awaited<ReturnType<typeof listRows>>[number]

/** Returns the number of real estate leads per stage that a person may see and that match the filters other than the stage's. */
export function countRealEstateByStage(orm: Orm, query: RealEstateQuery, person: Person) {
  return countRows(orm, and(isVisibleTo(person), matches(query, person)))
}

/** Returns a page of the real estate leads that a person may see, by default newest first, and how many there are. */
export async function listRealEstateRows(
  orm: Orm,
  query: RealEstateQuery,
  person: Person,
  page: { size: number; offset: number },
): Promise<{ rows: RealEstateRow[]; total: number }> {
  const where = and(isVisibleTo(person), matches(query, person), filterCondition(query, stageColumns))
  const counts = await countRows(orm, where)
  const total = counts.reduce((sum, row) => sum + row.count, 0)
  return { rows: await listRows(orm, where, person, page, query), total }
}

function countRows(orm: Orm, where: SQL | undefined) {
  return orm
    .select({ stage: realEstateLeads.stage, count: count() })
    .from(realEstateLeads)
    .innerJoin(families, eq(families.id, realEstateLeads.familyId))
    .leftJoin(realEstateOffers, isOpenOffer)
    .where(where)
    .groupBy(realEstateLeads.stage)
}

function matches(query: RealEstateQuery, person: Person): SQL | undefined {
  const offer = query['filter[offer]']
  return and(
    filterCondition(query, columns),
    textCondition(query.q, [visibleName(person), families.place]),
    offer === 'open' ? isNotNull(realEstateOffers.id) : undefined,
    offer === 'accepted' ? and(isNull(realEstateOffers.id), isNotNull(realEstateLeads.agentId)) : undefined,
  )
}

/** Returns a real estate lead that a person may see. */
export function findRealEstateRow(orm: Orm, id: string, person: Person): Promise<RealEstateRow | undefined> {
  return findRow(orm, and(eq(realEstateLeads.id, id), isVisibleTo(person)), person)
}

/** Returns the real estate lead of a family for selling or buying. */
export function findFamilyRealEstateRow(
  orm: Orm,
  familyId: string,
  need: RealEstateLead['need'],
  person: Person,
): Promise<RealEstateRow | undefined> {
  return findRow(orm, and(eq(realEstateLeads.familyId, familyId), eq(realEstateLeads.need, need)), person)
}

/** Inserts a real estate lead, unless the family already has one for the same need. Returns the id of the lead. */
export async function saveRealEstateLead(
  tx: Orm,
  lead: typeof realEstateLeads.$inferInsert,
): Promise<string | undefined> {
  await tx.insert(realEstateLeads).values(lead).onConflictDoNothing()
  const [saved] = await tx
    .select({ id: realEstateLeads.id })
    .from(realEstateLeads)
    .where(and(eq(realEstateLeads.familyId, lead.familyId), eq(realEstateLeads.need, lead.need)))
  return saved?.id
}

/** Adds a note to a real estate lead. */
export async function appendHomeNote(tx: Orm, id: string, note: HomeNote): Promise<void> {
  await tx
    .update(realEstateLeads)
    .set({ notes: sql`${realEstateLeads.notes} || ${JSON.stringify([note])}::text::jsonb` })
    .where(eq(realEstateLeads.id, id))
}

/** Changes the stage of a real estate lead, and remembers when it came to the stage. `closedReason` is empty unless it's closed. */
export async function saveStage(
  tx: Orm,
  id: string,
  { stage, closedReason, closedOn }: Pick<RealEstateLeadRow, 'stage' | 'closedReason' | 'closedOn'>,
): Promise<void> {
  const moment = now()
  const reached = JSON.stringify({ [stage]: moment.toISOString() })
  await tx
    .update(realEstateLeads)
    .set({
      stage,
      closedReason,
      closedOn,
      stageTimes: sql`${realEstateLeads.stageTimes} || ${reached}::text::jsonb`,
      changedAt: moment,
    })
    .where(eq(realEstateLeads.id, id))
}

/** Changes why a real estate lead was closed. */
export async function saveClosedReason(tx: Orm, id: string, closedReason: string): Promise<void> {
  await tx.update(realEstateLeads).set({ closedReason }).where(eq(realEstateLeads.id, id))
}

/** Assigns a real estate lead to an agent, in the first stage. */
export async function restartLead(tx: Orm, id: string, agentId: string): Promise<void> {
  const moment = now()
  await tx
    .update(realEstateLeads)
    .set({
      agentId,
      stage: 'new',
      closedReason: null,
      closedOn: null,
      closingPriceCents: null,
      commissionCents: null,
      stageTimes: { new: moment.toISOString() },
      changedAt: moment,
    })
    .where(eq(realEstateLeads.id, id))
}

/** Takes a real estate lead from its agent. */
export async function removeAgent(tx: Orm, id: string): Promise<void> {
  await tx.update(realEstateLeads).set({ agentId: null, changedAt: now() }).where(eq(realEstateLeads.id, id))
}

/** Admins see every lead, advisors those of their families, and real estate agents their own. */
function isVisibleTo({ role, agentId }: Person): SQL | undefined {
  if (role === 'admin') return undefined
  if (!agentId) return sql`false`
  return role === 'agent' ? eq(families.agentId, agentId) : eq(realEstateLeads.agentId, agentId)
}

async function findRow(orm: Orm, where: SQL | undefined, person: Person): Promise<RealEstateRow | undefined> {
  const [row] = await listRows(orm, where, person, { size: 1, offset: 0 })
  return row
}

/** The offer of a lead to its agent that waits for a response. */
const isOpenOffer = and(
  eq(realEstateOffers.leadId, realEstateLeads.id),
  eq(realEstateOffers.agentId, realEstateLeads.agentId),
  eq(realEstateOffers.status, 'offered'),
)

/** A real estate agent learns the name of a family only by accepting its home. [AGENT-006, TRUTH-001] */
const visibleName = ({ role }: Person) =>
  role === 'real-estate-agent'
    ? sql<string>`case when ${realEstateOffers.id} is null then ${families.name} else '' end`
    : families.name

const advisors = alias(agents, 'advisors')

/** Agents read only what they noted themselves, and advisors none of it. */
const visibleNotes = ({ role, agentId }: Person) => {
  if (role === 'admin') return sql<HomeNote[]>`${realEstateLeads.notes}`
  const isOwn = role === 'real-estate-agent' ? sql`note ->> 'agentId' = ${agentId ?? ''}` : sql`false`
  return sql<HomeNote[]>`coalesce((select jsonb_agg(note order by note ->> 'at')
    from jsonb_array_elements(${realEstateLeads.notes}) note where ${isOwn}), '[]'::jsonb)`
}

const answer = (name: 'timing' | 'housingOptions' | 'homeSaleInterest') =>
  sql<string | null>`${families.answers} ->> ${name}::text`

function listRows(
  orm: Orm,
  where: SQL | undefined,
  person: Person,
  page: { size: number; offset: number },
  query: RealEstateQuery = {},
) {
  return orm
    .select({
      lead: realEstateLeads,
      clientName: visibleName(person),
      place: families.place,
      timing: answer('timing'),
      housingOptions: answer('housingOptions'),
      homeSaleInterest: answer('homeSaleInterest'),
      agentName: agents.name,
      advisorName: advisors.name,
      notes: visibleNotes(person),
      agreements: visibleAgreements(person),
      dueAt: realEstateOffers.dueAt,
      offeredAt: realEstateOffers.offeredAt,
    })
    .from(realEstateLeads)
    .innerJoin(families, eq(families.id, realEstateLeads.familyId))
    .leftJoin(agents, eq(agents.id, realEstateLeads.agentId))
    .leftJoin(advisors, eq(advisors.id, families.agentId))
    .leftJoin(realEstateOffers, isOpenOffer)
    .where(where)
    .orderBy(...listOrder(query, sortColumns(person), { sort: '-createdAt', unique: realEstateLeads.id }))
    .limit(page.size)
    .offset(page.offset)
}
