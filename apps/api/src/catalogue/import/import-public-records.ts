import type { Database } from '../../database/database'
import type { CommunityRecord } from '../../database/schema/tables'
import { fillPlaces } from '../fill/fill-places'
import { loadGeography, type Geography } from '../geography/geography'
import { knownCommunities } from './known-communities'
import { readPublicRecords, type PublicRecord } from './read-public-records'
import type { PublicSource } from './registers'
import { retireCommunities, storeCommunities, type ImportedCommunity } from './store-communities'

const batchSize = 500

/** How many rows came to what. Every row read is one of the others. */
export interface ImportCounts {
  read: number
  added: number
  updated: number
  unchanged: number
  retired: number
  /** Closed, and not live here before. */
  closed: number
  rejected: number
}

/** A row that was not imported, where and why. */
export type RejectedRow = Omit<Extract<PublicRecord, { kind: 'rejected' }>, 'kind'>

/** What the import may be told. */
export interface ImportOptions {
  source: PublicSource
  /** Path of a `.csv` or `.csv.gz`. */
  file: string
  /** Without it the geography is loaded. */
  geography?: Geography
  /** Called for each rejected row, in the order of the file. */
  onRejected?: (row: RejectedRow) => void
  /** Called after each batch with the line that was reached. */
  onProgress?: (line: number) => void
  /** Ends the import after the batch at hand. */
  signal?: AbortSignal
}

/**
 * Brings a public file into the catalogue: new facilities are added, changed ones updated under the address that they have, the others
 * not touched, closed ones retired. It is stored batch by batch, so that a run that broke off is finished by the next, and a second run
 * of the same file changes nothing. Places are filled where the demo has not filled them. [DATA-002]
 * @throws {WrongFile} when the columns are not those of the source; whatever reading the file throws.
 */
export async function importPublicRecords(
  database: Database,
  { source, file, geography = loadGeography(), onRejected, onProgress, signal }: ImportOptions,
): Promise<ImportCounts> {
  const { orm } = database
  const counts: ImportCounts = { read: 0, added: 0, updated: 0, unchanged: 0, retired: 0, closed: 0, rejected: 0 }
  await fillPlaces(database, geography)
  const { slugs, taken } = await knownCommunities(orm, source)

  let batch: ImportedCommunity[] = []
  const flush = async () => {
    const { added, updated } = await storeCommunities(orm, batch)
    counts.added += added
    counts.updated += updated
    counts.unchanged += batch.length - added - updated
    batch = []
  }

  const open = new Set<string>()
  const closed = new Set<string>()
  const options = { geography, slugOf: (id: string) => slugs.get(id), isTaken: (slug: string) => taken.has(slug) }
  for await (const row of readPublicRecords(source, file, options)) {
    if (signal?.aborted) break
    counts.read += 1
    if (row.kind === 'rejected') {
      counts.rejected += 1
      onRejected?.({ line: row.line, field: row.field, reason: row.reason })
    } else if (row.kind === 'closed') {
      counts.closed += 1
      closed.add(row.sourceId)
    } else {
      open.add(row.sourceId)
      batch.push({ sourceId: row.sourceId, record: recordOf(row.record) })
    }
    if (batch.length === batchSize) await flush()
    if (counts.read % batchSize === 0) onProgress?.(row.line)
  }
  await flush()
  if (signal?.aborted) return counts

  // Only now: a register may list a facility as closed and, under the same number, as open again.
  const gone = [...closed].filter((id) => !open.has(id))
  for (let start = 0; start < gone.length; start += batchSize) {
    counts.retired += await retireCommunities(orm, source, gone.slice(start, start + batchSize))
  }
  counts.closed -= counts.retired
  if (counts.added + counts.updated + counts.retired > 0) await database.script('analyze communities')
  return counts
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
