import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Person } from '../../http/person'

/** Returns the condition on rows that belong to a person, by account or browser. It matches no row for someone with neither. */
export const personRows =
  (table: { userId: PgColumn; anonymousId: PgColumn }) =>
  ({ userId, anonymousId }: Person): SQL =>
    or(userId ? eq(table.userId, userId) : undefined, anonymousId ? eq(table.anonymousId, anonymousId) : undefined) ??
    sql`false`
