import { type FindingKind, type InspectionFinding, isCalendarDay } from '@pkg/domain'
import type { Cells, RecordSource } from './source'

/** A finding, and the columns that a file has for it. */
export interface FindingColumns {
  kind: FindingKind
  /** The columns whose numbers add up to the finding. A release may have only some of them. */
  numbers: readonly string[]
  /** The column with the day of the inspection. */
  day?: string
  /** How many years before the date of the file the numbers cover, if the source says so. */
  years?: number
}

/** Returns the columns of findings for `columns` of a source. All of them are optional. */
export function columnsOf(findings: readonly FindingColumns[]): RecordSource['columns'] {
  const names = findings.flatMap(({ numbers, day }) => (day ? [...numbers, day] : numbers))
  return Object.fromEntries(names.map((name) => [name, [name]]))
}

/**
 * Reads the findings of a row, amounts in whole US dollars. Blank and unreadable numbers are unknown and have no finding, and neither does an
 * inspection without a day. [FIND-012]
 */
export function readFindings(cell: Cells, findings: readonly FindingColumns[]): InspectionFinding[] {
  return findings.flatMap(({ kind, numbers, day, years }) => {
    const known = numbers.map((name) => parseNumber(cell.value(name))).filter((number) => number !== undefined)
    const date = day && cell.value(day).trim()
    if (known.length === 0 || (date !== undefined && !isCalendarDay(date))) return []
    const value = Math.round(known.reduce((sum, number) => sum + number, 0))
    return [{ kind, value, ...(date && { date }), ...(years && { years }) }]
  })
}

/** Returns a number of 0 or more, or undefined. Medicare writes `.` for an inspection that didn't take place. */
function parseNumber(text: string): number | undefined {
  const digits = text.trim().replace(/^\$/, '').replaceAll(',', '')
  return /^\d{1,9}(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined
}
