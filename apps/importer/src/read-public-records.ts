import { slugify, type Community, type Point } from '@pkg/domain'
import { addressKey, loadGeography, type Geography } from '@pkg/api/catalog'
import { readCsvRows } from './csv-rows'
import { nameKey, shortHash } from './identity'
import { PlaceReader, type UsAddress } from './places'
import { publicCommunity } from './public-community'
import type { PublicFile } from './public-file'
import { cellsOf, type Facility, type RegisterRow, type RowDefect } from './source'
import { facilityName } from './title-case'

/** What one line of a public file comes to. `line` counts from 1, the header being the first. */
export type PublicRecord =
  | { kind: 'record'; line: number; sourceId: string; record: Community }
  | { kind: 'closed'; line: number; sourceId: string }
  | ({ kind: 'rejected'; line: number; sourceId?: string } & RowDefect)

/** What the reader may be told. */
export interface ReadOptions {
  /** Without it the geography is loaded. */
  geography?: Geography
  /** The slug that a record of this source already has: it keeps it, whatever its name has become. */
  slugOf?: (sourceId: string) => string | undefined
  /** Whether a slug belongs to another record. */
  isTaken?: (slug: string) => boolean
  /** Points of facilities by id, for rows that have none. */
  points?: ReadonlyMap<string, Point>
}

/** Facilities of a file by what makes two rows one: their number, or name, address and care. */
class SeenFacilities {
  readonly #byId = new Map<string, string>()
  readonly #byPlace = new Map<string, string[]>()

  /**
   * The id under which a facility counts, or why it is a double. A number that two different houses have is a slip of the register: the
   * second gets one of its own. Two licences of one house for different care are a campus, and both count.
   */
  idFor(facility: Facility, address: UsAddress): { id: string } | { double: 'number' | 'house' } {
    const name = nameKey(facility.name)
    const key = addressKey(address)
    const house = `${name} ${key ?? `${address.state} ${slugify(address.city)}`}`
    const known = this.#byId.get(facility.sourceId)
    if (known === house || known?.startsWith(`${name} `)) return { double: 'number' }
    const care = this.#byPlace.get(house)
    if (key && care && facility.care.every((one) => care.includes(one))) return { double: 'house' }
    const id = known === undefined ? facility.sourceId : `${facility.sourceId}-${shortHash(house)}`
    if (this.#byId.has(id)) return { double: 'number' }
    this.#byId.set(id, house)
    this.#byPlace.set(house, [...(care ?? []), ...facility.care])
    return { id }
  }
}

/**
 * Reads a public file line by line: communities, facilities that have closed, and rows that are rejected with the field and the reason.
 * Nothing is silently left out. Of a facility that occurs twice the first open row counts. A slug is name, city and state, with the
 * register's id behind it where that is taken.
 * @throws whatever reading the file throws.
 */
export async function* readPublicRecords(
  { path, encoding, register, vintage }: PublicFile,
  { geography = loadGeography(), slugOf, isTaken, points }: ReadOptions = {},
): AsyncGenerator<PublicRecord, void, undefined> {
  const places = new PlaceReader(geography)
  const seen = new SeenFacilities()
  const slugs = new Set<string>()

  const newSlug = (name: string, sourceId: string, { city, state }: UsAddress) => {
    const plain = slugify(`${facilityName(name)} ${city} ${state}`)
    return slugs.has(plain) || isTaken?.(plain) ? slugify(`${plain} ${sourceId}`) : plain
  }

  for await (const row of readCsvRows(path, encoding)) {
    const { line } = row
    if ('reason' in row) {
      yield { kind: 'rejected', line, field: '', value: '', reason: row.reason }
      continue
    }
    const cells = cellsOf(register, row.cells)
    const read: RegisterRow = register.read(cells, vintage)
    if ('reason' in read) {
      yield { kind: 'rejected', line, ...read }
      continue
    }
    if ('closed' in read) {
      yield { kind: 'closed', line, sourceId: read.closed }
      continue
    }
    const { facility } = read
    const place = places.read(pointed(facility, points))
    if ('reason' in place) {
      yield { kind: 'rejected', line, sourceId: facility.sourceId, ...cells.defect(place.part, place.reason) }
      continue
    }
    const { address } = place
    const counted = seen.idFor(facility, address)
    if ('double' in counted) {
      yield { kind: 'rejected', line, ...doubleDefect(counted.double, facility, cells.column('id')) }
      continue
    }
    const { id: sourceId } = counted
    const slug = slugOf?.(sourceId) ?? newSlug(facility.name, sourceId, address)
    slugs.add(slug)
    const record = publicCommunity(register, slug, facility, address)
    yield { kind: 'record', line, sourceId, record }
  }
}

function doubleDefect(double: 'number' | 'house', { sourceId }: Facility, field: string): RowDefect {
  const reason =
    double === 'number'
      ? 'the number occurs twice; the first open row counts'
      : 'the same house has another number in this file; the first row counts'
  return { field, value: sourceId, reason }
}

/** The place of a facility, with its point from elsewhere where its register has none. */
function pointed({ place, sourceId }: Facility, points: ReadOptions['points']): Facility['place'] {
  const known = Number(place.latitude) === 0 ? points?.get(sourceId) : undefined
  return known ? { ...place, latitude: String(known.latitude), longitude: String(known.longitude) } : place
}
