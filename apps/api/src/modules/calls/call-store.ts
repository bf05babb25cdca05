import type { AdvisorCall, endpoints, QueryOf } from '@pkg/api-client'
import { type Agent, agentsUrl, isUuid, now, stateByCode, type StateCode } from '@pkg/domain'
import { and, count, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { agents, calls, families } from '../../database/schema/tables'
import { notFound } from '../../http/errors'
import { filterCondition, type ListColumns, listOrder } from '../../http/lists/list-query'
import type { Person } from '../../http/person'
import { acceptedFamilies, visibleFamilies } from '../access'
import { bookedBy, ownBookings } from '../bookings'

/** A row of the calls table. */
export type CallRow = typeof calls.$inferSelect

/** The filters and the sort of a list of calls. */
export type CallQuery = QueryOf<typeof endpoints.calls.list>

/** A call with its advisor and the family that booked it. */
export interface CallDetails {
  call: CallRow
  advisor: Agent
  family: { name: string; email: string | null; agentId: string | null; language: string }
}

const detailColumns = {
  call: calls,
  advisor: agents.record,
  family: { name: families.name, email: families.email, agentId: families.agentId, language: families.language },
}

/** Selects calls with their advisors and families. */
const selectDetails = (orm: Orm) =>
  orm
    .select(detailColumns)
    .from(calls)
    .innerJoin(agents, eq(agents.id, calls.agentId))
    .innerJoin(families, eq(families.id, calls.familyId))

/** Inserts a call. Returns undefined if someone else booked the time. */
export async function insertCall(tx: Orm, values: typeof calls.$inferInsert): Promise<CallRow | undefined> {
  const [inserted] = await tx.insert(calls).values(values).onConflictDoNothing().returning()
  return inserted
}

/** Changes a call and counts the change. @throws a unique violation if someone else booked the time */
export async function updateCall(tx: Orm, id: string, changes: Partial<typeof calls.$inferInsert>): Promise<void> {
  await tx
    .update(calls)
    .set({ ...changes, revision: sql`${calls.revision} + 1`, changedAt: now() })
    .where(eq(calls.id, id))
}

/** Saves how a call ended. It doesn't change the calendar file, so it isn't a revision. */
export async function saveOutcome(
  tx: Orm,
  id: string,
  outcome: Pick<CallRow, 'outcome' | 'outcomeBy' | 'outcomeAt' | 'outcomeNote'>,
): Promise<void> {
  await tx.update(calls).set(outcome).where(eq(calls.id, id))
}

/** Returns when the booked calls of an advisor begin, from a moment on, as ISO 8601. */
export async function listBookedStarts(orm: Orm, agentId: string, from: Date): Promise<string[]> {
  const rows = await orm
    .select({ startsAt: calls.startsAt })
    .from(calls)
    .where(and(eq(calls.agentId, agentId), eq(calls.status, 'booked'), gt(calls.startsAt, from)))
  return rows.map(({ startsAt }) => startsAt.toISOString())
}

/** Returns when the booked calls of many advisors begin, from a moment on, by advisor. */
export async function listBookedStartsByAdvisor(
  orm: Orm,
  agentIds: string[],
  from: Date,
): Promise<Map<string, string[]>> {
  const rows = await orm
    .select({ agentId: calls.agentId, startsAt: calls.startsAt })
    .from(calls)
    .where(and(inArray(calls.agentId, agentIds), eq(calls.status, 'booked'), gt(calls.startsAt, from)))
  const byAdvisor = new Map<string, string[]>()
  for (const { agentId, startsAt } of rows) {
    byAdvisor.set(agentId, [...(byAdvisor.get(agentId) ?? []), startsAt.toISOString()])
  }
  return byAdvisor
}

/** Returns the id of the call that a person has already booked at a time. */
export async function findOwnBooking(
  tx: Orm,
  { familyId, agentId, startsAt }: Pick<CallRow, 'familyId' | 'agentId' | 'startsAt'>,
  person: Person,
): Promise<string | undefined> {
  const isSame = and(eq(calls.familyId, familyId), eq(calls.agentId, agentId), eq(calls.startsAt, startsAt))
  const [row] = await tx
    .select({ id: calls.id })
    .from(calls)
    .where(and(isSame, eq(calls.status, 'booked'), bookedBy(calls, person)))
  return row?.id
}

/** Returns a call with its advisor and family. */
export async function findCall(orm: Orm, id: string): Promise<CallDetails | undefined> {
  const [row] = await selectDetails(orm).where(eq(calls.id, id))
  return row
}

/** Returns the id of a call that a person may see: one that they booked, or one of a family that they see as staff. [ROLE-010] */
export async function findVisibleCallId(orm: Orm, id: string, person: Person): Promise<string | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await orm
    .select({ id: calls.id })
    .from(calls)
    .innerJoin(families, eq(families.id, calls.familyId))
    .where(and(eq(calls.id, id), await visibleCalls(orm, person)))
  return row?.id
}

/** Returns a call of a family that a person sees as staff. Not even staff record how a call of their own ended. @throws {HttpError} 404 [WORK-020] */
export async function findCallOfStaff(orm: Orm, id: string, person: Person): Promise<CallDetails> {
  const [row] = isUuid(id) ? await selectDetails(orm).where(and(eq(calls.id, id), callsOfStaff(person))) : []
  if (!row) throw notFound('call', id)
  return row
}

