import { anyCareSlug, type ListingQuery } from '@pkg/domain'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Returns the conditions of a listing on stored counts by state and care types, or undefined if it has other filters. */
export function countConditions(
  { filter, state, toc, ...query }: ListingQuery,
  columns: { state: PgColumn; care: PgColumn },
): SQL | undefined {
  const { careServices, ...others } = filter
  const { city, geometry, size, startingRate, rating, only, pays, stays } = query
  const otherFilters = [city, geometry, size, startingRate, rating, only, pays, stays, ...Object.values(others)]
  if (otherFilters.some((value) => value !== undefined)) return undefined
  const offers = (care: readonly string[]) => sql`${columns.care} && ${sql.param(`{${care.join(',')}}`)}::text[]`
  return and(
    sql`true`,
    state ? eq(columns.state, state) : undefined,
    toc && toc !== anyCareSlug ? offers([toc]) : undefined,
    careServices ? offers(careServices) : undefined,
  )
}
