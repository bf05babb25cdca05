import type { CareTypeSlug, MedicareStars } from '@pkg/domain'
import type { CsvRow } from './csv-rows'
import type { RawPlace } from './places'

/** The public registers that can be imported. */
export const publicSources = ['cms', 'rcfe'] as const

/** One of the public registers. */
export type PublicSource = (typeof publicSources)[number]

/** A facility as its register tells of it, in our words. */
export interface Facility {
  sourceId: string
  name: string
  place: RawPlace
  phone: string
  capacity: number | undefined
  care: CareTypeSlug[]
  chain: string
  stars?: MedicareStars
  asOf: string
}

/** What a row of a register is: a facility, one that has closed, one that is none of ours, or a mistake. */
export type RegisterRow = { facility: Facility } | { closed: string } | { field: string; reason: string }

/** Reads the rows of one register. `asOf` is the date of the file, for rows that carry none. */
export interface Register {
  /** Who keeps it, as licences name it. */
  authority: string
  /** Columns of which each file must have one; the first name of each is used in reports. */
  columns: Readonly<Record<string, readonly string[]>>
  read(cell: Cells, asOf: string): RegisterRow
}

/** Gives the value of a column by our name for it, or an empty text, and the column's name in this file. */
export interface Cells {
  value(column: string): string
  column(column: string): string
}

/** Reads cells through whichever of the names of a column the file has. */
export function cellsOf(register: Register, { cells }: CsvRow): Cells {
  const column = (name: string) => {
    const names = register.columns[name] ?? []
    return names.find((one) => one in cells) ?? names[0] ?? name
  }
  return { column, value: (name) => cells[column(name)] ?? '' }
}

/** A whole number above 0; registers write 0 and nothing for what they do not know. */
export function positive(text: string): number | undefined {
  const number = Math.round(Number(text))
  return text.trim() !== '' && number > 0 ? number : undefined
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
