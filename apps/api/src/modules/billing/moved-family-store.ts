import type { LeadStage } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { families } from '../../database/schema/tables'

/** Locks a family until the transaction ends, and returns its stage. */
export async function lockStage(tx: Orm, familyId: string): Promise<LeadStage | undefined> {
  const [family] = await tx
    .select({ stage: families.stage })
    .from(families)
    .where(eq(families.id, familyId))
    .for('update')
  return family?.stage
}

/** Moves a family to the stage "Moved in", which ends a pause and opens a closed family. [WORK-007] */
export async function markMovedIn(tx: Orm, familyId: string): Promise<void> {
  const values = { stage: 'moved-in', closedReason: null, closedNote: null, pausedUntil: null } as const
  await tx.update(families).set(values).where(eq(families.id, familyId))
}

/** Moves a family back to the stage that it had before it moved in, and returns it. A closed one has lost its reason, so it's decided. */
export async function restoreStage(tx: Orm, familyId: string, before: LeadStage): Promise<LeadStage> {
  const stage = before === 'closed' || before === 'moved-in' ? 'decided' : before
  await tx.update(families).set({ stage }).where(eq(families.id, familyId))
  return stage
}
