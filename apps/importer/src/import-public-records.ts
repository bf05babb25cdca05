import { basename } from 'node:path'
import type { Point } from '@pkg/domain'
import type { Database, Orm } from '@pkg/api/database'
import type { CommunityRecord } from '@pkg/api/schema'
import { fillNeighborhoods, fillPlaces, loadGeography, type Geography } from '@pkg/api/catalog'
import { goneFrom, type Wholeness } from './missing-communities'
import { knownCommunities } from './known-communities'
import type { PublicFile } from './public-file'
import { readPublicRecords, type PublicRecord } from './read-public-records'
import { beginRun, endRun, type ImportRun, markProgress, type StoredCounts } from './runs'
import { retireCommunities, storeCommunities, type ImportedCommunity } from './store-communities'
import { knownElsewhere, linkedCount } from './duplicate-communities'

const batchSize = 500

/** How many rows came to what. Every row read is added, updated, unchanged, closed or rejected; retired ones need not have a row. */
export interface ImportCounts {
  read: number
  added: number
  updated: number
  unchanged: number
  retired: number
  /** Closed in the file, and not live here before. */
  closed: number
  rejected: number
  /** Of the source's public communities, those that share their address with another licence. */
  linked: number
  /** Live here and missing in the file, which was taken for a part of its register. */
  missing: number
}

/** A row that was not imported, where and why. */
export type RejectedRow = Omit<Extract<PublicRecord, { kind: 'rejected' }>, 'kind' | 'sourceId'>

/** What the import may be told. */
export interface ImportOptions {
  /** Without it the geography is loaded. */
  geography?: Geography
  /** Whether the file is all of its source; found out unless told. */
  wholeness?: Wholeness
  /** Counts and stores nothing. */
  isDryRun?: boolean
  /** Called for each rejected row. */
  onRejected?: (row: RejectedRow) => void
  /** Called after each batch with the line that was reached. */
  onProgress?: (line: number) => void
  /** Points of facilities by id, for registers that have none. */
  points?: ReadonlyMap<string, Point>
  /** Ends the import after the batch at hand. */
  signal?: AbortSignal
}

/** A dry run takes everything back by failing. */
class TakenBack extends Error {
  override readonly name = 'TakenBack'
}

