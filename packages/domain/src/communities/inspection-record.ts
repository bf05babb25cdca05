import type { CalendarDay } from '../tours/calendar-day'

/** What a number in a public record counts. `fine-total` is an amount in whole US dollars. */
export type FindingKind =
  | 'inspection-deficiencies'
  | 'complaint-deficiencies'
  | 'deficiencies'
  | 'class-1-deficiencies'
  | 'class-2-deficiencies'
  | 'class-3-deficiencies'
  | 'class-4-deficiencies'
  | 'complaints'
  | 'substantiated-complaints'
  | 'fines'
  | 'fine-total'
  | 'payment-denials'
  | 'sanctions'

/** One number of a public record. A number that the record leaves blank has no finding, and 0 is a finding. [FIND-012] */
export interface InspectionFinding {
  kind: FindingKind
  value: number
  /** The day of the inspection, for findings of one inspection. */
  date?: CalendarDay
  /** How many years before the date of the record the number covers, if its source says so. */
  years?: number
}

/** What a public record says about inspections, complaints, and penalties. [FIND-012, DATA-002] */
export interface InspectionRecord {
  /** The agency that published the record. */
  authority: string
  /** The day, month, or year of the record. */
  asOf: string
  findings: InspectionFinding[]
}

/** Returns findings with the newest inspection first. Those without a date follow in their order. [FIND-012] */
export function sortFindings(findings: readonly InspectionFinding[]): InspectionFinding[] {
  return findings.toSorted(({ date: one = '' }, { date: other = '' }) => other.localeCompare(one))
}
