import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Orm } from '@pkg/api/database'
import { importRuns } from '@pkg/api/schema'
import type { PublicFile } from './public-file'
import { isOlder } from './as-of-date'

/** What a run has stored so far. */
export type StoredCounts = typeof importRuns.$inferSelect.counts

/** An import as the database remembers it. */
export type ImportRun = typeof importRuns.$inferSelect

/** The file is of an earlier day than what was imported of its source. */
export class OlderFile extends Error {
  override readonly name = 'OlderFile'

  constructor(
    readonly source: string,
    readonly vintage: string,
    readonly known: string,
  ) {
    super(`The file is of ${vintage}, but ${source} is known as of ${known}. An older file would undo what is newer.`)
  }
}

/**
 * The run that a file belongs to: one of the same file that broke off goes on, else a new one begins.
 * @throws {OlderFile} when a newer file of the source, of about the same length or longer, was imported before.
 */
export async function beginRun(orm: Orm, file: PublicFile, fileName: string): Promise<ImportRun> {
  const { register, fingerprint, vintage, lines } = file
  const { source } = register
  const runs = await orm
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.source, source), ne(importRuns.status, 'undone')))
    .orderBy(desc(importRuns.number))
  // A sample of a few newer rows does not make a whole file old.
  const newest = runs.find((run) => isOlder(vintage, run.vintage) && sizeOf(run.counts) * 2 >= lines)
  if (newest) throw new OlderFile(source, vintage, newest.vintage)
  const [last] = runs
  if (last?.status === 'running' && last.fingerprint === fingerprint) return last
  const [begun] = await orm
    .insert(importRuns)
    .values({
      source,
      file: fileName,
      fingerprint,
      vintage,
      counts: { added: 0, updated: 0, unchanged: 0, retired: 0 },
    })
    .returning()
  if (!begun) throw new Error('The database did not begin the run')
  return begun
}

/** Says up to which line all is stored. Belongs into the transaction that stored it. */
export async function markProgress(orm: Orm, runId: string, line: number, counts: StoredCounts): Promise<void> {
  await orm.update(importRuns).set({ line, counts }).where(eq(importRuns.id, runId))
}

/** Ends a run. One that has changed nothing leaves no trace, so that `--undo` finds the one before. */
export async function endRun(orm: Orm, { id }: ImportRun, counts: StoredCounts, isWhole: boolean): Promise<void> {
  if (counts.added + counts.updated + counts.retired === 0) {
    await orm.delete(importRuns).where(eq(importRuns.id, id))
    return
  }
  await orm
    .update(importRuns)
    .set({ status: 'complete', counts, isWhole, finishedAt: sql`now()` })
    .where(eq(importRuns.id, id))
}

const sizeOf = ({ added, updated, unchanged }: StoredCounts) => added + updated + unchanged
