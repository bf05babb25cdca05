import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { changedRecord } from '@pkg/api/catalog'
import type { Database, Orm } from '@pkg/api/database'
import { communities, importChanges, importRuns } from '@pkg/api/schema'
import { writeCommunities } from './store-communities'

const pageSize = 500

/** What undoing a run came to. */
export interface Undone {
  source: string
  file: string
  /** Added by the run, and gone again. */
  removed: number
  /** Added by the run, but somebody has asked there since: off the site, and kept. */
  hidden: number
  /** Changed or retired by the run, and as before. */
  restored: number
}

/** A run cannot be undone. The message says why. */
export class CannotUndo extends Error {
  override readonly name = 'CannotUndo'
}

/**
 * Takes one run back, all or nothing: what it added is removed, what it changed or retired stands as before, under what provider and
 * staff have set since. Runs of a source are undone from the last to the first.
 * @throws {CannotUndo} when there is no such run, it is undone already, or a later one of its source stands.
 */
export async function undoImport(database: Database, runId: string): Promise<Undone> {
  const undone = await database.orm.transaction(async (tx) => {
    const run = await lastRun(tx, runId)
    const result = { source: run.source, file: run.file, removed: 0, hidden: 0, restored: 0 }
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
      result.removed += removed
      result.hidden += added.length - removed
      result.restored += await restore(tx, changes)
    }
    await tx
      .update(importRuns)
      .set({ status: 'undone', finishedAt: sql`now()` })
      .where(eq(importRuns.id, run.id))
    return result
  })
  await database.script('analyze communities')
  return undone
}

async function lastRun(tx: Orm, runId: string) {
  const [run] = await tx
    .select()
    .from(importRuns)
    .where(sql`${importRuns.id}::text = ${runId}`)
    .for('update')
  if (!run) throw new CannotUndo(`There is no import ${runId}.`)
  if (run.status === 'undone') throw new CannotUndo(`The import ${runId} is undone already.`)
  const [last] = await tx
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.source, run.source), ne(importRuns.status, 'undone')))
    .orderBy(desc(importRuns.number))
    .limit(1)
  if (last && last.id !== run.id) {
    throw new CannotUndo(`A later import of ${run.source} stands on it. Undo ${last.id} (${last.file}) first.`)
  }
  return run
}

/** Removes communities that nothing refers to, and takes the others off the site. Gives how many are removed. */
async function removeCommunities(tx: Orm, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  try {
    return await tx.transaction(async (inner) => {
      const gone = await inner
        .delete(communities)
        .where(inArray(communities.id, [...ids]))
        .returning({ id: communities.id })
      return gone.length
    })
  } catch {
    const [only, another] = ids
    if (only !== undefined && another === undefined) {
      await tx
        .update(communities)
        .set({ status: -1, record: sql`jsonb_set(record, '{status}', '-1')` })
        .where(eq(communities.id, only))
      return 0
    }
    const middle = Math.ceil(ids.length / 2)
    return (await removeCommunities(tx, ids.slice(0, middle))) + (await removeCommunities(tx, ids.slice(middle)))
  }
}

async function restore(
  tx: Orm,
  changes: readonly { id: string; before: typeof importChanges.$inferSelect.before }[],
): Promise<number> {
  const before = new Map(changes.flatMap(({ id, before: record }) => (record ? [[id, record] as const] : [])))
  if (before.size === 0) return 0
  const rows = await tx
    .select({ id: communities.id, sourceId: communities.sourceId, edits: communities.edits })
    .from(communities)
    .where(inArray(communities.id, [...before.keys()]))
    .for('update')
  const written = await writeCommunities(
    tx,
    rows.flatMap(({ id, sourceId, edits }) => {
      const record = before.get(id)
      return record ? [{ sourceId, record: edits ? changedRecord(record, edits) : record }] : []
    }),
  )
  return written.length
}
