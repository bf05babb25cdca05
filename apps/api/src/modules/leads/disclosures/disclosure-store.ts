import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { uuidActions } from '../../../database/schema/tables'

/** Returns the states and texts of the disclosures that an account acknowledged. */
export function listAcknowledgedDisclosures(orm: Orm, userId: string) {
  return orm
    .selectDistinct({
      state: sql<string>`${uuidActions.actionInfo}->'data'->>'state'`,
      text: sql<string | null>`${uuidActions.actionInfo}->'data'->>'disclosureText'`,
    })
    .from(uuidActions)
    .where(
      and(
        eq(uuidActions.userId, userId),
        eq(uuidActions.actionType, 'disclosure'),
        sql`(${uuidActions.actionInfo}->'data'->>'isDisclosureAcknowledged')::boolean`,
      ),
    )
}
