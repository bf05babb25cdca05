import { and, desc, eq } from 'drizzle-orm'
import { actingPersonId } from '../../database/acting-person'
import type { Orm } from '../../database/database'
import { changedValues, recordChanges } from '../../database/schema/tables'
import { reasonField } from './change-store'
import { isOfRecord } from './record-store'

/** A record that was changed. */
interface ChangedRecord {
  table: string
  id: string
}

/** Adds why the acting person changed a record to what was recorded of the change. Call it in the transaction of the change. [WORK-017] */
export async function recordReason(tx: Orm, { table, id }: ChangedRecord, reason: string): Promise<void> {
  const actorId = actingPersonId()
  if (actorId === undefined) return
  const [change] = await tx
    .select({ id: recordChanges.id })
    .from(recordChanges)
    .where(
      and(eq(recordChanges.recordTable, table), eq(recordChanges.recordId, id), eq(recordChanges.actorId, actorId)),
    )
    .orderBy(desc(recordChanges.at))
    .limit(1)
  if (change)
    await tx
      .insert(changedValues)
      .values({ changeId: change.id, field: reasonField, after: reason })
      .onConflictDoNothing()
}

/** Returns the value of a field before a change of a record, as it was recorded. Undefined if no such change was. */
export async function findValueBefore(
  orm: Orm,
  { table, id }: ChangedRecord,
  { changeId, field }: { changeId: string; field: string },
): Promise<{ before: unknown } | undefined> {
  const [row] = await orm
    .select({ before: changedValues.before })
    .from(changedValues)
    .innerJoin(recordChanges, eq(recordChanges.id, changedValues.changeId))
    .where(
      and(
        eq(changedValues.changeId, changeId),
        eq(changedValues.field, field),
        eq(recordChanges.recordTable, table),
        isOfRecord(id),
      ),
    )
  return row
}
