import type { endpoints, QueryOf } from '@pkg/api-client'
import { now } from '@pkg/domain'
import { and, asc, count, eq, inArray, isNotNull, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import type { BulkItemState } from '../../database/schema/bulk-actions'
import { bulkActions, bulkItems } from '../../database/schema/tables'
import { filterCondition, listOrder } from '../../http/lists/list-query'

/** The time after which a process that claimed records must have been killed. */
const claimMilliseconds = 60_000

/** The sort of a list of bulk actions. */
export type BulkActionQuery = QueryOf<typeof endpoints.bulkActions.list>

/** A stored bulk action. */
export type BulkActionRow = typeof bulkActions.$inferSelect

/** A record of a bulk action. */
export type BulkItem = typeof bulkItems.$inferSelect

/** The number of records in each state, and of all. */
export type ItemCounts = Record<BulkItemState | 'total', number>

const problemLimit = 20

/** Rows per statement, each with three parameters. */
const insertSize = 1000

/** Returns a page of a person's bulk actions, by default newest first. */
export async function listBulkActionRows(
  orm: Orm,
  query: BulkActionQuery,
  userId: string,
  page: { size: number; offset: number },
): Promise<{ rows: BulkActionRow[]; total: number }> {
  const columns = { recordType: bulkActions.recordType, createdAt: bulkActions.createdAt }
  const where = and(eq(bulkActions.userId, userId), filterCondition(query, columns))
  const [found] = await orm.select({ total: count() }).from(bulkActions).where(where)
  const rows = await orm
    .select()
    .from(bulkActions)
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: '-createdAt', unique: bulkActions.id }))
    .limit(page.size)
    .offset(page.offset)
  return { rows, total: found?.total ?? 0 }
}

/** Returns a person's bulk action. */
export async function findBulkAction(orm: Orm, id: string, userId: string): Promise<BulkActionRow | undefined> {
  const [row] = await orm
    .select()
    .from(bulkActions)
    .where(and(eq(bulkActions.id, id), eq(bulkActions.userId, userId)))
  return row
}

/** Returns anyone's bulk action. @throws if it doesn't exist */
export async function requireAction(orm: Orm, id: string): Promise<BulkActionRow> {
  const [row] = await orm.select().from(bulkActions).where(eq(bulkActions.id, id))
  if (!row) throw new Error('The bulk action was deleted')
  return row
}

/** Inserts a bulk action with the IDs of its records. */
export async function insertBulkAction(
  tx: Orm,
  values: typeof bulkActions.$inferInsert,
  recordIds: readonly string[],
): Promise<BulkActionRow> {
  const [row] = await tx.insert(bulkActions).values(values).returning()
  if (!row) throw new Error('The bulk action was not saved')
  const items = recordIds.map((recordId, position) => ({ actionId: row.id, position, recordId }))
  for (let start = 0; start < items.length; start += insertSize) {
    await tx.insert(bulkItems).values(items.slice(start, start + insertSize))
  }
  await finishActions(tx, [row.id])
  return row
}

/** Returns the number of records in each state. */
export async function countItems(orm: Orm, actionId: string): Promise<ItemCounts> {
  const rows = await orm
    .select({ state: bulkItems.state, count: count() })
    .from(bulkItems)
    .where(eq(bulkItems.actionId, actionId))
    .groupBy(bulkItems.state)
  const counts: ItemCounts = {
    total: 0,
    waiting: 0,
    changing: 0,
    changed: 0,
    unchanged: 0,
    failed: 0,
    undoing: 0,
    undone: 0,
    kept: 0,
  }
  for (const row of rows) {
    counts[row.state] = row.count
    counts.total += row.count
  }
  return counts
}

/** Returns the first problems of a bulk action. */
export async function listProblems(orm: Orm, actionId: string): Promise<{ recordId: string; detail: string }[]> {
  return orm
    .select({ recordId: bulkItems.recordId, detail: sql<string>`${bulkItems.problem}` })
    .from(bulkItems)
    .where(and(eq(bulkItems.actionId, actionId), isNotNull(bulkItems.problem)))
    .orderBy(bulkItems.position)
    .limit(problemLimit)
}

