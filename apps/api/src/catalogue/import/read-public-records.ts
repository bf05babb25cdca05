import { slugify, type Community } from '@pkg/domain'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { loadGeography, type Geography } from '../geography/geography'
import { cms } from './cms'
import { readCsvRows, type CsvRow } from './csv-rows'
import { PlaceReader } from './places'
import { publicCommunity } from './public-community'
import { rcfe } from './rcfe'
import { cellsOf, type Facility, type PublicSource, type Register } from './registers'
import { facilityName } from './title-case'

/** What one line of a public file comes to. `line` counts from 1, the header being the first. */
export type PublicRecord =
  | { kind: 'record'; line: number; sourceId: string; record: Community }
  | { kind: 'closed'; line: number; sourceId: string }
  | { kind: 'rejected'; line: number; field: string; reason: string }

/** What the reader may be told. */
export interface ReadOptions {
  /** Without it the geography is loaded. */
  geography?: Geography
  /** The slug that a record of this source already has: it keeps it, whatever its name has become. */
  slugOf?: (sourceId: string) => string | undefined
  /** Whether a slug belongs to another record. */
  isTaken?: (slug: string) => boolean
}

/** The file is not one of this source. */
export class WrongFile extends Error {
  override readonly name = 'WrongFile'
}

const registers: Readonly<Record<PublicSource, Register>> = { cms, rcfe }

/** Columns that some releases do not have. */
const optional = ['latitude', 'longitude', 'chain', 'health', 'quality', 'asOf']

function checkColumns(register: Register, { cells }: CsvRow, source: string): void {
  for (const [name, names] of Object.entries(register.columns)) {
    if (optional.includes(name) || names.some((one) => one in cells)) continue
    throw new WrongFile(`This is no ${source} file: it has no column ${names.join(' or ')}`)
  }
}

/** The date in the name of a file, such as `2021-07`, else the day it was written. */
async function dateOf(filePath: string): Promise<string> {
  const named = /\d{4}-\d{2}(?:-\d{2})?/.exec(basename(filePath))?.[0]
  return named ?? (await stat(filePath)).mtime.toISOString().slice(0, 10)
}

/**
 * Reads a public file, `.csv` or `.csv.gz`, line by line: communities, facilities that have closed, and rows that are rejected with the
 * field and the reason. Nothing is silently left out. Of a facility that occurs twice the first open row counts. A slug is name, city and
 * state, with the register's id behind it where that is taken.
 * @throws {WrongFile} when the columns are not those of the source; whatever reading the file throws.
 */
export async function* readPublicRecords(
  source: PublicSource,
  filePath: string,
  { geography = loadGeography(), slugOf, isTaken }: ReadOptions = {},
): AsyncGenerator<PublicRecord, void, undefined> {
  const register = registers[source]
  const places = new PlaceReader(geography)
  const asOf = await dateOf(filePath)
  const seen = new Set<string>()
  const slugs = new Set<string>()
  let isChecked = false

  const newSlug = (facility: Facility, city: string, state: string) => {
    const plain = slugify(`${facilityName(facility.name)} ${city} ${state}`)
    return slugs.has(plain) || isTaken?.(plain) ? `${plain}-${facility.sourceId.toLowerCase()}` : plain
  }

  for await (const row of readCsvRows(filePath)) {
    const { line } = row
    if ('reason' in row) {
      yield { kind: 'rejected', line, field: '', reason: row.reason }
      continue
    }
    if (!isChecked) checkColumns(register, row, source)
    isChecked = true
    const cells = cellsOf(register, row)
    const read = register.read(cells, asOf)
    if ('reason' in read) {
      yield { kind: 'rejected', line, ...read }
      continue
    }
    const sourceId = 'closed' in read ? read.closed : read.facility.sourceId
    if (seen.has(sourceId)) {
      yield {
        kind: 'rejected',
        line,
        field: cells.column('id'),
        reason: `${sourceId} occurs twice; the first open row counts`,
      }
      continue
    }
    if ('closed' in read) {
      yield { kind: 'closed', line, sourceId }
      continue
    }
    seen.add(sourceId)
    const place = places.read(read.facility.place)
    if ('reason' in place) {
      yield { kind: 'rejected', line, field: cells.column(place.part), reason: place.reason }
      continue
    }
    const { facility } = read
    const { address } = place
    const slug = slugOf?.(sourceId) ?? newSlug(facility, address.city, address.state)
    slugs.add(slug)
    yield {
      kind: 'record',
      line,
      sourceId,
      record: publicCommunity(source, register.authority, slug, facility, address),
    }
  }
}
