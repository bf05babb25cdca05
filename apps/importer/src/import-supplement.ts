import { basename } from 'node:path'
import type { Database, Orm } from '@pkg/api/database'
import { replaceStaffingMedians } from '@pkg/api/catalog'
import { isOlder } from './as-of-date'
import { readCsvRows } from './csv-rows'
import { rehearse } from './dry-run'
import type { RejectedRow } from './import-public-records'
import type { PublicFile } from './public-file'
import { finishRun, type ImportRun, saveProgress, startRun } from './runs'
import { readCells } from './source'
import { type KnownCommunity, loadCommunities, recordChanges, writeCommunities } from './store-communities'
import type { Supplement, SupplementSource } from './supplement'

const batchSize = 500

/** The outcome of a file that adds to communities: its rows, and the communities that they are about. */
export interface SupplementCounts {
  read: number
  updated: number
  unchanged: number
  /** Communities that the catalog doesn't have. */
  unlisted: number
  rejected: number
  other: number
}

/** The options of an import that adds to communities. */
export interface SupplementOptions {
  /** Whether to count the rows and store nothing. */
  isDryRun?: boolean
  /** Called for each rejected row. */
  onRejected?: (row: RejectedRow) => void
}

/**
 * Adds what a file says about communities to those that its source has imported. A second run of the same file changes nothing, and what a newer file
 * said stays. Communities that the file lacks keep what they have, with its date. [FIND-024, DATA-002]
 * @throws {OlderFileError} when a newer file of the source has been imported, and any error of reading the file.
 */
export async function importSupplement(
  database: Database,
  file: PublicFile<SupplementSource>,
  { isDryRun = false, onRejected }: SupplementOptions = {},
): Promise<SupplementCounts> {
  const read = await readSupplements(file, onRejected)
  if (isDryRun) return rehearse(database.orm, (tx) => store(tx, file, read))
  const counts = await store(database.orm, file, read)
  if (counts.updated > 0) await database.script('analyze communities')
  // Always, because an earlier run may have ended before it.
  await replaceStaffingMedians(database.orm)
  return counts
}

interface ReadSupplements {
  supplements: ReadonlyMap<string, Supplement>
  rows: number
  rejected: number
}

/** Reads all rows, because several may be about one community. */
async function readSupplements(
  { path, encoding, source, asOf }: PublicFile<SupplementSource>,
  onRejected: SupplementOptions['onRejected'],
): Promise<ReadSupplements> {
  const supplements = new Map<string, Supplement>()
  const counts = { rows: 0, rejected: 0 }
  const reject = (row: RejectedRow) => {
    counts.rejected += 1
    onRejected?.(row)
  }
  for await (const row of readCsvRows(path, encoding)) {
    const { line } = row
    counts.rows += 1
    if ('reason' in row) {
      reject({ line, field: '', value: row.text, reason: row.reason })
      continue
    }
    const cells = readCells(source, row.cells)
    const parsed = source.read(cells, asOf)
    if ('reason' in parsed) {
      const { field, value, reason } = parsed
      reject({ line, field, value, reason })
      continue
    }
    const { sourceId, supplement } = parsed
    const before = supplements.get(sourceId)
    if (!before) supplements.set(sourceId, supplement)
    else if (source.join) supplements.set(sourceId, source.join(before, supplement))
    else reject({ line, ...cells.defect('id', 'The number occurs twice. The first row is used') })
  }
  return { supplements, ...counts }
}

async function store(
  orm: Orm,
  file: PublicFile<SupplementSource>,
  { supplements, rows, rejected }: ReadSupplements,
): Promise<SupplementCounts> {
  const run = await startRun(orm, file, basename(file.path))
  const counts = { read: rows, updated: 0, unchanged: 0, unlisted: 0, rejected, other: file.lines - rows }
  // What an interrupted run has stored is unchanged now, and still the run's.
  const earlier = run.counts.updated
  const all = [...supplements]
  for (let start = 0; start < all.length; start += batchSize) {
    const batch = new Map(all.slice(start, start + batchSize))
    await orm.transaction(async (tx) => {
      const { known, updated } = await storeBatch(tx, file.source, run, batch)
      counts.updated += updated
      counts.unchanged += known - updated
      counts.unlisted += batch.size - known
      await saveProgress(tx, run.id, 0, { ...run.counts, updated: earlier + counts.updated })
    })
  }
  const { updated, unchanged } = counts
  await finishRun(orm, run, { added: 0, retired: 0, updated: earlier + updated, unchanged }, true)
  return counts
}

async function storeBatch(
  tx: Orm,
  { supplements: source }: SupplementSource,
  run: ImportRun,
  batch: ReadonlyMap<string, Supplement>,
): Promise<{ known: number; updated: number }> {
  const known = await loadCommunities(tx, source, [...batch.keys()])
  const stored = await writeCommunities(
    tx,
    [...known].map(([sourceId, { record }]) => ({ sourceId, record: withSupplement(record, batch.get(sourceId)) })),
  )
  await recordChanges(tx, run.id, stored, (sourceId) => known.get(sourceId)?.record)
  return { known: known.size, updated: stored.length }
}

/** Returns a record with what a file adds to it, except where the record has something newer. */
function withSupplement(record: KnownCommunity['record'], { staffing, enforcement, deficiencies }: Supplement = {}) {
  const isCurrent = (added: { asOf: string } | undefined, before: { asOf: string } | undefined) =>
    added && !(before && isOlder(added.asOf, before.asOf))
  return {
    ...record,
    ...(isCurrent(staffing, record.staffing) && { staffing }),
    ...(isCurrent(enforcement, record.enforcement) && { enforcement }),
    ...(isCurrent(deficiencies, record.deficiencies) && { deficiencies }),
  }
}
