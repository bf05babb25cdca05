import { or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { communities } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { managedCommunityRows } from '../../access'

/**
 * The condition for families to see a community. It matches the condition of the table's indexes, so the
 * planner uses them. [LIST-003, LIST-004]
 */
export const isPublic = sql`${communities.status} = 1`

/** Returns the condition on rows of communities that families see. What a community has leaves the site with it. */
export const publicCommunityRows = (communityId: PgColumn): SQL =>
  sql`exists (select 1 from ${communities} where ${communities.id} = ${communityId} and ${isPublic})`

/** Returns the condition on rows of communities that families see, and of those that a person manages. */
export const visibleCommunityRows =
  (communityId: PgColumn) =>
  (person: Person): SQL | undefined =>
    or(managedCommunityRows(communityId)(person), publicCommunityRows(communityId))
