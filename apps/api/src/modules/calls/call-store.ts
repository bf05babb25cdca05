import type { AdvisorCall, endpoints, QueryOf } from '@pkg/api-client'
import { type Agent, agentsUrl, isUuid, now, stateByCode, type StateCode } from '@pkg/domain'
import { and, count, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { agents, calls, families, uuidActions } from '../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder } from '../../http/lists/list-query'
import type { Person } from '../../http/person'
import { acceptedFamilies, ownActions, visibleFamilies } from '../access'

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
    .where(and(isSame, eq(calls.status, 'booked'), isOwn(person)))
  return row?.id
}

/** Returns a call with its advisor and family. */
export async function findCall(orm: Orm, id: string): Promise<CallDetails | undefined> {
  const [row] = await orm
    .select(detailColumns)
    .from(calls)
    .innerJoin(agents, eq(agents.id, calls.agentId))
    .innerJoin(families, eq(families.id, calls.familyId))
    .where(eq(calls.id, id))
  return row
}

/** Returns the id of a call that a person may see: one that they booked, or one of a family that they see as staff. [ROLE-010] */
export async function findVisibleCallId(orm: Orm, id: string, person: Person): Promise<string | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await orm
    .select({ id: calls.id })
    .from(calls)
    .innerJoin(families, eq(families.id, calls.familyId))
    .where(and(eq(calls.id, id), visibleCalls(person)))
  return row?.id
}

/** Locks a call until the transaction ends. */
export async function lockCall(tx: Orm, id: string): Promise<void> {
  await tx.select({ id: calls.id }).from(calls).where(eq(calls.id, id)).for('update')
}

/** What calls are sorted and filtered by. */
const columns: ListColumns = { createdAt: calls.createdAt, startsAt: calls.startsAt, status: calls.status }

/** Returns a page of the calls that a person may see, by default newest first. */
export async function listVisibleCalls(
  orm: Orm,
  query: CallQuery,
  person: Person,
  page: { size: number; offset: number },
): Promise<{ items: CallDetails[]; total: number }> {
  const where = and(visibleCalls(person), filterCondition(query, columns))
  const [found] = await orm
    .select({ total: count() })
    .from(calls)
    .innerJoin(families, eq(families.id, calls.familyId))
    .where(where)
  const items = await orm
    .select(detailColumns)
    .from(calls)
    .innerJoin(agents, eq(agents.id, calls.agentId))
    .innerJoin(families, eq(families.id, calls.familyId))
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

/** Returns a call as people see it. Only staff see the family. */
export function toCall({ call, advisor, family }: CallDetails, { role }: Pick<Person, 'role'>): AdvisorCall {
  const isStaff = role !== 'visitor' && role !== 'customer'
  return {
    id: call.id,
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
    ...(isStaff ? { clientId: call.familyId, clientName: family.name } : {}),
  }
}

/** Returns the path of an advisor's page. [ROUTE-010] */
function advisorUrl({ id, region, address }: Agent): string {
  const state: StateCode | undefined = stateByCode(address.state)?.code
  return state ? agentsUrl({ region, city: { name: address.city, state }, agentId: id }) : agentsUrl({ region })
}

/** Returns the condition on calls that a person booked, by account or browser. */
function isOwn(person: Person): SQL {
  const own = ownActions(person)
  return own
    ? sql`exists (select 1 from ${uuidActions} where ${uuidActions.id} = ${calls.actionId} and ${own})`
    : sql`false`
}

/** Returns the condition on calls that a person may see. Advisors see those of the families that they accepted, and admins all. [ROLE-010, TRUST-002] */
function visibleCalls(person: Person): SQL | undefined {
  if (person.role !== 'agent' && person.role !== 'admin') return isOwn(person)
  return or(isOwn(person), and(visibleFamilies(person), acceptedFamilies(person)))
}
