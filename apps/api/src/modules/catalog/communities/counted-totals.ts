import type { ListingQuery } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { readDataVersion } from '../../../http/data-version'

/** The totals of a listing over all pages. */
export interface Totals {
  total: number
  /** The number of communities in the total that pay us a referral fee. [TRUST-011] */
  paying: number
}

/** Returns whether the totals of a listing need a look at every community of the country: it has no place, and stored counts know nothing of its filters. */
export function isCountedThroughout({ filter, state, city, geometry, ...query }: ListingQuery): boolean {
  const { geo, county, region, id, name, address, amenities } = filter
  if ([state, city, geometry, geo, county, region, id, name, address].some((place) => place !== undefined)) return false
  const { size, startingRate, rating, only, pays, stays } = query
  return [size, startingRate, rating, only, pays, stays, amenities].some((narrowing) => narrowing !== undefined)
}

/** The most totals that are kept per database. */
const maxKept = 500
const kept = new WeakMap<Orm, Map<string, { version: string; totals: Promise<Totals> }>>()

/** Returns the totals of a query, which are counted once until something that everyone can read changes, or a day begins. [BIZ-008] */
export async function countedOnce(
  orm: Orm,
  [{ geo: _origin, ...query }, staff]: readonly [ListingQuery, object],
  count: () => Promise<Totals>,
): Promise<Totals> {
  const totalsByQuery = kept.get(orm) ?? new Map<string, { version: string; totals: Promise<Totals> }>()
  kept.set(orm, totalsByQuery)
  // Page and order don't change what is counted.
  const key = JSON.stringify([{ ...query, pageNumber: 1, pageSize: 1, sort: 'recommended' }, staff])
  const version = await readDataVersion(orm)
  const known = totalsByQuery.get(key)
  if (known?.version === version) return known.totals
  const totals = count()
  totalsByQuery.delete(key)
  totalsByQuery.set(key, { version, totals })
  totals.catch(() => totalsByQuery.delete(key))
  const [oldest] = totalsByQuery.keys()
  if (totalsByQuery.size > maxKept && oldest !== undefined) totalsByQuery.delete(oldest)
  return totals
}
