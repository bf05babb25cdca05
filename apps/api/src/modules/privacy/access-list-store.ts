import type { PrivacyOverview } from '@pkg/api-client'
import { desc, eq } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { reveals } from '../../database/schema/tables'

/** Returns who saw a family's contact info, on which route, and why, newest first. [TRUTH-011] */
export async function listAccesses(orm: Orm, familyId: string): Promise<PrivacyOverview['accesses']> {
  const rows = await orm
    .select({ person: reveals.person, at: reveals.at, route: reveals.route, reason: reveals.reason })
    .from(reveals)
    .where(eq(reveals.familyId, familyId))
    .orderBy(desc(reveals.at), reveals.id)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
