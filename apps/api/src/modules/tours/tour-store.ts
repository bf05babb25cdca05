import type { endpoints, QueryOf, Tour } from '@pkg/api-client'
import { isUuid, now, type TourChoice } from '@pkg/domain'
import { and, count, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { communities, families, tours, uuidActions } from '../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder } from '../../http/lists/list-query'
import type { Person } from '../../http/person'
import { acceptedFamilies, managesCommunity, ownActions, visibleFamilies } from '../access'

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
        isOwn(person),
      ),
    )
  return row?.id
}

/** Returns a tour with its community and family. */
export async function findTour(orm: Orm, id: string): Promise<TourDetails | undefined> {
  const [row] = await orm
    .select(detailColumns)
    .from(tours)
    .innerJoin(communities, eq(communities.id, tours.communityId))
    .innerJoin(families, eq(families.id, tours.familyId))
    .where(eq(tours.id, id))
  return row
}

/** Returns the id of a tour that a person may see: one that they booked, or one of a family that they see as staff. [ROLE-010] */
export async function findVisibleTourId(orm: Orm, id: string, person: Person): Promise<string | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await orm
    .select({ id: tours.id })
    .from(tours)
    .innerJoin(families, eq(families.id, tours.familyId))
    .where(and(eq(tours.id, id), visibleTours(person)))
  return row?.id
}

/** Locks a tour until the transaction ends. */
export async function lockTour(tx: Orm, id: string): Promise<void> {
  await tx.select({ id: tours.id }).from(tours).where(eq(tours.id, id)).for('update')
}

/** What tours are sorted and filtered by. */
const columns: ListColumns = {
  createdAt: tours.createdAt,
  startsAt: tours.startsAt,
  status: tours.status,
  community: tours.communityId,
}

/** Returns a page of the tours that a person may see, by default newest first. */
export async function listVisibleTours(
  orm: Orm,
  query: TourQuery,
  person: Person,
  page: { size: number; offset: number },
): Promise<{ items: TourDetails[]; total: number }> {
  const where = and(visibleTours(person), filterCondition(query, columns))
  const [found] = await orm
    .select({ total: count() })
    .from(tours)
    .innerJoin(families, eq(families.id, tours.familyId))
    .where(where)
  const items = await orm
    .select(detailColumns)
    .from(tours)
    .innerJoin(communities, eq(communities.id, tours.communityId))
    .innerJoin(families, eq(families.id, tours.familyId))
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

/** Returns a tour as people see it. Only staff see the family. */
export function toTour({ tour, community, family }: TourDetails, { role }: Pick<Person, 'role'>): Tour {
  const isStaff = role !== 'visitor' && role !== 'customer'
  return {
    id: tour.id,
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
    ...(isStaff ? { clientId: tour.familyId, clientName: family.name } : {}),
  }
}

/** Returns the condition on tours that a person booked, by account or browser. */
function isOwn(person: Person): SQL {
  const own = ownActions(person)
  return own
    ? sql`exists (select 1 from ${uuidActions} where ${uuidActions.id} = ${tours.actionId} and ${own})`
    : sql`false`
}

/**
 * Returns the condition on tours that a person may see. Staff see those of the families that they accepted or that were shared with them, and
 * providers only those of their communities. [ROLE-010, TRUST-002]
 */
function visibleTours(person: Person): SQL | undefined {
  const { role } = person
  if (role !== 'agent' && role !== 'provider' && role !== 'admin') return isOwn(person)
  const isAtOwnCommunity = role === 'provider' ? managesCommunity(person, tours.communityId) : undefined
  return or(isOwn(person), and(visibleFamilies(person), acceptedFamilies(person), isAtOwnCommunity))
}
