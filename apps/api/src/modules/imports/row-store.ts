import type { endpoints, ImportRowState, QueryOf } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { fileImportRows, type ImportFault } from '../../database/schema/tables'
import { filterCondition, listOrder } from '../../http/lists/list-query'
import type { UploadedRow } from './read-upload'

/** A row as it's stored. */
export type RowRecord = typeof fileImportRows.$inferSelect

const chunkSize = 1000

/** Inserts the rows of a file. The database reads them from JSON, which takes a fraction of the time of a parameter for each value. */
export async function insertRows(tx: Orm, importId: string, rows: readonly UploadedRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += chunkSize) {
    await tx.execute(sql`insert into ${fileImportRows} (import_id, line, cells, state, problem)
      select ${importId}::uuid, uploaded.line, array(select jsonb_array_elements_text(uploaded.cells)),
        case when uploaded.problem is null then 'new' else 'unreadable' end, uploaded.problem
      from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + chunkSize))}::jsonb)
        as uploaded (line integer, cells jsonb, problem text)`)
  }
}

const columns = { line: fileImportRows.line, state: fileImportRows.state }

/** Returns a page of the rows of an import, by default in the order of the file. */
export async function listRowRecords(
  orm: Orm,
  importId: string,
  query: QueryOf<typeof endpoints.importRows.list>,
  page: { size: number; offset: number },
): Promise<{ items: RowRecord[]; total: number }> {
  const where = and(eq(fileImportRows.importId, importId), filterCondition(query, columns))
  const [found] = await orm.select({ total: count() }).from(fileImportRows).where(where)
  const items = await orm
    .select()
    .from(fileImportRows)
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: 'line', unique: fileImportRows.line }))
    .limit(page.size)
    .offset(page.offset)
  return { items, total: found?.total ?? 0 }
}

/** Returns the next rows after a line, of the states or of all. */
export const listRowsAfter = (
  orm: Orm,
  importId: string,
  { line, states, size = chunkSize }: { line: number; states?: readonly ImportRowState[]; size?: number },
): Promise<RowRecord[]> =>
  orm
    .select()
    .from(fileImportRows)
    .where(
      and(
        eq(fileImportRows.importId, importId),
        gt(fileImportRows.line, line),
        states && inArray(fileImportRows.state, [...states]),
      ),
    )
    .orderBy(asc(fileImportRows.line))
    .limit(size)

/** Returns the last rows of the states, the last one first. */
export const listLastRows = (
  orm: Orm,
  importId: string,
  states: readonly ImportRowState[],
  size: number,
): Promise<RowRecord[]> =>
  orm
    .select()
    .from(fileImportRows)
    .where(and(eq(fileImportRows.importId, importId), inArray(fileImportRows.state, [...states])))
    .orderBy(desc(fileImportRows.line))
    .limit(size)

/** Returns the first cells of an import, which show what its columns have. */
export async function listSamples(orm: Orm, importId: string): Promise<string[][]> {
  const rows = await orm
    .select({ cells: fileImportRows.cells })
    .from(fileImportRows)
    .where(and(eq(fileImportRows.importId, importId), sql`${fileImportRows.state} <> 'unreadable'`))
    .orderBy(asc(fileImportRows.line))
    .limit(50)
  return rows.map(({ cells }) => cells)
}

/** Returns a row, if there is one. */
export async function findRow(orm: Orm, id: string): Promise<RowRecord | undefined> {
  const [row] = isUuid(id) ? await orm.select().from(fileImportRows).where(eq(fileImportRows.id, id)) : []
  return row
}

/** Returns the row that ends on a line. */
export async function findRowAt(orm: Orm, importId: string, line: number): Promise<RowRecord | undefined> {
  const [row] = await orm
    .select()
    .from(fileImportRows)
    .where(and(eq(fileImportRows.importId, importId), eq(fileImportRows.line, line)))
  return row
}

/** Returns the last row before a line that an import wrote a record with, or found to be the same as it. */
export async function findEarlierRow(
  orm: Orm,
  { importId, line }: Pick<RowRecord, 'importId' | 'line'>,
  recordId: string,
): Promise<RowRecord | undefined> {
  const [row] = await orm
    .select()
    .from(fileImportRows)
    .where(
      and(eq(fileImportRows.importId, importId), eq(fileImportRows.recordId, recordId), lt(fileImportRows.line, line)),
    )
    .orderBy(desc(fileImportRows.line))
    .limit(1)
  return row
}

/** Returns whether an import has doubles of records that were checked without the versions of these. */
export async function hasUnversionedRows(orm: Orm, importId: string): Promise<boolean> {
  const [row] = await orm
    .select({ id: fileImportRows.id })
    .from(fileImportRows)
    .where(
      and(
        eq(fileImportRows.importId, importId),
        eq(fileImportRows.state, 'double'),
        isNotNull(fileImportRows.doubleId),
        isNull(fileImportRows.recordVersion),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Changes a row. */
export async function updateRow(tx: Orm, id: string, values: Partial<RowRecord>): Promise<void> {
  await tx.update(fileImportRows).set(values).where(eq(fileImportRows.id, id))
}

/** The states of rows that the run hasn't reached. */
export const openStates = ['new', 'double', 'faulty', 'left-out', 'unreadable'] as const

/** Leaves out all rows that a run hasn't reached, with a problem. */
export async function skipOpenRows(tx: Orm, importId: string, problem: string): Promise<void> {
  await tx
    .update(fileImportRows)
    .set({ state: 'skipped', problem })
    .where(and(eq(fileImportRows.importId, importId), inArray(fileImportRows.state, [...openStates])))
}

/** What a check found out about a row. */
export interface CheckedRow {
  id: string
  state: ImportRowState
  faults: ImportFault[]
  doubleId: string | null
  doubleLine: number | null
  differs: string[]
  /** The version of the record that the row was compared with. */
  recordVersion: number | null
}

/** Stores what a check found out about rows. */
export async function saveCheckedRows(tx: Orm, rows: readonly CheckedRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`update ${fileImportRows} set state = checked.state, faults = checked.faults,
      double_id = checked."doubleId", double_line = checked."doubleLine",
      differs = array(select jsonb_array_elements_text(checked.differs)), record_version = checked."recordVersion"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as checked (id uuid, state text, faults jsonb, "doubleId" text, "doubleLine" integer, differs jsonb,
        "recordVersion" integer)
    where ${fileImportRows.id} = checked.id`)
}

/**
 * Moves the versions that earlier rows of an import gave a record by as much as an undo of a later row moved the version before that row. A row that directly
 * preceded it then has the version of the record, and one before a person's change still has another.
 */
export async function followVersion(
  tx: Orm,
  { importId, recordId, recordVersion, line }: Pick<RowRecord, 'importId' | 'recordId' | 'recordVersion' | 'line'>,
  version: number,
): Promise<void> {
  if (recordId === null || recordVersion === null) return
  await tx
    .update(fileImportRows)
    .set({ recordVersion: sql`${fileImportRows.recordVersion} + ${version - (recordVersion - 1)}` })
    .where(
      and(
        eq(fileImportRows.importId, importId),
        eq(fileImportRows.recordId, recordId),
        inArray(fileImportRows.state, ['added', 'changed']),
        lt(fileImportRows.line, line),
      ),
    )
}
