import { basename } from 'node:path'
import type { Point } from '@pkg/domain'
import type { Database, Orm } from '@pkg/api/database'
import type { CommunityRecord } from '@pkg/api/schema'
import { fillNeighborhoods, fillPlaces, loadGeography, replaceStaffingMedians, type Geography } from '@pkg/api/catalog'
import { findMissing, type Coverage } from './missing-communities'
import { rehearse } from './dry-run'
import { loadKnownSlugs } from './known-slugs'
import type { PublicFile } from './public-file'
import { readPublicRecords, type PublicRecord } from './read-public-records'
import { finishRun, type ImportRun, saveProgress, startRun, type StoredCounts } from './runs'
import { countLive, retireCommunities, storeCommunities, type ImportedCommunity } from './store-communities'
import { countLinked, findDuplicates } from './duplicate-communities'

const batchSize = 500

/** The outcome of an import. Every row read is added, updated, unchanged, closed, or rejected. Retired communities may have no row. */
export interface ImportCounts {
  read: number
  added: number
  updated: number
  unchanged: number
  retired: number
  /** Closed in the file, and not live before the import. */
  closed: number
  rejected: number
  /** The source's public communities that share their address with another license. */
  linked: number
  /** Live communities that a partial file doesn't contain. */
  missing: number
  /** Lines without a row: the header, titles above it, empty lines, and the other lines of a row with line breaks. */
  other: number
  /** Lines that can't be read as a row. They count as rejected, too. */
  unreadable: number
  /** Communities that would be retired if every line could be read, and stay until someone confirms it. [EDGE-001] */
  unconfirmed: number
}

/** A row that wasn't imported, with its line and the reason. */
export type RejectedRow = Omit<Extract<PublicRecord, { kind: 'rejected' }>, 'kind' | 'sourceId' | 'isUnreadable'>

/** The options of an import. */
export interface ImportOptions {
  /** The import loads the geography without it. */
  geography?: Geography
  /** Whether the file contains its whole source. The import detects it without this option. */
  coverage?: Coverage
  /** Whether someone has checked that what a file with unreadable lines doesn't contain is closed. */
  isRetiringConfirmed?: boolean
  /** Whether to count the rows and store nothing. */
  isDryRun?: boolean
  /** Called for each rejected row. */
  onRejected?: (row: RejectedRow) => void
  /** Called after each batch with its last line. */
  onProgress?: (line: number) => void
  /** Coordinates by id, for sources without them. */
  points?: ReadonlyMap<string, Point>
  /** Stops the import after the current batch. */
  signal?: AbortSignal
}

/**
 * Imports a public record file into the catalog: adds new communities, updates changed ones at their URLs, and retires those that have
 * closed or that a newer complete file no longer contains. Stores each batch together with its last line. An interrupted run continues
 * after that line, and a second run of the same file changes nothing. Stores the locations too if the demo data hasn't. [DATA-002]
 * @throws {OlderFileError} when a newer file of the source has been imported, and any error of reading the file.
 */
export async function importPublicRecords(
  database: Database,
  file: PublicFile,
  { geography = loadGeography(), isDryRun = false, ...options }: ImportOptions,
): Promise<ImportCounts> {
  if (!isDryRun) {
    await fillPlaces(database, geography)
    const counts = await new Import(database.orm, file, { geography, ...options }).run()
    if (counts.added + counts.updated + counts.retired > 0) {
      await database.script('analyze communities')
      await fillNeighborhoods(database.orm)
      await replaceStaffingMedians(database.orm)
    }
    return counts
  }
  return rehearse(database.orm, (tx) => new Import(tx, file, { geography, ...options }).run())
}

