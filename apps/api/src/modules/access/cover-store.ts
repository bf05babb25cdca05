import { siteDay } from '@pkg/domain'
import { and, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { covers, families, releases } from '../../database/schema/tables'

/** Returns the condition that a cover is active: from its first day to its last, unless someone ended it. [WORK-007] */
export const isActiveCover = (day: string = siteDay()): SQL | undefined =>
  and(lte(covers.fromDay, day), gte(covers.untilDay, day), isNull(covers.endedAt))

/** Returns the condition that someone covers for an advisor, who gets no new families meanwhile. [WORK-007] */
export const isAbsent = (agentId: PgColumn): SQL =>
  sql`exists (select 1 from ${covers} where ${covers.agentId} = ${agentId} and ${isActiveCover()})`

/**
 * Returns the condition that a row belongs to an advisor or to someone that they cover for. It's only the first, fast half of the condition: whose families
 * they really see depends on releases.
 */
export const belongsToCovered = (owner: PgColumn, agentId: string): SQL =>
  sql`${owner} = any(array(select ${agentId}::text
    union all select ${covers.agentId} from ${covers} where ${covers.coveringId} = ${agentId} and ${isActiveCover()}))`

/** Returns the condition that a family is shared with someone who covers for its advisor, which its receipts show. [WORK-007, TRUST-002] */
export const isSharedForCover = (agentId: string): SQL =>
  sql`exists (select 1 from ${releases} join ${covers} on ${covers.id} = ${releases.coverId}
    where ${releases.familyId} = ${families.id} and ${eq(releases.recipientKind, 'agent')}
    and ${releases.recipientId} = ${agentId} and ${releases.endedAt} is null and ${releases.revokedAt} is null
    and ${covers.agentId} = ${families.agentId} and ${isActiveCover()})`
