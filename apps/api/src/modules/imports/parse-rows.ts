import type { Orm } from '../../database/database'
import type { ImportFault } from '../../database/schema/tables'
import type { Values } from '../../http/collections/collection'
import { HttpError } from '../../http/errors'
import type { ImportKind, ReadText, RowTexts } from './kinds/kind'

/** A row whose texts became values, or that has faults. */
export interface ParsedRow {
  values: Values
  faults: ImportFault[]
}

/** Parses rows together, because names of records are looked up once. Each fault names its field. [WORK-015] */
export async function parseRows(orm: Orm, kind: ImportKind, rows: readonly RowTexts[]): Promise<ParsedRow[]> {
  const readers = new Map<string, ReadText>()
  for (const { name, read, lookUp } of kind.fields) {
    const texts = rows.flatMap((row) => row[name] ?? [])
    readers.set(name, lookUp && texts.length > 0 ? await lookUp(orm, texts) : read)
  }
  return rows.map((row) => parseRow(kind, readers, row))
}

function parseRow(kind: ImportKind, readers: ReadonlyMap<string, ReadText>, row: RowTexts): ParsedRow {
  const values: Record<string, unknown> = {}
  const faults: ImportFault[] = []
  for (const { name, label, isRequired } of kind.fields) {
    const text = row[name]
    if (text === undefined) {
      if (isRequired) faults.push({ field: name, problem: `${label} is missing` })
      continue
    }
    const { problem, value } = readers.get(name)?.(text, row) ?? { value: text }
    if (problem === undefined) values[name] = value
    else faults.push({ field: name, problem })
  }
  return { values, faults: faults.length > 0 ? faults : faultsOf(() => kind.check(values)) }
}

/** Returns what a check says about fields. @throws what isn't about the record */
function faultsOf(check: () => unknown): ImportFault[] {
  try {
    check()
    return []
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 422) throw error
    return error.details.map(({ detail, source }) => ({
      field: source?.pointer?.split('/').at(-1) ?? '',
      problem: detail,
    }))
  }
}