/** A running import. */
class Import {
  readonly #orm: Orm
  readonly #file: PublicFile
  readonly #options: Omit<ImportOptions, 'isDryRun'> & { geography: Geography }
  readonly #counts: ImportCounts = {
    read: 0,
    added: 0,
    updated: 0,
    unchanged: 0,
    retired: 0,
    closed: 0,
    rejected: 0,
    linked: 0,
    missing: 0,
    other: 0,
    unreadable: 0,
    unconfirmed: 0,
  }
  readonly #open = new Set<string>()
  readonly #closed = new Set<string>()
  readonly #rejected = new Set<string>()
  readonly #states = new Set<string>()
  #batch: (ImportedCommunity & { line: number })[] = []
  #stored: StoredCounts = { added: 0, updated: 0, unchanged: 0, retired: 0 }

  constructor(orm: Orm, file: PublicFile, options: Omit<ImportOptions, 'isDryRun'> & { geography: Geography }) {
    this.#orm = orm
    this.#file = file
    this.#options = options
  }

  async run(): Promise<ImportCounts> {
    const { geography, points, signal, onProgress, coverage = 'unknown' } = this.#options
    const { name: source } = this.#file.source
    const run = await startRun(this.#orm, this.#file, basename(this.#file.path))
    const { slugs, usedSlugs } = await loadKnownSlugs(this.#orm, source)
    this.#stored = run.counts
    const readOptions = {
      geography,
      findSlug: (id: string) => slugs.get(id),
      isSlugUsed: (slug: string) => usedSlugs.has(slug),
      ...(points && { points }),
    }
    for await (const row of readPublicRecords(this.#file, readOptions)) {
      if (signal?.aborted) break
      this.#counts.read += 1
      this.#collect(row, run, (id) => slugs.has(id))
      if (this.#batch.length === batchSize) await this.#flush(run, row.line, (id) => slugs.has(id))
      if (this.#counts.read % batchSize === 0) onProgress?.(row.line)
    }
    const lastLine = this.#batch.at(-1)?.line
    if (lastLine !== undefined) await this.#flush(run, lastLine, (id) => slugs.has(id))
    if (signal?.aborted) return { ...this.#counts, ...this.#stored }

    this.#counts.other = this.#file.lines - this.#counts.read
    await this.#retireClosed(run)
    const isComplete = await this.#retireMissing(run, coverage)
    await finishRun(this.#orm, run, this.#stored, isComplete)
    return { ...this.#counts, ...this.#stored, linked: await countLinked(this.#orm, source) }
  }

  #collect(row: PublicRecord, run: ImportRun, isKnown: (sourceId: string) => boolean): void {
    if (row.kind === 'rejected') {
      const { kind: _rejected, sourceId, isUnreadable, ...defect } = row
      if (isUnreadable) this.#counts.unreadable += 1
      if (sourceId) this.#rejected.add(sourceId)
      this.#reject(defect)
    } else if (row.kind === 'closed') {
      this.#counts.closed += 1
      this.#closed.add(row.sourceId)
    } else {
      const { line, sourceId } = row
      this.#open.add(sourceId)
      this.#states.add(row.record.address.state)
      // An interrupted run has stored these rows. A duplicate from another source is unknown, so we have to find it again.
      if (line > run.line || !isKnown(sourceId))
        this.#batch.push({ line, sourceId, record: toStoredRecord(row.record) })
    }
  }

  #reject(row: RejectedRow): void {
    this.#counts.rejected += 1
    this.#options.onRejected?.(row)
  }

  async #flush(run: ImportRun, line: number, isKnown: (sourceId: string) => boolean): Promise<void> {
    const { name: source } = this.#file.source
    const batch = this.#batch
    this.#batch = []
    await this.#orm.transaction(async (tx) => {
      const duplicates = await findDuplicates(
        tx,
        source,
        batch.filter(({ sourceId }) => !isKnown(sourceId)),
      )
      const fresh = batch.filter(({ sourceId }) => !duplicates.has(sourceId))
      const { added, updated } = await storeCommunities(tx, { source, runId: run.id }, fresh)
      const before = this.#stored
      this.#stored = {
        ...before,
        added: before.added + added,
        updated: before.updated + updated,
        unchanged: before.unchanged + fresh.length - added - updated,
      }
      await saveProgress(tx, run.id, Math.max(line, run.line), this.#stored)
      for (const { line: at, sourceId } of batch) {
        const value = duplicates.get(sourceId)
        if (value === undefined) continue
        this.#open.delete(sourceId)
        this.#reject({ line: at, field: '', value, reason: 'Another source has already added this community' })
      }
    })
  }

  /** Runs after the last row, because a source can list a community as closed and then, under the same number, as open. */
  async #retireClosed(run: ImportRun): Promise<void> {
    const retired = await this.#retire(
      run,
      [...this.#closed].filter((id) => !this.#open.has(id)),
    )
    this.#counts.closed -= retired
  }

  async #retireMissing(run: ImportRun, coverage: Coverage): Promise<boolean> {
    const seen = new Set([...this.#open, ...this.#closed, ...this.#rejected])
    const missing = await findMissing(this.#orm, this.#file, seen, this.#states, coverage)
    if (missing.isPartial) this.#counts.missing = missing.count
    await this.#retire(run, missing.sourceIds)
    return !missing.isPartial && this.#counts.unconfirmed === 0
  }

  async #retire(run: ImportRun, sourceIds: readonly string[]): Promise<number> {
    const { name: source } = this.#file.source
    // What an unreadable line says is unknown: a home may be in it, or be open again.
    if (this.#counts.unreadable > 0 && !this.#options.isRetiringConfirmed) {
      this.#counts.unconfirmed += await countLive(this.#orm, source, sourceIds)
      return 0
    }
    const before = this.#stored.retired
    for (let start = 0; start < sourceIds.length; start += batchSize) {
      await this.#orm.transaction(async (tx) => {
        const ids = sourceIds.slice(start, start + batchSize)
        const retired = await retireCommunities(tx, { source, runId: run.id }, ids)
        this.#stored = { ...this.#stored, retired: this.#stored.retired + retired }
        await saveProgress(tx, run.id, this.#file.lines + 1, this.#stored)
      })
    }
    return this.#stored.retired - before
  }
}

/** Returns the part of a community that its row stores. */
function toStoredRecord({
  reviews: _reviews,
  partnerAgents: _advisors,
  realEstateAgents: _agents,
  similarCommunities: _similar,
  ...record
}: Extract<PublicRecord, { kind: 'record' }>['record']): CommunityRecord {
  return record
}
