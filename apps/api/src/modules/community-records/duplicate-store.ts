import { and, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { communities } from '../../database/schema/tables'

/** How similar two names in one city are at least, from 0 to 1. */
const similarNames = 0.5

/** The most candidates to show. */
const mostDuplicates = 10

const phoneOf = sql`${communities.record} #>> '{propInfo,communityPhone}'`

/** Returns communities that may be the same as one: at its address, or in its city with a similar name or its phone number. The most similar name comes first. [DASH-010] */
export async function findDuplicateIds(orm: Orm, id: string): Promise<string[]> {
  const [one] = await orm
    .select({
      name: communities.name,
      state: communities.state,
      citySlug: communities.citySlug,
      addressKey: communities.addressKey,
      phone: sql<string | null>`${phoneOf}`,
    })
    .from(communities)
    .where(eq(communities.id, id))
  if (!one) return []
  const { name, state, citySlug, addressKey, phone } = one
  const similarity = sql`similarity(${communities.name}, ${name})`
  const isNear: SQL | undefined = or(
    addressKey === null ? undefined : eq(communities.addressKey, addressKey),
    and(
      eq(communities.citySlug, citySlug),
      or(sql`${similarity} >= ${similarNames}::real`, phone === null ? undefined : sql`${phoneOf} = ${phone}`),
    ),
  )
  const rows = await orm
    .select({ id: communities.id })
    .from(communities)
    .where(
      and(
        ne(communities.id, id),
        eq(communities.state, state),
        gt(communities.status, -2),
        isNull(communities.mergedIntoKey),
        isNear,
      ),
    )
    .orderBy(sql`${similarity} desc`, communities.id)
    .limit(mostDuplicates)
  return rows.map((row) => row.id)
}
