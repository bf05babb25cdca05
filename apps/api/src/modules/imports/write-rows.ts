import type { Orm } from '../../database/database'
import type { Values } from '../../http/collections/collection'
import { HttpError } from '../../http/errors'
import type { Person } from '../../http/person'
import { isRecordChanged } from '../../http/versions'
import { differing, doubleFinder } from './check-rows'
import type { ImportRecord } from './import-store'
import { kindOf } from './kinds/all-kinds'
import type { ImportKind, KnownRecord } from './kinds/kind'
import { textsOf } from './match-fields'
import { type ParsedRow, parseRows } from './parse-rows'
import { findEarlierRow, findRowAt, listRowsAfter, openStates, type RowRecord, updateRow } from './row-store'
import { doubleReason, importTexts as words } from './texts'

/** What a batch knows. */
interface Batch {
  tx: Orm
  record: ImportRecord
  kind: ImportKind
  person: Person
  findKnown: (values: Values) => KnownRecord | undefined
  /** What identifies the rows that the batch added. */
  added: Set<string>
}

/** Writes the next rows of an import, each with its outcome. Returns how many rows it reached. [WORK-015] */
export async function writeRows(tx: Orm, record: ImportRecord, person: Person, size: number): Promise<number> {
  const rows = await listRowsAfter(tx, record.id, { line: 0, states: openStates, size })
  const kind = kindOf(record.kind)
  const parsed = await parseRows(
    tx,
    kind,
    rows.map((row) => textsOf(record.fields, row)),
  )
  // Someone may have added a record since the check.
  const findKnown = await doubleFinder(
    tx,
    kind,
    parsed.filter(({ faults }) => faults.length === 0).map(({ values }) => values),
  )
  const batch: Batch = { tx, record, kind, person, findKnown, added: new Set() }
  for (const [at, row] of rows.entries()) {
    const result = parsed[at]
    if (result) await updateRow(tx, row.id, await outcomeOf(batch, row, result))
  }
  return rows.length
}

const skipped = (problem: string) => ({ state: 'skipped' as const, problem })

/** Writes a row, and returns what became of it. */
async function outcomeOf(batch: Batch, row: RowRecord, parsed: ParsedRow): Promise<Partial<RowRecord>> {
  if (row.state === 'left-out') return skipped(words.leftOut)
  if (row.state === 'unreadable') return skipped(row.problem ?? words.unreadable)
  if (parsed.faults.length > 0) return skipped(faultsText(batch.kind, parsed.faults))
  try {
    // The writer has a savepoint of its own, so a row that it refuses leaves the batch intact.
    return await writeRow(batch, row, parsed.values)
  } catch (error) {
    if (isRecordChanged(error)) return skipped(words.changedMeanwhile)
    if (!(error instanceof HttpError) || error.status >= 500) throw error
    return skipped(error.details[0]?.detail ?? error.title)
  }
}

/** Returns what is wrong with a row in one text, with the labels of its fields. */
function faultsText({ fields }: ImportKind, faults: ParsedRow['faults']): string {
  return faults
    .map(({ field, problem }) => {
      const label = fields.find(({ name }) => name === field)?.label
      return label === undefined || problem.startsWith(label) ? problem : `${label}: ${problem}`
    })
    .join('. ')
}

async function writeRow(batch: Batch, row: RowRecord, values: Values): Promise<Partial<RowRecord>> {
  const { record, kind } = batch
  const choice = row.choice ?? record.onDouble
  if (row.state === 'double') {
    if (choice === 'new') return add(batch, values)
    const id = await doubleOf(batch, row)
    if (id !== undefined) return choice === 'skip' ? skipped(doubleReason(row)) : update(batch, row, id, values)
    // The earlier row was left out, so the first of its doubles is imported instead, as a new row.
  }
  const isKnown = batch.findKnown(values) !== undefined || kind.keysOf(values).some((key) => batch.added.has(key))
  return isKnown ? skipped(words.addedMeanwhile) : add(batch, values)
}

/** Returns the record that a row is a double of, unless it's a double of an earlier row that wrote none. */
async function doubleOf({ tx, record }: Batch, { doubleId, doubleLine }: RowRecord): Promise<string | undefined> {
  if (doubleId !== null || doubleLine === null) return doubleId ?? undefined
  return (await findRowAt(tx, record.id, doubleLine))?.recordId ?? undefined
}

async function add({ tx, kind, person, added }: Batch, values: Values): Promise<Partial<RowRecord>> {
  const { id, version } = await kind.writer(tx).create(person, values)
  for (const key of kind.keysOf(values)) added.add(key)
  return { state: 'added', recordId: id, recordVersion: version }
}

/** Updates a record, unless it has another version than at the check or than an earlier row of the import made. */
async function update(
  { tx, kind, person }: Batch,
  row: RowRecord,
  id: string,
  values: Values,
): Promise<Partial<RowRecord>> {
  const [known] = await kind.findByIds(tx, [id])
  if (!known) return skipped(words.gone)
  const earlier = await findEarlierRow(tx, row, id)
  const base = earlier?.recordVersion ?? row.recordVersion ?? known.version
  if (known.version !== base) return skipped(words.changedMeanwhile)
  const names = differing(values, known)
  if (names.length === 0) return { state: 'unchanged', recordId: id, recordVersion: base }
  const changes = Object.fromEntries(names.map((name) => [name, values[name]]))
  const { version } = await kind.writer(tx).update(person, id, changes, base)
  const before = Object.fromEntries(names.map((name) => [name, known.values[name] ?? null]))
  return { state: 'changed', recordId: id, recordVersion: version, before }
}
