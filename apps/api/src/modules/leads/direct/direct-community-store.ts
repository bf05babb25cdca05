import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities, communityMembers, users } from '../../../database/schema/tables'
import { hasRole } from '../../access'

/** A community that may respond to families itself. */
export const isDirectEligible = sql`(${communities.record}->>'isD2CEligible')::boolean`

/** Returns those of the given communities that respond to families themselves and have a team on the dashboard. */
export async function listDirectIds(orm: Orm, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await orm
    .selectDistinct({ id: communities.id })
    .from(communities)
    .innerJoin(communityMembers, eq(communityMembers.communityId, communities.id))
    .innerJoin(users, eq(users.id, communityMembers.userId))
    .where(
      and(inArray(communities.id, ids), isDirectEligible, eq(communityMembers.status, 'approved'), hasRole('provider')),
    )
  return rows.map(({ id }) => id)
}
