import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { listShares, searchAlerts, userSaves } from '../../database/schema/tables'

/**
 * Moves what was saved in a browser before sign-in to the account, so it's there on every device. What the browser chose about a community
 * replaces what the account had chosen; notes of the account stay. The links to the saved communities and the search alerts
 * move, too. Call it in a transaction.
 * [FAV-002, TRUST-014, HOME-005]
 */
export async function adoptSaves(tx: Orm, userId: string, anonymousId: string): Promise<void> {
  await tx.update(listShares).set({ userId, anonymousId: null }).where(eq(listShares.anonymousId, anonymousId))
  await tx.update(searchAlerts).set({ userId, anonymousId: null }).where(eq(searchAlerts.anonymousId, anonymousId))
  const saves = await tx.delete(userSaves).where(eq(userSaves.anonymousId, anonymousId)).returning()
  if (saves.length === 0) return
  await tx
    .insert(userSaves)
    .values(saves.map(({ id: _, anonymousId: __, ...save }) => ({ ...save, userId })))
    .onConflictDoUpdate({
      target: [userSaves.userId, userSaves.communityId],
      set: {
        kind: sql`excluded.kind`,
        note: sql`coalesce(${userSaves.note}, excluded.note)`,
        care: sql`coalesce(excluded.care, ${userSaves.care})`,
      },
    })
}