/** Locks a call until the transaction ends. */
export async function lockCall(tx: Orm, id: string): Promise<void> {
  await tx.select({ id: calls.id }).from(calls).where(eq(calls.id, id)).for('update')
}

/** What calls are sorted and filtered by. */
const columns: ListColumns = {
  createdAt: calls.createdAt,
  startsAt: calls.startsAt,
  endsAt: calls.endsAt,
  status: calls.status,
  client: calls.familyId,
  outcome: calls.outcome,
  outcomeAt: calls.outcomeAt,
}

/** Returns a page of the calls that a person may see, by default newest first. */
export async function listVisibleCalls(
  orm: Orm,
  query: CallQuery,
  person: Person,
  page: { size: number; offset: number },
): Promise<{ items: CallDetails[]; total: number }> {
  const where = and(await visibleCalls(orm, person), filterCondition(query, columns))
  const [found] = await orm
    .select({ total: count() })
    .from(calls)
    .innerJoin(families, eq(families.id, calls.familyId))
    .where(where)
  const items = await selectDetails(orm)
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: '-createdAt', unique: calls.id }))
    .limit(page.size)
    .offset(page.offset)
  return { items, total: found?.total ?? 0 }
}

/** Locks and returns the ids of a family's calls to come, with one advisor or with all of them. */
export async function lockUpcomingCalls(tx: Orm, familyId: string, agentId: string | undefined): Promise<string[]> {
  const rows = await tx
    .select({ id: calls.id })
    .from(calls)
    .where(upcomingCalls(familyId, agentId))
    .orderBy(calls.id)
    .for('update')
  return rows.map(({ id }) => id)
}

/** Returns the condition on a family's booked calls to come, with one advisor or with all of them. */
const upcomingCalls = (familyId: string, agentId: string | undefined): SQL | undefined =>
  and(
    eq(calls.familyId, familyId),
    agentId ? eq(calls.agentId, agentId) : undefined,
    eq(calls.status, 'booked'),
    gt(calls.startsAt, now()),
  )

/** Returns the id of the call that a request booked. */
export async function findRequestCallId(tx: Orm, actionId: string): Promise<string | undefined> {
  const [row] = await tx.select({ id: calls.id }).from(calls).where(eq(calls.actionId, actionId))
  return row?.id
}

/** Returns a family's next booked call with an advisor. */
export async function findNextCall(orm: Orm, familyId: string, agentId: string): Promise<CallRow | undefined> {
  const [row] = await orm.select().from(calls).where(upcomingCalls(familyId, agentId)).orderBy(calls.startsAt).limit(1)
  return row
}

/** Returns the calls of a family, oldest first. */
export const listFamilyCalls = (orm: Orm, familyId: string): Promise<CallRow[]> =>
  orm.select().from(calls).where(eq(calls.familyId, familyId)).orderBy(calls.createdAt)

/** Returns a call as people see it. Only staff see the family and how the call ended. */
export function toCall({ call, advisor, family }: CallDetails, { role }: Pick<Person, 'role'>): AdvisorCall {
  const isStaff = role !== 'visitor' && role !== 'customer'
  return {
    id: call.id,
    version: call.version,
    agentId: call.agentId,
    agentName: advisor.info.displayName,
    agentUrl: advisorUrl(advisor),
    agentPhone: advisor.info.workPhone,
    startsAt: call.startsAt.toISOString(),
    endsAt: call.endsAt.toISOString(),
    timeZone: call.timeZone,
    status: call.status,
    revision: call.revision,
    changedAt: call.changedAt.toISOString(),
    ...(isStaff ? { clientId: call.familyId, clientName: family.name, ...toOutcome(call) } : {}),
  }
}

function toOutcome({ outcome, outcomeBy, outcomeAt, outcomeNote }: CallRow): Partial<AdvisorCall> {
  if (outcome === null) return {}
  return {
    outcome,
    ...(outcomeBy === null ? {} : { outcomeBy }),
    ...(outcomeAt ? { outcomeAt: outcomeAt.toISOString() } : {}),
    ...(outcomeNote ? { outcomeNote } : {}),
  }
}

/** Returns the path of an advisor's page. [ROUTE-010] */
function advisorUrl({ id, region, address }: Agent): string {
  const state: StateCode | undefined = stateByCode(address.state)?.code
  return state ? agentsUrl({ region, city: { name: address.city, state }, agentId: id }) : agentsUrl({ region })
}

/** Returns the condition on calls that a person may see: their own, and those that they see as staff. */
async function visibleCalls(orm: Orm, person: Person): Promise<SQL | undefined> {
  return or(await ownBookings(orm, calls, person), callsOfStaff(person))
}

/** Returns the condition on calls that a person sees as staff: advisors those of the families that they accepted, and admins all. [ROLE-010, TRUST-002] */
function callsOfStaff(person: Person): SQL | undefined {
  if (person.role !== 'agent' && person.role !== 'admin') return sql`false`
  return and(visibleFamilies(person), acceptedFamilies(person))
}
