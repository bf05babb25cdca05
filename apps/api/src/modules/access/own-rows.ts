import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Person } from '../../http/person'

/** Rows of a table that belong to the person: by the account, or by this browser. None for somebody known by neither. */
export const personRows =
  (table: { userId: PgColumn; anonymousId: PgColumn }) =>
  ({ userId, anonymousId }: Person): SQL =>
    or(userId ? eq(table.userId, userId) : undefined, anonymousId ? eq(table.anonymousId, anonymousId) : undefined) ??
    sql`false`
