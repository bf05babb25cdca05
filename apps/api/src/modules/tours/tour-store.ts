import type { QueryOf, Tour } from '@pkg/api-client'
import { endpoints } from '@pkg/api-client/server'
import { isUuid, now, type TourChoice } from '@pkg/domain'
import { and, count, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { communities, families, leads, tours } from '../../database/schema/tables'
import { notFound } from '../../http/errors'
import type { CountedList } from '../../http/lists/counted-list'
import { filterCondition, type ListColumns, listOrder } from '../../http/lists/list-query'
import type { Person } from '../../http/person'
import { acceptedFamilies, managesCommunity, visibleFamilies } from '../access'
import { bookedBy, ownBookings } from '../bookings'

/** A row of the tours table. */
export type TourRow = typeof tours.$inferSelect

/** The filters and the sort of a list of tours. */
export type TourQuery = QueryOf<typeof endpoints.tours.list>

/** A tour with its community and the person who booked it. */
export interface TourDetails {
  tour: TourRow
  community: { name: string; url: string; address: string }
  family: { name: string; email: string | null; agentId: string | null; language: string }
}

const detailColumns = {
  tour: tours,
  community: {
    name: communities.name,
    url: sql<string>`${communities.record}->>'url'`,
    address: communities.addressString,
  },
  family: { name: families.name, email: families.email, agentId: families.agentId, language: families.language },
}

/** Selects tours with their communities and families. */
const selectDetails = (orm: Orm) =>
  orm
    .select(detailColumns)
    .from(tours)
    .innerJoin(communities, eq(communities.id, tours.communityId))
    .innerJoin(families, eq(families.id, tours.familyId))

/** Inserts a tour. Returns undefined if someone else booked the time. */
export async function insertTour(tx: Orm, values: typeof tours.$inferInsert): Promise<TourRow | undefined> {
  const [inserted] = await tx.insert(tours).values(values).onConflictDoNothing().returning()
  return inserted
}

/** Changes a tour and counts the change. @throws a unique violation if someone else booked the time */
export async function updateTour(tx: Orm, id: string, changes: Partial<typeof tours.$inferInsert>): Promise<void> {
  await tx
    .update(tours)
    .set({ ...changes, revision: sql`${tours.revision} + 1`, changedAt: now() })
    .where(eq(tours.id, id))
}

/** Saves how a tour ended. It doesn't change the calendar file, so it isn't a revision. */
export async function saveOutcome(
  tx: Orm,
  id: string,
  outcome: Pick<TourRow, 'outcome' | 'wantsSecondTour' | 'outcomeBy' | 'outcomeAt'> &
    Partial<Pick<TourRow, 'outcomeNote' | 'teamNote'>>,
): Promise<void> {
  await tx.update(tours).set(outcome).where(eq(tours.id, id))
}

/** Returns whether the community of a tour gets the family's request only after the family answers a disclosure. [TRUTH-005] */
export async function isHeldRequest(tx: Orm, { familyId, communityId }: TourRow): Promise<boolean> {
  const isOfTour = and(eq(leads.familyId, familyId), eq(leads.communityId, communityId))
  const waits = and(eq(leads.kind, 'direct'), eq(leads.status, 'new'), isNull(leads.handedOverAt))
  const rows = await tx.select({ id: leads.id }).from(leads).where(and(isOfTour, waits))
  return rows.length > 0
}

/** Returns the id of the tour that a person has already booked at a time. */
export async function findOwnBooking(
  tx: Orm,
  { familyId, communityId, date, time }: { familyId: string; communityId: string } & TourChoice,
  person: Person,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: tours.id })
    .from(tours)
    .where(
      and(
        eq(tours.familyId, familyId),
        eq(tours.communityId, communityId),
        eq(tours.date, date),
        eq(tours.time, time),
        eq(tours.status, 'booked'),
        bookedBy(tours, person),
      ),
    )
  return row?.id
}

/** Returns a tour with its community and family. */
export async function findTour(orm: Orm, id: string): Promise<TourDetails | undefined> {
  const [row] = await selectDetails(orm).where(eq(tours.id, id))
  return row
}

/** Returns the id of a tour that a person may see: one that they booked, or one of a family that they see as staff. [ROLE-010] */
export async function findVisibleTourId(orm: Orm, id: string, person: Person): Promise<string | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await orm
    .select({ id: tours.id })
    .from(tours)
    .innerJoin(families, eq(families.id, tours.familyId))
    .where(and(eq(tours.id, id), await visibleTours(orm, person)))
  return row?.id
}

/** Returns a tour of a family that a person sees as staff. Not even staff record how a tour of their own ended. @throws {HttpError} 404 [WORK-020] */
export async function findTourOfStaff(orm: Orm, id: string, person: Person): Promise<TourDetails> {
  const [row] = isUuid(id) ? await selectDetails(orm).where(and(eq(tours.id, id), toursOfStaff(person))) : []
  if (!row) throw notFound('tour', id)
  return row
}

/** Locks a tour until the transaction ends. */
export async function lockTour(tx: Orm, id: string): Promise<void> {
  await tx.select({ id: tours.id }).from(tours).where(eq(tours.id, id)).for('update')
}

/** What tours are sorted and filtered by. */
const columns: ListColumns = {
  createdAt: tours.createdAt,
  startsAt: tours.startsAt,
  endsAt: tours.endsAt,
  status: tours.status,
  community: tours.communityId,
  client: tours.familyId,
  outcome: tours.outcome,
  outcomeAt: tours.outcomeAt,
  state: communities.state,
  agent: families.agentId,
}

