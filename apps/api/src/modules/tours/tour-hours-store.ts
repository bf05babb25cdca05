import { defaultTimeZone, type TourChoice, type TourHours } from '@pkg/domain'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { communities, tourHours, tours } from '../../database/schema/tables'
import { isPublic } from '../catalog'

/** What a community's tours depend on. */
export interface TouredCommunity {
  id: string
  timeZone: string
  /** Its own hours, if it entered some. */
  hours: TourHours[] | null
}

const touredColumns = {
  id: communities.id,
  timeZone: sql<string>`coalesce(nullif(${communities.record}->>'timeZone', ''), ${defaultTimeZone})`,
  hours: tourHours.hours,
}

/** Returns a public community with its hours for tours. */
export async function findTouredCommunity(orm: Orm, id: string): Promise<TouredCommunity | undefined> {
  const [row] = await orm
    .select(touredColumns)
    .from(communities)
    .leftJoin(tourHours, eq(tourHours.communityId, communities.id))
    .where(and(eq(communities.id, id), isPublic))
  return row
}

/** Returns the hours for tours of a community of any status. */
export async function findTourHours(orm: Orm, id: string): Promise<TourHours[] | undefined> {
  const [row] = await orm.select({ hours: tourHours.hours }).from(tourHours).where(eq(tourHours.communityId, id))
  return row?.hours
}

/** Saves a community's own hours for tours. */
export async function saveTourHours(orm: Orm, communityId: string, hours: TourHours[]): Promise<void> {
  await orm
    .insert(tourHours)
    .values({ communityId, hours })
    .onConflictDoUpdate({ target: tourHours.communityId, set: { hours } })
}

/** Returns the times of a community that are booked from a day on. */
export function listBookedTimes(orm: Orm, communityId: string, from: string): Promise<TourChoice[]> {
  return orm
    .select({ date: tours.date, time: tours.time })
    .from(tours)
    .where(and(eq(tours.communityId, communityId), eq(tours.status, 'booked'), gte(tours.date, from)))
}
