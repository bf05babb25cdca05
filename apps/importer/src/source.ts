import type { CareTypeSlug, MedicareStars } from '@pkg/domain'
import type { RawPlace } from './places'

/** A facility as its register tells of it, in our words. */
export interface Facility {
  sourceId: string
  name: string
  place: RawPlace
  phone: string
  capacity: number | undefined
  care: CareTypeSlug[]
  chain: string
  /** The number that people know the licence by, where it is not the id; empty where there is none. */
  licenceNumber?: string
  stars?: MedicareStars
  servesAnyAge?: true
  /** The day, month or year that the row is of. */
  asOf: string
}

/** What is wrong with a row: the column, what stood in it, and why it is not taken. The reason is the same for all such rows. */
export interface RowDefect {
  field: string
  value: string
  reason: string
}

/** What a row of a register is: a facility, one that has closed, or a mistake. */
export type RegisterRow = { facility: Facility } | { closed: string } | (RowDefect & { sourceId?: string })

/** Reads the rows of one register. */
export interface Register {
  /** Its short name: what `--source` takes, and what communities keep. */
  source: string
  /** What it is, for people. */
  title: string
  /** Who keeps it, as licences name it. */
  authority: string
  /** Our name of each column, and the names it has had in files. The first is used in reports. */
  columns: Readonly<Record<string, readonly string[]>>
  /** Columns, by our name, that some releases do not have. */
  optional: readonly string[]
  /** Of `columns`, the one that says what day a row is of. */
  dated?: string
  /** `asOf` is the date of the file, for rows that carry none. */
  read(cell: Cells, asOf: string): RegisterRow
}

/** Gives the value of a column by our name for it, or an empty text, and the column's name in this file. */
export interface Cells {
  value(column: string): string
  column(column: string): string
  /** A row that is not taken because of one of its columns. */
  defect(column: string, reason: string): RowDefect
}

/** The values of a row by the names of its columns. */
export type RowValues = Readonly<Record<string, string | undefined>>

/** Reads cells through whichever of the names of a column the file has. */
export function cellsOf(register: Register, cells: RowValues): Cells {
  const column = (name: string) => {
    const names = register.columns[name] ?? []
    return names.find((one) => one in cells) ?? names[0] ?? name
  }
  const value = (name: string) => cells[column(name)] ?? ''
  return { column, value, defect: (name, reason) => ({ field: column(name), value: value(name), reason }) }
}

/** The columns of a place, where a register has one for each of its parts. */
export function placeOf(cell: Cells): RawPlace {
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

/** A whole number above 0; registers write 0 and nothing for what they do not know. */
export function positive(text: string): number | undefined {
  const number = Math.round(Number(text.replaceAll(',', '')))
  return text.trim() !== '' && number > 0 && number < 20_000 ? number : undefined
}

/** The main care type of a licence by its beds: homes of six beds and fewer are care homes. */
export function careOfBeds(beds: number | undefined): CareTypeSlug {
  return beds !== undefined && beds <= 6 ? 'care-home' : 'assisted-living'
}

/** What a name says of further care, for registers that do not say it. */
export function careOfName(name: string): CareTypeSlug[] {
  const care: CareTypeSlug[] = []
  if (/memory (?:care|support)|alzheimer|dementia/i.test(name)) care.push('memory-care')
  if (/independent living|retirement (?:community|village)|senior apartments/i.test(name))
    care.push('independent-living')
  if (/continuing care|life plan|\bccrc\b/i.test(name)) care.push('continuing-care-retirement-community')
  return care
}

/** Care types, each once, in the order given. */
export const eachOnce = (...care: CareTypeSlug[]): CareTypeSlug[] => [...new Set(care)]
