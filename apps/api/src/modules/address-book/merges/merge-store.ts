import { isUuid, now } from '@pkg/domain'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Orm, rowsOf } from '../../../database/database'
import type { MergeValues } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import type { MergedTable } from './merge-notes-store'

/** A table whose rows refer to a record, and the column that does. */
interface Reference {
  table: string
  key: 'id' | 'key'
  column: string
}

/** A table whose records can be merged. */
export interface MergeKind {
  table: MergedTable
  columns: PgTable & { id: PgColumn; mergedIntoId: PgColumn }
  /** What an error calls a record. */
  one: string
  /** The attributes that the remaining record takes over. */
  fields: readonly string[]
  references: readonly Reference[]
  /** The condition on records that a person may merge. */
  canMerge: (person: Person) => SQL | undefined
}

/** The values of a record by attribute. */
export type MergeRow = Readonly<Record<string, unknown>>

/** Locks records that a person may merge until the transaction ends, and returns them. */
export async function lockRecords(
  tx: Orm,
  { columns, canMerge }: MergeKind,
  ids: readonly string[],
  person: Person,
): Promise<MergeRow[]> {
  if (!ids.every(isUuid)) return []
  const rows = await tx
    .select()
    .from(columns)
    .where(and(inArray(columns.id, [...ids]), canMerge(person)))
    .orderBy(columns.id)
    .for('update')
  return rows.map((row) => ({ ...row }))
}

/** Moves everything that refers to one record to another. Returns what it moved, by table and column. */
export async function moveReferences(
  tx: Orm,
  { references }: MergeKind,
  { keepId, mergeId }: { keepId: string; mergeId: string },
): Promise<MergeValues['moved']> {
  const moved: MergeValues['moved'] = {}
  for (const { table, key, column } of references) {
    const rows = await rowsOf(
      tx,
      sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${keepId}
        where ${sql.identifier(column)} = ${mergeId} returning ${sql.identifier(key)}::text as key`,
    )
    moved[`${table}.${column}`] = rows.map((row) => String(row['key']))
  }
  return moved
}

/** Moves back what a merge moved, unless someone has moved it elsewhere since. */
export async function restoreReferences(
  tx: Orm,
  { references }: MergeKind,
  { keepId, mergeId }: { keepId: string; mergeId: string },
  moved: MergeValues['moved'],
): Promise<void> {
  for (const { table, key, column } of references) {
    const keys = moved[`${table}.${column}`] ?? []
    if (keys.length === 0) continue
    const list = sql.join(
      keys.map((value) => sql`${String(value)}`),
      sql`, `,
    )
    await tx.execute(
      sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${mergeId}
        where ${sql.identifier(column)} = ${keepId} and ${sql.identifier(key)}::text in (${list})`,
    )
  }
}

/** Updates a record. Changes nothing without values. */
export async function updateRecord(tx: Orm, { columns }: MergeKind, id: string, values: MergeRow): Promise<void> {
  if (Object.keys(values).length > 0) await tx.update(columns).set(values).where(eq(columns.id, id))
}

/** Marks a record as merged into another. */
export const markMerged = (
  tx: Orm,
  kind: MergeKind,
  { keepId, mergeId }: { keepId: string; mergeId: string },
  { by, values }: { by: string; values: MergeValues },
): Promise<void> =>
  updateRecord(tx, kind, mergeId, { mergedIntoId: keepId, mergedAt: now(), mergedBy: by, mergeValues: values })
