import { stringify } from 'csv-stringify/sync'
import type { Orm } from '../../database/database'
import { notFound } from '../../http/errors'
import { findImport, type ImportRecord } from './import-store'
import { kindOf } from './kinds/all-kinds'
import { listRowsAfter, type RowRecord } from './row-store'
import { doubleReason, importTexts as words } from './texts'

/** The states of rows that aren't imported, before and after the run, and of those that an undo kept. Doubles are left out unless an admin chose otherwise. */
const states = ['faulty', 'double', 'left-out', 'unreadable', 'skipped', 'kept'] as const

/** A file to download. */
interface CsvFile {
  name: string
  content: string
}

/**
 * Returns the rows that were left out, or that an undo kept, as CSV: the columns of the file with what was corrected, columns for corrected fields that the
 * file lacks, and why. It can be corrected and imported again. A cell that a spreadsheet would take for a formula begins with an apostrophe. @throws {HttpError} 404 [WORK-015, EDGE-001]
 */
export async function leftOutFile(orm: Orm, id: string): Promise<CsvFile> {
  const found = await findImport(orm, id)
  if (!found) throw notFound('import', id)
  const { header, fields, fileName, kind } = found.record
  const rows = await listLeftOut(orm, found.record)
  const labels = new Map(kindOf(kind).fields.map(({ name, label }) => [name, label]))
  const added = [...labels.keys()].filter((name) => !fields.includes(name) && rows.some(({ fixes }) => fixes[name]))
  const lines = [
    [...header, ...added.map((name) => labels.get(name) ?? name), words.reason],
    ...rows.map((row) => [
      ...cellsOf(row, header, fields),
      ...added.map((name) => row.fixes[name] ?? ''),
      reasonOf(row, labels),
    ]),
  ]
  const name = `${fileName.replace(/\.\w{1,5}$/, '')}-left-out.csv`
  return { name, content: stringify(lines, { bom: true, escape_formulas: true }) }
}

async function listLeftOut(orm: Orm, { id, onDouble }: ImportRecord): Promise<RowRecord[]> {
  const leftOut: RowRecord[] = []
  let line = 0
  for (;;) {
    const rows = await listRowsAfter(orm, id, { line, states })
    const last = rows.at(-1)
    if (!last) return leftOut
    line = last.line
    leftOut.push(...rows.filter(({ state, choice }) => state !== 'double' || (choice ?? onDouble) === 'skip'))
  }
}

const cellsOf = ({ cells, fixes }: RowRecord, header: readonly string[], fields: readonly string[]): string[] =>
  header.map((_, at) => fixes[fields[at] ?? ''] ?? cells[at] ?? '')

function reasonOf(row: RowRecord, labels: ReadonlyMap<string, string>): string {
  const { state, problem, faults } = row
  if (problem !== null) return problem
  if (state === 'double') return doubleReason(row)
  if (state === 'left-out') return words.leftOut
  return faults.map(({ field, problem: fault }) => `${labels.get(field) ?? field}: ${fault}`).join('. ')
}