const joined = sql`${tours} join ${communities} on ${eq(communities.id, tours.communityId)}
  join ${families} on ${eq(families.id, tours.familyId)}`

/** Whether an earlier tour of the same community took place. */
const isSecond = sql`exists (select 1 from tours earlier where earlier.family_id = ${tours.familyId}
  and earlier.community_id = ${tours.communityId} and earlier.starts_at < ${tours.startsAt} and earlier.outcome = 'took-place')`

function matchesQuery(query: TourQuery): SQL | undefined {
  const { 'filter[isSecond]': second } = query
  return and(filterCondition(query, columns), second && (second === 'true' ? isSecond : sql`not ${isSecond}`))
}

/** Tours, as stats count them. [WORK-014] */
export const countedTours: CountedList = {
  path: endpoints.tours.list.path,
  from: joined,
  visible: visibleTours,
  matches: (_orm, query) => matchesQuery(query),
  amounts: {},
  agentId: sql`${families.agentId}`,
  communityIds: (where) => sql`select ${tours.communityId} as id from ${joined} where ${where}`,
}

/** Returns a page of the tours that a person may see, by default newest first. */
export async function listVisibleTours(
  orm: Orm,
  query: TourQuery,
  person: Person,
  page: { size: number; offset: number },
): Promise<{ items: TourDetails[]; total: number }> {
  const where = and(await visibleTours(orm, person), matchesQuery(query))
  const [found] = await orm
    .select({ total: count() })
    .from(tours)
    .innerJoin(communities, eq(communities.id, tours.communityId))
    .innerJoin(families, eq(families.id, tours.familyId))
    .where(where)
  const items = await selectDetails(orm)
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: '-createdAt', unique: tours.id }))
    .limit(page.size)
    .offset(page.offset)
  return { items, total: found?.total ?? 0 }
}

/** Locks and returns the ids of a family's tours to come, at one community or at all of them. */
export async function lockUpcomingTours(tx: Orm, familyId: string, communityId: string | undefined): Promise<string[]> {
  const rows = await tx
    .select({ id: tours.id })
    .from(tours)
    .where(
      and(
        eq(tours.familyId, familyId),
        communityId ? eq(tours.communityId, communityId) : undefined,
        or(eq(tours.status, 'booked'), eq(tours.status, 'requested')),
        gt(tours.startsAt, now()),
      ),
    )
    .orderBy(tours.id)
    .for('update')
  return rows.map(({ id }) => id)
}

/** Returns the id of the tour that a request asked for. */
export async function findRequestTourId(tx: Orm, actionId: string): Promise<string | undefined> {
  const [row] = await tx.select({ id: tours.id }).from(tours).where(eq(tours.actionId, actionId))
  return row?.id
}

/** Returns the tours of a family, oldest first. */
export const listFamilyTours = (orm: Orm, familyId: string): Promise<TourRow[]> =>
  orm.select().from(tours).where(eq(tours.familyId, familyId)).orderBy(tours.createdAt)

/** Returns a tour as people see it. Only staff see the family and how the tour ended, and the community's team doesn't see the advisor's note. */
export function toTour(details: TourDetails, { role }: Pick<Person, 'role'>): Tour {
  const { tour, community, family } = details
  const isStaff = role !== 'visitor' && role !== 'customer'
  return {
    id: tour.id,
    version: tour.version,
    communityId: tour.communityId,
    communityName: community.name,
    communityUrl: community.url,
    address: community.address,
    date: tour.date,
    time: tour.time,
    timeZone: tour.timeZone,
    startsAt: tour.startsAt.toISOString(),
    endsAt: tour.endsAt.toISOString(),
    status: tour.status,
    revision: tour.revision,
    changedAt: tour.changedAt.toISOString(),
    ...(isStaff ? { clientId: tour.familyId, clientName: family.name, ...toOutcome(tour, role) } : {}),
  }
}

function toOutcome(tour: TourRow, role: Person['role']): Partial<Tour> {
  const { outcome, wantsSecondTour, outcomeBy, outcomeAt, outcomeNote, teamNote } = tour
  if (outcome === null) return {}
  return {
    outcome,
    wantsSecondTour,
    ...(outcomeBy === null ? {} : { outcomeBy }),
    ...(outcomeAt ? { outcomeAt: outcomeAt.toISOString() } : {}),
    ...(outcomeNote && role !== 'provider' ? { outcomeNote } : {}),
    ...(teamNote ? { teamNote } : {}),
  }
}

/** Returns the condition on tours that a person may see: their own, and those that they see as staff. */
async function visibleTours(orm: Orm, person: Person): Promise<SQL | undefined> {
  return or(await ownBookings(orm, tours, person), toursOfStaff(person))
}

/**
 * Returns the condition on tours that a person sees as staff: those of the families that they accepted or that were shared with them, and for providers only
 * those of their communities. [ROLE-010, TRUST-002]
 */
function toursOfStaff(person: Person): SQL | undefined {
  const { role } = person
  if (role !== 'agent' && role !== 'provider' && role !== 'admin') return sql`false`
  const isAtOwnCommunity = role === 'provider' ? managesCommunity(person, tours.communityId) : undefined
  return and(visibleFamilies(person), acceptedFamilies(person), isAtOwnCommunity)
}
