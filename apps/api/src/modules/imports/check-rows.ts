import { isDeepStrictEqual } from 'node:util'
import type { Orm } from '../../database/database'
import type { Values } from '../../http/collections/collection'
import type { ImportRecord } from './import-store'
import { kindOf } from './kinds/all-kinds'
import type { ImportKind, KnownRecord } from './kinds/kind'
import { textsOf } from './match-fields'
import { type ParsedRow, parseRows } from './parse-rows'
import { type CheckedRow, listRowsAfter, type RowRecord, saveCheckedRows } from './row-store'

/** The lines of rows by what identifies them, so a later row with the same is found. */
type KnownLines = Map<string, number>

/**
 * Checks all rows of an import: parses them, names their faults, and finds the records and earlier rows that they're doubles of. Rows that a person left
 * out stay out. [WORK-015]
 */
export async function checkAllRows(tx: Orm, record: ImportRecord): Promise<void> {
  const lines: KnownLines = new Map()
  let line = 0
  for (;;) {
    const rows = await listRowsAfter(tx, record.id, { line })
    const last = rows.at(-1)
    if (!last) return
    line = last.line
    const open = rows.filter(({ state }) => state !== 'left-out' && state !== 'unreadable')
    await saveCheckedRows(tx, await checkRows(tx, record, open, lines))
  }
}

/** Checks a row that was corrected. Rows after it that have the same as it are found when the import runs. */
export async function checkOneRow(tx: Orm, record: ImportRecord, row: RowRecord): Promise<void> {
  await saveCheckedRows(tx, await checkRows(tx, record, [row], new Map()))
}

async function checkRows(
  orm: Orm,
  { kind: name, fields }: ImportRecord,
  rows: readonly RowRecord[],
  lines: KnownLines,
): Promise<CheckedRow[]> {
  const kind = kindOf(name)
  const parsed = await parseRows(
    orm,
    kind,
    rows.map((row) => textsOf(fields, row)),
  )
  const sound = parsed.filter(({ faults }) => faults.length === 0).map(({ values }) => values)
  const findKnown = await doubleFinder(orm, kind, sound)
  return rows.flatMap((row, at) => {
    const result = parsed[at]
    return result ? [checked(row, result, { kind, findKnown, lines })] : []
  })
}

/** Returns what finds the record that values are a double of, if there is one. */
export async function doubleFinder(
  orm: Orm,
  kind: ImportKind,
  values: readonly Values[],
): Promise<(values: Values) => KnownRecord | undefined> {
  const known = new Map<string, KnownRecord>()
  for (const record of values.length > 0 ? await kind.findAlike(orm, values) : []) {
    for (const key of kind.keysOf(record.values)) if (!known.has(key)) known.set(key, record)
  }
  return (one) => {
    const key = kind.keysOf(one).find((candidate) => known.has(candidate))
    return key === undefined ? undefined : known.get(key)
  }
}

function checked(
  { id, line }: RowRecord,
  { values, faults }: ParsedRow,
  {
    kind,
    findKnown,
    lines,
  }: { kind: ImportKind; findKnown: (values: Values) => KnownRecord | undefined; lines: KnownLines },
): CheckedRow {
  const none = { id, faults, doubleId: null, doubleLine: null, differs: [], recordVersion: null }
  if (faults.length > 0) return { ...none, state: 'faulty' }
  const keys = kind.keysOf(values)
  const earlier = keys.flatMap((key) => lines.get(key) ?? [])[0]
  for (const key of keys) if (!lines.has(key)) lines.set(key, line)
  const known = findKnown(values)
  if (known) {
    const { id: doubleId, version: recordVersion } = known
    return { ...none, state: 'double', doubleId, recordVersion, differs: differing(values, known) }
  }
  return earlier === undefined ? { ...none, state: 'new' } : { ...none, state: 'double', doubleLine: earlier }
}

/** Returns the fields of values that a record has otherwise. A row without a value changes nothing. */
export const differing = (values: Values, known: KnownRecord): string[] =>
  Object.keys(values).filter((name) => !isDeepStrictEqual(values[name], known.values[name]))
