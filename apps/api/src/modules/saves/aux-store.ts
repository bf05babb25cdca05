import type { NewUuidAux } from '@pkg/api-client'
import { now } from '@pkg/domain'
import { desc, eq } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { uuidAuxes } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { personRows } from '../access'

/** A row of what we know about a browser. */
export type BrowserRecord = typeof uuidAuxes.$inferSelect

const isOwn = personRows(uuidAuxes)

/** Returns the newest record of a person's account or browser. */
export async function findBrowserRecord(orm: Orm, person: Person): Promise<BrowserRecord | undefined> {
  const [row] = await orm.select().from(uuidAuxes).where(isOwn(person)).orderBy(desc(uuidAuxes.updatedAt)).limit(1)
  return row
}

/** Inserts the record of a browser. Returns undefined if it already has one. */
export async function insertBrowserRecord(
  tx: Orm,
  record: { anonymousId: string; userId: string | null; info: NewUuidAux },
): Promise<BrowserRecord | undefined> {
  const [inserted] = await tx.insert(uuidAuxes).values(record).onConflictDoNothing().returning()
  return inserted
}

/** Locks the record of a browser until the transaction ends. */
export async function lockBrowserRecord(tx: Orm, anonymousId: string): Promise<BrowserRecord | undefined> {
  const [row] = await tx.select().from(uuidAuxes).where(eq(uuidAuxes.anonymousId, anonymousId)).for('update')
  return row
}

/** Replaces the info of a browser's record. Returns the updated record. */
export async function updateBrowserRecord(orm: Orm, record: BrowserRecord, info: NewUuidAux): Promise<BrowserRecord> {
  const updatedAt = now()
  await orm.update(uuidAuxes).set({ info, updatedAt }).where(eq(uuidAuxes.id, record.id))
  return { ...record, info, updatedAt }
}
