import type { Orm } from '../../database/database'
import { familyEvents } from '../../database/schema/tables'

/** Adds an event to a family's timeline. */
export async function addFamilyEvent(tx: Orm, event: typeof familyEvents.$inferInsert): Promise<void> {
  await tx.insert(familyEvents).values(event)
}
