import { type DisclosureState, disclosureStates } from '@pkg/domain'
import { disclosures, parseDisclosureVersion } from '@pkg/domain/disclosures'
import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { uuidActions } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'

/**
 * The states whose disclosure a signed-in person has acknowledged. A browser without an account may be another's tomorrow, so that
 * its answers spare nobody the text, and one whose words have changed since is shown again. [DISC-007, TRUST-015]
 */
export async function acknowledgedStates(orm: Orm, { userId }: Person): Promise<DisclosureState[]> {
  if (!userId) return []
  const rows = await orm
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
  return disclosureStates.filter((state) =>
    rows.some((row) => row.state === state && parseDisclosureVersion(row.text ?? '') === disclosures[state].version),
  )
}
