import { and, eq, isNotNull } from 'drizzle-orm'
import type { Orm } from '../database/database'
import { claims } from '../database/schema/tables'
import type { Person } from '../http/person'

const noOne = '00000000-0000-0000-0000-000000000000'

/** The ids of the communities that a provider speaks for: those of approved claims. A subquery, or rows when awaited. [ROLE-010] */
export const ownCommunities = (orm: Orm, { userId = noOne }: Person) =>
  orm
    .select({ id: claims.communityId })
    .from(claims)
    .where(and(eq(claims.userId, userId), eq(claims.status, 'approved'), isNotNull(claims.communityId)))
