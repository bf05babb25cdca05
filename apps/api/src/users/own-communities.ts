import { and, eq } from 'drizzle-orm'
import type { Orm } from '../database/database'
import { communityMembers } from '../database/schema/tables'
import type { Person } from '../http/person'

const noOne = '00000000-0000-0000-0000-000000000000'

/** The ids of the communities that a provider speaks for. A subquery, or rows when awaited. [ROLE-010] */
export const ownCommunities = (orm: Orm, { userId = noOne }: Person) =>
  orm
    .select({ id: communityMembers.communityId })
    .from(communityMembers)
    .where(and(eq(communityMembers.userId, userId), eq(communityMembers.status, 'approved')))
