import { columnKey as keyOfColumn } from '@pkg/api/csv'
import type { CareTypeSlug, InspectionFinding, MedicareStars, PaymentSource } from '@pkg/domain'
import type { RawPlace } from './places'

/** A facility from a public record, in our terms. */
export interface Facility {
  sourceId: string
  name: string
  place: RawPlace
  phone: string
  capacity: number | undefined
  care: CareTypeSlug[]
  chain: string
  /** The license number, if it isn't the id. Empty if there is none. */
  licenseNumber?: string
  stars?: MedicareStars
  /** The findings of inspections and the penalties in the row. */
  findings?: InspectionFinding[]
  /** Who pays for care in it, by its certification. [FIND-022] */
  pays?: PaymentSource[]
  servesAnyAge?: true
  /** The day, month, or year of the row. */
  asOf: string
}

/** The column, value, and reason for which a row is rejected. Rows with the same defect have the same reason. */
export interface RowDefect {
  field: string
  value: string
  reason: string
}

/** What a row of a source contains: a facility, the id of a closed one, or a defect. */
export type SourceRow = { facility: Facility } | { closed: string } | (RowDefect & { sourceId?: string })

/** A source of public records: its agency, and the columns of its files. */
export interface FileSource {
  /** The short name, which `--source` takes. */
  name: string
  /** The title that the importer shows. */
  title: string
  /** The agency, as community pages show it. */
  authority: string
  /** The names that each column has had in files, by our name. Reports use the first one. */
  columns: Readonly<Record<string, readonly string[]>>
  /** Columns that some releases don't have, by our name. */
  optional: readonly string[]
  /** The column with the date of a row, by our name. */
  dateColumn?: string
}

/** A source whose rows are communities, and how to read them. Communities store its name. */
export interface RecordSource extends FileSource {
  /** Reads a row. `asOf` is the date of the file, for rows without a date. */
  read(cell: Cells, asOf: string): SourceRow
}

/** The values of a row, by our names of its columns. */
export interface Cells {
  /** Returns the value of a column, or an empty string. */
  value(column: string): string
  /** Returns the column's name in this file. */
  column(column: string): string
  /** Returns the defect of a row with an unusable column. */
  defect(column: string, reason: string): RowDefect
}

/** The values of a row by the key of their column. */
export type RowValues = Readonly<Record<string, string | undefined>>

const knownKeys = new Map<string, string>()

/** Returns the key of a column’s name that the sources know, once computed. [EDGE-002] */
export function columnKey(name: string): string {
  const key = knownKeys.get(name) ?? keyOfColumn(name)
  knownKeys.set(name, key)
  return key
}

/** Returns the cells of a row, under whichever of its names the file has a column. */
export function readCells(source: FileSource, cells: RowValues): Cells {
  const column = (name: string) => {
    const names = source.columns[name] ?? []
    return names.find((candidate) => columnKey(candidate) in cells) ?? names[0] ?? name
  }
  const value = (name: string) => cells[columnKey(column(name))] ?? ''
  return { column, value, defect: (name, reason) => ({ field: column(name), value: value(name), reason }) }
}

/** Reads an address that has a column for each part. */
export function readPlace(cell: Cells): RawPlace {
  return {
    line1: cell.value('line1'),
    city: cell.value('city'),
    state: cell.value('state'),
    zip: cell.value('zip'),
    county: cell.value('county'),
    latitude: cell.value('latitude'),
    longitude: cell.value('longitude'),
  }
}

/** Returns a whole number above 0, or undefined. Sources write 0 or nothing for an unknown number. */
export function parseCount(text: string): number | undefined {
  const number = Math.round(Number(text.replaceAll(',', '')))
  return text.trim() !== '' && number > 0 && number < 20_000 ? number : undefined
}

/** Returns the main care type for a number of beds. Homes with up to six beds are care homes. */
export function careForBeds(beds: number | undefined): CareTypeSlug {
  return beds !== undefined && beds <= 6 ? 'care-home' : 'assisted-living'
}

/** Returns the care types that a name mentions, for sources that don't state them. */
export function careInName(name: string): CareTypeSlug[] {
  const care: CareTypeSlug[] = []
  if (/memory (?:care|support)|alzheimer|dementia/i.test(name)) care.push('memory-care')
  if (/independent living|retirement (?:community|village)|senior apartments/i.test(name))
    care.push('independent-living')
  if (/continuing care|life plan|\bccrc\b/i.test(name)) care.push('continuing-care-retirement-community')
  return care
}

/** Returns care types without duplicates, in their order. */
export const distinctCare = (...care: CareTypeSlug[]): CareTypeSlug[] => [...new Set(care)]
