import { and, eq, gt } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { reveals } from '../../../database/schema/tables'

/** Inserts a reveal. */
export async function insertReveal(tx: Orm, reveal: typeof reveals.$inferInsert): Promise<void> {
  await tx.insert(reveals).values(reveal)
}

/** Returns whether an account has revealed a family's contact info since a time. */
export async function hasRevealSince(orm: Orm, familyId: string, userId: string, since: Date): Promise<boolean> {
  const [reveal] = await orm
    .select({ id: reveals.id })
    .from(reveals)
    .where(
      and(
        eq(reveals.familyId, familyId),
        eq(reveals.userId, userId),
        eq(reveals.route, 'reveal'),
        gt(reveals.at, since),
      ),
    )
    .limit(1)
  return reveal !== undefined
}
