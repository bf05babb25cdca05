import { anyCareSlug, type ListingQuery } from '@pkg/domain'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The conditions of a listing on figures that are kept by state and care, unless it has others. */
export function keptConditions(
  { filter, state, toc, ...query }: ListingQuery,
  kept: { state: PgColumn; care: PgColumn },
): SQL | undefined {
  const { careServices, ...others } = filter
  const { city, geometry, size, startingRate } = query
  const asked = [city, geometry, size, startingRate, ...Object.values(others)]
  if (asked.some((value) => value !== undefined)) return undefined
  const offers = (care: readonly string[]) => sql`${kept.care} && ${sql.param(`{${care.join(',')}}`)}::text[]`
  return and(
    sql`true`,
    state ? eq(kept.state, state) : undefined,
    toc && toc !== anyCareSlug ? offers([toc]) : undefined,
    careServices ? offers(careServices) : undefined,
  )
}