/** Claims the next records to change or change back, of all bulk actions or of one. Those of a process that was killed are claimed again after a minute. */
export async function claimItems(orm: Orm, limit: number, actionId: string | undefined): Promise<BulkItem[]> {
  const { state, claimedAt } = bulkItems
  const isUnclaimed = or(isNull(claimedAt), lt(claimedAt, new Date(now().getTime() - claimMilliseconds)))
  const isNext = and(inArray(state, ['waiting', 'changing', 'undoing']), isUnclaimed)
  const next = orm
    .select({ actionId: bulkItems.actionId, position: bulkItems.position })
    .from(bulkItems)
    .innerJoin(bulkActions, eq(bulkActions.id, bulkItems.actionId))
    .where(and(isNext, actionId ? eq(bulkItems.actionId, actionId) : undefined))
    .orderBy(asc(bulkActions.createdAt), asc(bulkItems.position))
    .limit(limit)
    .for('update', { of: bulkItems, skipLocked: true })
  const claimed = await orm
    .update(bulkItems)
    .set({
      claimedAt: now(),
      state: sql`case when ${state} = 'undoing' then 'undoing' else 'changing' end`,
    })
    .where(sql`(${bulkItems.actionId}, ${bulkItems.position}) in ${next}`)
    .returning()
  return claimed.toSorted((one, other) => one.position - other.position)
}

/** Stores what a change is about to replace. */
export async function noteBefore(
  orm: Orm,
  item: BulkItem,
  { before, version }: { before: Record<string, unknown>; version: number | undefined },
): Promise<void> {
  await orm
    .update(bulkItems)
    .set({ before, version: version ?? null })
    .where(isItem(item))
}

/** Stores what became of a record. */
export async function finishItem(
  orm: Orm,
  item: BulkItem,
  result: { state: BulkItemState; version?: number | undefined; problem?: string },
): Promise<void> {
  await orm
    .update(bulkItems)
    .set({
      state: result.state,
      ...(result.version === undefined ? {} : { version: result.version }),
      ...(result.problem === undefined ? {} : { problem: result.problem }),
    })
    .where(isItem(item))
}

const isItem = ({ actionId, position }: BulkItem) =>
  and(eq(bulkItems.actionId, actionId), eq(bulkItems.position, position))

/** Stores that bulk actions are finished, if none of their records is left. Records that were changed after the person asked to undo it are next. */
export async function finishActions(orm: Orm, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const left = orm
    .select({ left: sql`1` })
    .from(bulkItems)
    .where(and(eq(bulkItems.actionId, bulkActions.id), inArray(bulkItems.state, ['waiting', 'changing'])))
  await orm
    .update(bulkActions)
    .set({ finishedAt: now() })
    .where(and(inArray(bulkActions.id, ids), isNull(bulkActions.finishedAt), notExists(left)))
  const undone = orm
    .select({ id: bulkActions.id })
    .from(bulkActions)
    .where(and(inArray(bulkActions.id, ids), isNotNull(bulkActions.undoneAt)))
  await undoChanged(orm, inArray(bulkItems.actionId, undone))
}

/** Asks for a bulk action to be undone. Records that weren't changed yet stay as they are. */
export async function requestUndo(orm: Orm, id: string): Promise<void> {
  const isOfAction = eq(bulkItems.actionId, id)
  await orm.transaction(async (tx) => {
    await tx.update(bulkActions).set({ undoneAt: now() }).where(eq(bulkActions.id, id))
    await tx
      .update(bulkItems)
      .set({ state: 'unchanged' })
      .where(and(isOfAction, eq(bulkItems.state, 'waiting')))
    await undoChanged(tx, isOfAction)
  })
}

const undoChanged = (orm: Orm, where: SQL) =>
  orm
    .update(bulkItems)
    .set({ state: 'undoing', claimedAt: null })
    .where(and(where, eq(bulkItems.state, 'changed')))

/** Deletes bulk actions that began before a time. */
export async function deleteBulkActionsBefore(orm: Orm, time: Date): Promise<void> {
  await orm.delete(bulkActions).where(lt(bulkActions.createdAt, time))
}

/** Deletes what bulk actions replaced in the records with these IDs. [TRUST-016] */
export async function deleteBulkItemsOf(tx: Orm, recordIds: string[]): Promise<void> {
  if (recordIds.length > 0) await tx.delete(bulkItems).where(inArray(bulkItems.recordId, recordIds))
}
