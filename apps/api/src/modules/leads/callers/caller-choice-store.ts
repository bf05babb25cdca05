import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { callerChoices } from '../../../database/schema/tables'

/** A row of the caller choices table. */
export type CallerChoiceRow = typeof callerChoices.$inferSelect

/** Inserts a choice. */
export async function insertChoice(tx: Orm, choice: typeof callerChoices.$inferInsert): Promise<CallerChoiceRow> {
  const [inserted] = await tx.insert(callerChoices).values(choice).returning()
  if (!inserted) throw new Error('The choice was not saved')
  return inserted
}

/** Returns the last choice of a visitor since a time. */
export async function findLastChoice(tx: Orm, anonymousId: string, since: Date): Promise<CallerChoiceRow | undefined> {
  const [choice] = await tx
    .select()
    .from(callerChoices)
    .where(and(eq(callerChoices.anonymousId, anonymousId), gt(callerChoices.createdAt, since)))
    .orderBy(desc(callerChoices.createdAt))
    .limit(1)
  return choice
}

/** Returns a choice of a visitor since a time. */
export async function findChoice(
  tx: Orm,
  id: string,
  anonymousId: string,
  since: Date,
): Promise<CallerChoiceRow | undefined> {
  const [choice] = await tx
    .select()
    .from(callerChoices)
    .where(
      and(eq(callerChoices.id, id), eq(callerChoices.anonymousId, anonymousId), gt(callerChoices.createdAt, since)),
    )
  return choice
}

/** Returns the choice of a sent request, if it hasn't been deleted yet. */
export async function findSentChoice(orm: Orm, id: string): Promise<CallerChoiceRow | undefined> {
  const [choice] = await orm.select().from(callerChoices).where(eq(callerChoices.id, id))
  return choice
}

/** Deletes the choices before a time. */
export async function deleteChoicesBefore(tx: Orm, before: Date): Promise<void> {
  await tx.delete(callerChoices).where(lt(callerChoices.createdAt, before))
}
