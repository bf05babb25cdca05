import type { endpoints, ImportDouble, ImportRow, ImportRowChange, QueryOf } from '@pkg/api-client'
import type { Orm } from '../../database/database'
import { fileImportRows } from '../../database/schema/tables'
import { conflict, notFound, unprocessable } from '../../http/errors'
import { requireVersion } from '../../http/versions'
import { checkOneRow } from './check-rows'
import { findImport, type ImportRecord, lockImport, updateImport } from './import-store'
import { kindOf } from './kinds/all-kinds'
import type { ImportKind, KnownRecord } from './kinds/kind'
import { textsOf } from './match-fields'
import { findRow, findRowAt, listRowRecords, type RowRecord, updateRow } from './row-store'

/** Returns a page of the rows of an import, with the records that they're doubles of. @throws {HttpError} 404 [WORK-015] */
export async function listImportRows(
  orm: Orm,
  id: string,
  query: QueryOf<typeof endpoints.importRows.list>,
  page: { size: number; offset: number },
): Promise<{ items: ImportRow[]; total: number }> {
  const found = await findImport(orm, id)
  if (!found) throw notFound('import', id)
  const { items, total } = await listRowRecords(orm, id, query, page)
  return { items: await toRows(orm, found.record, items), total }
}

/** Returns a row. @throws {HttpError} 404 [WORK-015] */
export async function getImportRow(orm: Orm, id: string): Promise<ImportRow> {
  const row = await findRow(orm, id)
  const found = row && (await findImport(orm, row.importId))
  const [shown] = found ? await toRows(orm, found.record, [row]) : []
  if (!shown) throw notFound('row', id)
  return shown
}

/**
 * Corrects a row, leaves it out, or sets what happens to it as a double, and checks it again. The import gets a new version, so no one starts it without
 * having seen this.
 * @throws {HttpError} 404, 409 once the import was started, 412, or 422 for a field that the import doesn't have [WORK-015, WORK-005]
 */
export async function changeImportRow(
  orm: Orm,
  { id, base, ...change }: ImportRowChange & { id: string; base: number | undefined },
): Promise<ImportRow> {
  await orm.transaction(async (tx) => {
    const { importId } = (await findRow(tx, id)) ?? {}
    const record = importId && (await lockImport(tx, importId))
    if (!record) throw notFound('row', id)
    requireOpen(record)
    await requireVersion(tx, fileImportRows, id, base)
    const row = await findRow(tx, id)
    if (!row) throw notFound('row', id)
    await applyChange(tx, record, row, change)
    await updateImport(tx, record.id, {})
  })
  return getImportRow(orm, id)
}

async function applyChange(tx: Orm, record: ImportRecord, row: RowRecord, change: ImportRowChange): Promise<void> {
  const { values, isLeftOut, choice } = change
  if (row.state === 'unreadable') {
    throw unprocessable([{ detail: 'This line can’t be read. Correct it in the file, and import it again' }])
  }
  for (const name of Object.keys(values ?? {})) requireField(record, name)
  const fixes = { ...row.fixes, ...values }
  await updateRow(tx, row.id, { fixes, ...(choice !== undefined && { choice }) })
  if (isLeftOut ?? (row.state === 'left-out' && !values)) return updateRow(tx, row.id, { state: 'left-out' })
  // A choice alone isn't a reason to compare the row with a newer record than the person may have seen.
  if (values === undefined && isLeftOut === undefined && row.recordVersion !== null) return
  await checkOneRow(tx, record, { ...row, fixes })
  if (row.doubleLine !== null && !values) await keepEarlierRow(tx, row)
}

/** A check of one row doesn't know the earlier rows. */
async function keepEarlierRow(tx: Orm, { id, doubleLine }: RowRecord): Promise<void> {
  const row = await findRow(tx, id)
  if (row?.state === 'new') await updateRow(tx, id, { state: 'double', doubleLine })
}

function requireField({ kind }: ImportRecord, name: string): void {
  const { fields } = kindOf(kind)
  if (fields.some((field) => field.name === name)) return
  const detail = `Use one of ${fields.map((field) => field.name).join(', ')}`
  throw unprocessable([{ detail, source: { pointer: `/data/attributes/values/${name}` } }])
}

/** Throws unless an import can still be changed. @throws {HttpError} 409 */
export function requireOpen({ status }: ImportRecord): void {
  if (status === 'uploaded' || status === 'checked') return
  throw conflict('import-started', 'This import was already started')
}

async function toRows(orm: Orm, record: ImportRecord, rows: readonly RowRecord[]): Promise<ImportRow[]> {
  const kind = kindOf(record.kind)
  const ids = rows.flatMap(({ doubleId }) => doubleId ?? [])
  const known = new Map((await kind.findByIds(orm, ids)).map((one) => [one.id, one]))
  const shown: ImportRow[] = []
  for (const row of rows) shown.push(toRow(record, row, await doubleOf(orm, { record, kind, row, known })))
  return shown
}

interface DoubleRequest {
  record: ImportRecord
  kind: ImportKind
  row: RowRecord
  known: ReadonlyMap<string, KnownRecord>
}

async function doubleOf(orm: Orm, { record, kind, row, known }: DoubleRequest): Promise<ImportDouble | undefined> {
  if (row.doubleId !== null) {
    const found = known.get(row.doubleId)
    return { id: row.doubleId, values: found ? shownValues(kind, found) : {} }
  }
  if (row.doubleLine === null) return undefined
  const earlier = await findRowAt(orm, record.id, row.doubleLine)
  return { line: row.doubleLine, values: earlier ? textsOf(record.fields, earlier) : {} }
}

const shownValues = ({ fields }: ImportKind, { values, texts }: KnownRecord): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ name }) => {
      const value = values[name]
      return typeof value === 'string' ? [[name, texts[name] ?? value]] : []
    }),
  )

function toRow(record: ImportRecord, row: RowRecord, double: ImportDouble | undefined): ImportRow {
  const { id, version, importId, line, state, faults, choice, differs, problem, recordId } = row
  const values = state === 'unreadable' ? { text: row.cells[0] ?? '' } : textsOf(record.fields, row)
  return {
    id,
    version,
    importId,
    line,
    state,
    values,
    faults,
    differs,
    ...(double && { double }),
    ...(choice && { choice }),
    ...(problem && { problem }),
    ...(recordId && { recordId }),
  }
}
