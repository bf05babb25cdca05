import { and, asc, desc, eq, gt, inArray, is, ne, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { changedRecord, replaceStaffingMedians } from '@pkg/api/catalog'
import type { Database, Orm } from '@pkg/api/database'
import * as tables from '@pkg/api/schema'
import { now } from '@pkg/domain'
import { relatedSources } from './known-sources'
import { withRatingsOf, writeCommunities } from './store-communities'

const { communities, importChanges, importRuns } = tables
const pageSize = 500

/** The outcome of undoing a run. */
export interface UndoResult {
  source: string
  file: string
  /** Communities that the run added, now removed. */
  removed: number
  /** Communities that the run added and that other rows refer to, such as leads and reviews, now hidden. */
  hidden: number
  /** Communities that the run changed or retired, now as before. */
  restored: number
}

/** A run that can't be undone. The message says why. */
export class UndoError extends Error {
  override readonly name = 'UndoError'
}

/**
 * Undoes one run, all or nothing: removes what it added, and restores what it changed or retired, with later edits by a provider or staff.
 * The runs of a source, and of those that add to its communities, are undone from the last to the first.
 * @throws {UndoError} when the run doesn't exist, is already undone, or isn't the last one of its communities.
 */
export async function undoImport(database: Database, runId: string): Promise<UndoResult> {
  const result = await database.orm.transaction(async (tx) => {
    const run = await findLastRun(tx, runId)
    const undone = { source: run.source, file: run.file, removed: 0, hidden: 0, restored: 0 }
    let last = ''
    for (;;) {
      const changes = await tx
        .select({ id: importChanges.communityId, kind: importChanges.kind, before: importChanges.before })
        .from(importChanges)
        .where(and(eq(importChanges.runId, run.id), gt(importChanges.communityId, last)))
        .orderBy(asc(importChanges.communityId))
        .limit(pageSize)
      const end = changes.at(-1)
      if (!end) break
      last = end.id
      const added = changes.filter(({ kind }) => kind === 'added').map(({ id }) => id)
      const removed = await removeCommunities(tx, added)
      undone.removed += removed
      undone.hidden += added.length - removed
      undone.restored += await restore(tx, changes)
    }
    await tx.update(importRuns).set({ status: 'undone', finishedAt: now() }).where(eq(importRuns.id, run.id))
    return undone
  })
  await replaceStaffingMedians(database.orm)
  await database.script('analyze communities')
  return result
}

async function findLastRun(tx: Orm, runId: string) {
  const [run] = await tx
    .select()
    .from(importRuns)
    .where(sql`${importRuns.id}::text = ${runId}`)
    .for('update')
  if (!run) throw new UndoError(`No import run "${runId}". Use --list to see all runs.`)
  if (run.status === 'undone') throw new UndoError(`The import run ${runId} has already been undone.`)
  const [last] = await tx
    .select()
    .from(importRuns)
    .where(and(inArray(importRuns.source, relatedSources(run.source)), ne(importRuns.status, 'undone')))
    .orderBy(desc(importRuns.number))
    .limit(1)
  if (last && last.id !== run.id) {
    throw new UndoError(`A later import of ${run.source} depends on this run. Undo ${last.id} (${last.file}) first.`)
  }
  return run
}

/** The foreign keys to communities, by their key or their slug. */
const references = Object.values(tables)
  .filter((table) => is(table, PgTable))
  .flatMap((table) => getTableConfig(table).foreignKeys.map((foreignKey) => foreignKey.reference()))
  .filter(({ foreignTable }) => foreignTable === communities)

/** Removes communities that no row refers to by a foreign key, and hides the others. Returns how many it removed. */
async function removeCommunities(tx: Orm, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const isAdded = inArray(communities.id, [...ids])
  // Waits for transactions that refer to these communities, and lets no other one start, because a deletion would cascade.
  await tx.select({ id: communities.id }).from(communities).where(isAdded).orderBy(communities.id).for('update')
  const removed = await tx
    .delete(communities)
    .where(
      and(
        isAdded,
        ...references.map(
          ({ columns, foreignColumns }) =>
            sql`not exists (select from ${columns[0]?.table} where ${columns[0]} = ${foreignColumns[0]})`,
        ),
      ),
    )
    .returning({ id: communities.id })
  await tx
    .update(communities)
    .set({ status: -1, record: sql`jsonb_set(record, '{status}', '-1')` })
    .where(isAdded)
  return removed.length
}

async function restore(
  tx: Orm,
  changes: readonly { id: string; before: typeof importChanges.$inferSelect.before }[],
): Promise<number> {
  const before = new Map(changes.flatMap(({ id, before: record }) => (record ? [[id, record] as const] : [])))
  if (before.size === 0) return 0
  const rows = await tx
    .select({
      id: communities.id,
      sourceId: communities.sourceId,
      edits: communities.edits,
      record: communities.record,
    })
    .from(communities)
    .where(inArray(communities.id, [...before.keys()]))
    .for('update')
  const written = await writeCommunities(
    tx,
    rows.flatMap(({ id, sourceId, edits, record: stored }) => {
      const earlier = before.get(id)
      const record = earlier && withRatingsOf(earlier, stored)
      return record ? [{ sourceId, record: edits ? changedRecord(record, edits) : record }] : []
    }),
  )
  return written.length
}
