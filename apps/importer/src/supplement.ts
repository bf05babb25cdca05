import type { DeficiencyRecord, EnforcementRecord, StaffingRecord } from '@pkg/domain'
import type { Cells, FileSource, RowDefect } from './source'

/** What a file adds to a community that another source has imported. [FIND-024] */
export interface Supplement {
  staffing?: StaffingRecord
  enforcement?: EnforcementRecord
  deficiencies?: DeficiencyRecord
}

/** What a row adds, with the id of the community in its source, or a defect. */
export type SupplementRow = { sourceId: string; supplement: Supplement } | (RowDefect & { sourceId?: string })

/** A source whose rows add to the communities of another one. [FIND-024] */
export interface SupplementSource extends FileSource {
  /** The name of the source that has the communities. */
  supplements: string
  /** Reads a row. `asOf` is the date of the file. */
  read(cell: Cells, asOf: string): SupplementRow
  /** Joins what two rows say about one community. Without it, the first row counts. */
  join?(one: Supplement, other: Supplement): Supplement
}

/** Returns a certification number as Medicare writes it, with the zero that spreadsheets remove, or undefined for other text. [EDGE-003] */
export function parseCertificationNumber(text: string): string | undefined {
  const number = text.trim().toUpperCase().padStart(6, '0')
  return text.trim().length >= 5 && /^[0-9A-Z]{6}$/.test(number) ? number : undefined
}
