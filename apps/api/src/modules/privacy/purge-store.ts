import { lt, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { idempotencyKeys, receiptLinks } from '../../database/schema/tables'
import { deleteUnfinished } from './action-erasure-store'

/** Deletes unfinished requests that began before a time. */
export const deleteUnfinishedBefore = (orm: Orm, time: Date): Promise<void> =>
  deleteUnfinished(orm, sql`created_at < ${time.toISOString()}::timestamptz`)

/** Deletes the stored responses from before a time. */
export async function deleteReplaysBefore(orm: Orm, time: Date): Promise<void> {
  await orm.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, time))
}

/** Deletes emailed links that expired before a time. */
export async function deleteLinksExpiredBefore(orm: Orm, time: Date): Promise<void> {
  await orm.delete(receiptLinks).where(lt(receiptLinks.expiresAt, time))
}
