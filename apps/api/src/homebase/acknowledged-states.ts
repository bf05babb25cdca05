import { type DisclosureState, disclosureStates } from '@pkg/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../database/database'
import { uuidActions } from '../database/schema/tables'
import type { Person } from '../http/person'

/**
 * The states whose disclosure a signed-in person has acknowledged. A browser without an account may be another's tomorrow, so that
 * its answers spare nobody the text. [DISC-007]
 */
export async function acknowledgedStates(orm: Orm, { userId }: Person): Promise<DisclosureState[]> {
  if (!userId) return []
  const rows = await orm
    .selectDistinct({ state: sql<string>`${uuidActions.actionInfo}->'data'->>'state'` })
    .from(uuidActions)
    .where(
      and(
        eq(uuidActions.userId, userId),
        eq(uuidActions.actionType, 'disclosure'),
        sql`(${uuidActions.actionInfo}->'data'->>'isDisclosureAcknowledged')::boolean`,
      ),
    )
  return disclosureStates.filter((state) => rows.some((row) => row.state === state))
}
