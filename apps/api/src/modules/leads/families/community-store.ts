import { and, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities } from '../../../database/schema/tables'

const isLive = eq(communities.status, 1)

const columns = {
  id: communities.id,
  name: communities.name,
  city: communities.city,
  county: communities.county,
  state: communities.state,
}

/** A community that families see. */
export interface LiveCommunity {
  id: string
  name: string
  city: string
  county: string
  state: string
}

/** Returns a live community. */
export async function findLiveCommunity(tx: Orm, id: string): Promise<LiveCommunity | undefined> {
  const [community] = await listLiveCommunities(tx, [id])
  return community
}

/** Returns those of the communities that are live, in the order of their ids. */
export async function listLiveCommunities(tx: Orm, ids: readonly string[]): Promise<LiveCommunity[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select(columns)
    .from(communities)
    .where(and(inArray(communities.id, [...ids]), isLive))
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** Returns the budget ranges that communities have instead of the defaults. [GWZ-076] */
export async function listBudgetRanges(tx: Orm, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ record: communities.record })
    .from(communities)
    .where(inArray(communities.id, [...ids]))
  return [...new Set(rows.flatMap(({ record }) => record.gwizzyPricingThreshold ?? []))]
}
