import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities } from '../../../database/schema/tables'

/** Returns a live community. */
export async function findLiveCommunity(tx: Orm, id: string) {
  const [community] = await tx
    .select({
      id: communities.id,
      name: communities.name,
      city: communities.city,
      county: communities.county,
      state: communities.state,
    })
    .from(communities)
    .where(and(eq(communities.id, id), eq(communities.status, 1)))
  return community
}
