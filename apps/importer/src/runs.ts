import { and, desc, eq, ne } from 'drizzle-orm'
import type { Orm } from '@pkg/api/database'
import { importRuns } from '@pkg/api/schema'
import { now } from '@pkg/domain'
import type { PublicFile } from './public-file'
import type { FileSource } from './source'
import { isOlder } from './as-of-date'

/** The counts of what a run has stored so far. */
export type StoredCounts = typeof importRuns.$inferSelect.counts

/** An import run in the database. */
export type ImportRun = typeof importRuns.$inferSelect

/** A file that is older than the last import of its source. */
export class OlderFileError extends Error {
  override readonly name = 'OlderFileError'

  constructor(
    readonly source: string,
    readonly asOf: string,
    readonly importedAsOf: string,
  ) {
    super(
      `The file is dated ${asOf}, but ${source} was last imported as of ${importedAsOf}. ` +
        'An older file would overwrite newer data, so nothing was imported.',
    )
  }
}

/**
 * Returns the interrupted run of the same file, or starts a new run.
 * @throws {OlderFileError} when a newer file of the source with at least half as many rows has been imported.
 */
export async function startRun(orm: Orm, file: PublicFile<FileSource>, fileName: string): Promise<ImportRun> {
  const { fingerprint, asOf, lines } = file
  const { name: source } = file.source
  const runs = await orm
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.source, source), ne(importRuns.status, 'undone')))
    .orderBy(desc(importRuns.number))
  // A sample of a few newer rows doesn't make a complete file old.
  const newest = runs.find((run) => isOlder(asOf, run.asOf) && countRows(run.counts) * 2 >= lines)
  if (newest) throw new OlderFileError(source, asOf, newest.asOf)
  const [last] = runs
  if (last?.status === 'running' && last.fingerprint === fingerprint) return last
  const [started] = await orm
    .insert(importRuns)
    .values({
      source,
      file: fileName,
      fingerprint,
      asOf,
      counts: { added: 0, updated: 0, unchanged: 0, retired: 0 },
    })
    .returning()
  if (!started) throw new Error('The database returned no run')
  return started
}

/** Saves the line up to which rows are stored, in the transaction that stores them. */
export async function saveProgress(orm: Orm, runId: string, line: number, counts: StoredCounts): Promise<void> {
  await orm.update(importRuns).set({ line, counts }).where(eq(importRuns.id, runId))
}

/** Completes a run. Deletes a run that changed nothing, so `--undo` finds the previous one. */
export async function finishRun(orm: Orm, { id }: ImportRun, counts: StoredCounts, isComplete: boolean): Promise<void> {
  if (counts.added + counts.updated + counts.retired === 0) {
    await orm.delete(importRuns).where(eq(importRuns.id, id))
    return
  }
  await orm
    .update(importRuns)
    .set({ status: 'complete', counts, isWhole: isComplete, finishedAt: now() })
    .where(eq(importRuns.id, id))
}

const countRows = ({ added, updated, unchanged }: StoredCounts) => added + updated + unchanged
