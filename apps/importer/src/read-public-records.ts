import { slugify, type Community, type Point } from '@pkg/domain'
import { addressKey, loadGeography, type Geography } from '@pkg/api/catalog'
import { isTitle } from '@pkg/api/csv'
import { readCsvRows } from './csv-rows'
import { isPlaceholder } from './address-text'
import { nameKey, shortHash } from './identity'
import { PlaceReader, type UsAddress } from './places'
import { buildCommunity } from './public-community'
import type { PublicFile } from './public-file'
import { type Facility, readCells, type RowDefect, type SourceRow } from './source'
import { formatFacilityName } from './title-case'

/**
 * The outcome of one row of a public record file. Lines count from 1, the header. A row is unreadable if its cells or its number can't be read, because it may be
 * about any facility.
 */
export type PublicRecord =
  | { kind: 'record'; line: number; sourceId: string; record: Community }
  | { kind: 'closed'; line: number; sourceId: string }
  | ({ kind: 'rejected'; line: number; sourceId?: string; isUnreadable?: true } & RowDefect)

/** The options of the reader. */
export interface ReadOptions {
  /** The reader loads the geography without it. */
  geography?: Geography
  /** Returns the slug of a record that the catalog already contains. The record keeps it under a new name too. */
  findSlug?: (sourceId: string) => string | undefined
  /** Returns whether a slug belongs to another record. */
  isSlugUsed?: (slug: string) => boolean
  /** Coordinates by id, for rows without them. */
  points?: ReadonlyMap<string, Point>
}

/** The facilities of a file, by number and by name and address. It finds duplicates. */
class SeenFacilities {
  readonly #byId = new Map<string, string>()
  readonly #byPlace = new Map<string, string[]>()

  /**
   * Returns the id for a facility, or why it's a duplicate. If a source gives two facilities the same number by
   * mistake, the second one gets its own id. Two licenses of one facility for different care are a campus, and both
   * count.
   */
  idFor(facility: Facility, address: UsAddress): { id: string } | { duplicate: 'number' | 'facility' } {
    const name = nameKey(facility.name)
    const key = addressKey(address)
    const location = `${name} ${key ?? `${address.state} ${slugify(address.city)}`}`
    const known = this.#byId.get(facility.sourceId)
    if (known === location || known?.startsWith(`${name} `)) return { duplicate: 'number' }
    const care = this.#byPlace.get(location)
    if (key && care && facility.care.every((type) => care.includes(type))) return { duplicate: 'facility' }
    const id = known === undefined ? facility.sourceId : `${facility.sourceId}-${shortHash(location)}`
    if (this.#byId.has(id)) return { duplicate: 'number' }
    this.#byId.set(id, location)
    this.#byPlace.set(location, [...(care ?? []), ...facility.care])
    return { id }
  }
}

/**
 * Reads a public record file row by row. Yields communities, closed facilities, and rejected rows with the field and the reason, so no
 * row is lost silently. If a facility occurs twice, the first open row counts. A slug consists of name, city, and state, followed by the
 * source's id if that slug is in use.
 * @throws any error of reading the file.
 */
export async function* readPublicRecords(
  { path, encoding, source, asOf }: PublicFile,
  { geography = loadGeography(), findSlug, isSlugUsed, points }: ReadOptions = {},
): AsyncGenerator<PublicRecord, void, undefined> {
  const places = new PlaceReader(geography)
  const seen = new SeenFacilities()
  const slugs = new Set<string>()

  const newSlug = (name: string, sourceId: string, { city, state }: UsAddress) => {
    const plain = slugify(`${formatFacilityName(name)} ${city} ${state}`)
    return slugs.has(plain) || isSlugUsed?.(plain) ? slugify(`${plain} ${sourceId}`) : plain
  }

  for await (const row of readCsvRows(path, encoding)) {
    const { line } = row
    if ('reason' in row) {
      yield { kind: 'rejected', line, field: '', value: row.text, reason: row.reason, isUnreadable: true }
      continue
    }
    const cells = readCells(source, row.cells)
    const parsed: SourceRow = source.read(cells, asOf)
    if ('reason' in parsed) {
      const isUnknown =
        parsed.sourceId === undefined &&
        !isTitle(
          Object.values(row.cells).map((cell) => cell ?? ''),
          Object.keys(row.cells).length,
        )
      yield { kind: 'rejected', line, ...parsed, ...(isUnknown && { isUnreadable: true }) }
      continue
    }
    if ('closed' in parsed) {
      yield { kind: 'closed', line, sourceId: parsed.closed }
      continue
    }
    const { facility } = parsed
    if (isPlaceholder(facility.name)) {
      yield { kind: 'rejected', line, sourceId: facility.sourceId, ...cells.defect('name', 'No name') }
      continue
    }
    const place = places.read(withKnownPoint(facility, points))
    if ('reason' in place) {
      yield { kind: 'rejected', line, sourceId: facility.sourceId, ...cells.defect(place.part, place.reason) }
      continue
    }
    const { address } = place
    const identified = seen.idFor(facility, address)
    if ('duplicate' in identified) {
      yield { kind: 'rejected', line, ...duplicateDefect(identified.duplicate, facility, cells.column('id')) }
      continue
    }
    const { id: sourceId } = identified
    const slug = findSlug?.(sourceId) ?? newSlug(facility.name, sourceId, address)
    slugs.add(slug)
    const record = buildCommunity(source, slug, facility, address)
    yield { kind: 'record', line, sourceId, record }
  }
}

function duplicateDefect(duplicate: 'number' | 'facility', { sourceId }: Facility, field: string): RowDefect {
  const reason =
    duplicate === 'number'
      ? 'The number occurs twice. The first open row is used'
      : 'The same facility has another number in this file. The first row is used'
  return { field, value: sourceId, reason }
}

/** Returns the address of a facility, with coordinates from the points file if its source has none. */
function withKnownPoint({ place, sourceId }: Facility, points: ReadOptions['points']): Facility['place'] {
  const known = Number(place.latitude) === 0 ? points?.get(sourceId) : undefined
  return known ? { ...place, latitude: String(known.latitude), longitude: String(known.longitude) } : place
}