/**
 * Brings a public file into the catalogue: new facilities are added, changed ones updated under the address that they have, the others
 * not touched, those that have closed or are gone from a newer whole file retired. It is stored batch by batch with the line reached, so
 * that a run that broke off, whatever ended it, goes on behind that line, and a second run of the same file changes nothing. Places are
 * filled where the demo has not filled them. [DATA-002]
 * @throws {OlderFile} when a newer file of the source is known; whatever reading the file throws.
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
    }
    return counts
  }
  let counts: ImportCounts | undefined
  try {
    await database.orm.transaction(async (tx) => {
      counts = await new Import(tx, file, { geography, ...options }).run()
      throw new TakenBack()
    })
  } catch (problem) {
    if (!(problem instanceof TakenBack)) throw problem
  }
  if (!counts) throw new Error('The dry run gave no counts')
  return counts
}

/** One import under way. */
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
    const { geography, points, signal, onProgress, wholeness = 'unknown' } = this.#options
    const { source } = this.#file.register
    const run = await beginRun(this.#orm, this.#file, basename(this.#file.path))
    const { slugs, taken } = await knownCommunities(this.#orm, source)
    this.#stored = run.counts
    const read = {
      geography,
      slugOf: (id: string) => slugs.get(id),
      isTaken: (slug: string) => taken.has(slug),
      ...(points && { points }),
    }
    for await (const row of readPublicRecords(this.#file, read)) {
      if (signal?.aborted) break
      this.#counts.read += 1
      this.#take(row, run, (id) => slugs.has(id))
      if (this.#batch.length === batchSize) await this.#flush(run, row.line, (id) => slugs.has(id))
      if (this.#counts.read % batchSize === 0) onProgress?.(row.line)
    }
    const reached = this.#batch.at(-1)?.line
    if (reached !== undefined) await this.#flush(run, reached, (id) => slugs.has(id))
    if (signal?.aborted) return { ...this.#counts, ...this.#stored }

    await this.#retireClosed(run)
    const isWhole = await this.#retireGone(run, wholeness)
    await endRun(this.#orm, run, this.#stored, isWhole)
    return { ...this.#counts, ...this.#stored, linked: await linkedCount(this.#orm, source) }
  }

  #take(row: PublicRecord, run: ImportRun, isKnown: (sourceId: string) => boolean): void {
    if (row.kind === 'rejected') {
      const { kind: _rejected, sourceId, ...defect } = row
      if (sourceId) this.#rejected.add(sourceId)
      this.#reject(defect)
    } else if (row.kind === 'closed') {
      this.#counts.closed += 1
      this.#closed.add(row.sourceId)
    } else {
      const { line, sourceId } = row
      this.#open.add(sourceId)
      this.#states.add(row.record.address.state)
      // What a run that broke off has stored is not stored again; a double of another register is found out again.
      if (line > run.line || !isKnown(sourceId)) this.#batch.push({ line, sourceId, record: recordOf(row.record) })
    }
  }

  #reject(row: RejectedRow): void {
    this.#counts.rejected += 1
    this.#options.onRejected?.(row)
  }

  async #flush(run: ImportRun, line: number, isKnown: (sourceId: string) => boolean): Promise<void> {
    const { source } = this.#file.register
    const batch = this.#batch
    this.#batch = []
    await this.#orm.transaction(async (tx) => {
      const elsewhere = await knownElsewhere(
        tx,
        source,
        batch.filter(({ sourceId }) => !isKnown(sourceId)),
      )
      const own = batch.filter(({ sourceId }) => !elsewhere.has(sourceId))
      const { added, updated } = await storeCommunities(tx, { source, runId: run.id }, own)
      const before = this.#stored
      this.#stored = {
        ...before,
        added: before.added + added,
        updated: before.updated + updated,
        unchanged: before.unchanged + own.length - added - updated,
      }
      await markProgress(tx, run.id, Math.max(line, run.line), this.#stored)
      for (const { line: at, sourceId } of batch) {
        const value = elsewhere.get(sourceId)
        if (value === undefined) continue
        this.#open.delete(sourceId)
        this.#reject({ line: at, field: '', value, reason: 'another register has brought this house already' })
      }
    })
  }

  /** Only when all is read: a register may list a facility as closed and, under the same number, as open again. */
  async #retireClosed(run: ImportRun): Promise<void> {
    const retired = await this.#retire(
      run,
      [...this.#closed].filter((id) => !this.#open.has(id)),
    )
    this.#counts.closed -= retired
  }

  async #retireGone(run: ImportRun, wholeness: Wholeness): Promise<boolean> {
    const seen = new Set([...this.#open, ...this.#closed, ...this.#rejected])
    const gone = await goneFrom(this.#orm, this.#file, seen, this.#states, wholeness)
    if (gone.isPart) this.#counts.missing = gone.missing
    await this.#retire(run, gone.sourceIds)
    return !gone.isPart
  }

  async #retire(run: ImportRun, sourceIds: readonly string[]): Promise<number> {
    const { source } = this.#file.register
    const before = this.#stored.retired
    for (let start = 0; start < sourceIds.length; start += batchSize) {
      await this.#orm.transaction(async (tx) => {
        const ids = sourceIds.slice(start, start + batchSize)
        const retired = await retireCommunities(tx, { source, runId: run.id }, ids)
        this.#stored = { ...this.#stored, retired: this.#stored.retired + retired }
        await markProgress(tx, run.id, this.#file.lines + 1, this.#stored)
      })
    }
    return this.#stored.retired - before
  }
}

/** A community as the table keeps it. */
function recordOf({
  reviews: _reviews,
  partnerAgents: _advisors,
  realEstateAgents: _none,
  similarCommunities: _neighbours,
  ...record
}: Extract<PublicRecord, { kind: 'record' }>['record']): CommunityRecord {
  return record
}
