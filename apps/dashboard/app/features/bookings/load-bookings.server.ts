import type { Client } from '@pkg/api-client'
import type { RequestClock } from '~/site/server/times'
import { type BookingRow, callRow, tourRow } from './booking-row'

/** The tours and calls of a family: those to come, the next one first, and the others, the latest first. */
export interface FamilyBookings {
  next: BookingRow[]
  past: BookingRow[]
}

/** Loads the tours and calls of a family. A community's team has no calls. [WORK-020] */
export async function loadFamilyBookings(
  api: Client,
  familyId: string,
  clock: RequestClock,
  { isTeam }: { isTeam: boolean },
): Promise<FamilyBookings> {
  const query = { 'filter[client]': familyId, sort: 'startsAt', 'page-size': 100 } as const
  const [tours, calls] = await Promise.all([api.tours.list(query), isTeam ? { items: [] } : api.calls.list(query)])
  const rows = [
    ...tours.items.map((tour) => tourRow(tour, clock, { isTeam })),
    ...calls.items.map((call) => callRow(call, clock)),
  ].toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
  return { next: rows.filter(({ isNext }) => isNext), past: rows.filter(({ isNext }) => !isNext).toReversed() }
}
