import type { endpoints, ImportCounts, QueryOf } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import { and, count, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../../database/database'
import { fileImportRows, fileImports, users } from '../../database/schema/tables'
import { filterCondition, listOrder } from '../../http/lists/list-query'

/** An import as it's stored. */
export type ImportRecord = typeof fileImports.$inferSelect

/** An import with the names of the people who uploaded and started it. */
export interface NamedImport {
  record: ImportRecord
  creator: string | null
  actor: string | null
  hasRows: boolean
}

const columns = {
  createdAt: fileImports.createdAt,
  finishedAt: fileImports.finishedAt,
  fileName: sql`lower(${fileImports.fileName})`,
  kind: fileImports.kind,
  status: fileImports.status,
}

/** Returns a page of imports, by default the newest first. */
export async function listImportRecords(
  orm: Orm,
  query: QueryOf<typeof endpoints.imports.list>,
  page: { size: number; offset: number },
): Promise<{ items: NamedImport[]; total: number }> {
  const where = filterCondition(query, columns)
  const [found] = await orm.select({ total: count() }).from(fileImports).where(where)
  const items = await selectImports(orm, where)
    .orderBy(...listOrder(query, columns, { sort: '-createdAt', unique: fileImports.id }))
    .limit(page.size)
    .offset(page.offset)
  return { items, total: found?.total ?? 0 }
}

/** Returns an import, if there is one. */
export async function findImport(orm: Orm, id: string): Promise<NamedImport | undefined> {
  const [row] = isUuid(id) ? await selectImports(orm, eq(fileImports.id, id)) : []
  return row
}

const actors = alias(users, 'actors')

const selectImports = (orm: Orm, where: SQL | undefined) =>
  orm
    .select({
      record: fileImports,
      creator: users.name,
      actor: actors.name,
      hasRows: sql<boolean>`exists (select from ${fileImportRows} where ${fileImportRows.importId} = ${fileImports.id})`,
    })
    .from(fileImports)
    .leftJoin(users, eq(users.id, fileImports.createdBy))
    .leftJoin(actors, eq(actors.id, fileImports.actorId))
    .where(where)
    .$dynamic()

/** Locks an import until the transaction ends, and returns it. */
export async function lockImport(tx: Orm, id: string): Promise<ImportRecord | undefined> {
  const [row] = isUuid(id) ? await tx.select().from(fileImports).where(eq(fileImports.id, id)).for('update') : []
  return row
}

/** Inserts an import, and returns it. */
export async function insertImport(tx: Orm, values: typeof fileImports.$inferInsert): Promise<ImportRecord> {
  const [row] = await tx.insert(fileImports).values(values).returning()
  if (!row) throw new Error('The import was not saved')
  return row
}

/** Changes an import. Each change makes a new version, also one without values. */
export async function updateImport(tx: Orm, id: string, values: Partial<ImportRecord>): Promise<void> {
  await tx
    .update(fileImports)
    .set({ id, ...values })
    .where(eq(fileImports.id, id))
}

/** Deletes an import with its rows. */
export async function deleteImport(tx: Orm, id: string): Promise<void> {
  await tx.delete(fileImports).where(eq(fileImports.id, id))
}

/** Returns the numbers of rows of imports by what becomes of them. An earlier row whose double is updated counts as a change. */
export async function countRows(orm: Orm, ids: readonly string[]): Promise<Map<string, ImportCounts>> {
  const counts = new Map<string, ImportCounts>()
  if (ids.length === 0) return counts
  const { importId, state, choice, differs, doubleLine } = fileImportRows
  const effective = sql<string>`coalesce(${choice}, ${fileImports.onDouble})`
  const isSame = sql<boolean>`(${doubleLine} is null and cardinality(${differs}) = 0)`
  const rows = await orm
    .select({ importId, state, effective, isSame, number: count() })
    .from(fileImportRows)
    .innerJoin(fileImports, eq(fileImports.id, importId))
    .where(inArray(importId, [...ids]))
    .groupBy(importId, state, effective, isSame)
  for (const row of rows) {
    const sums = counts.get(row.importId) ?? { total: 0, states: {}, toAdd: 0, toChange: 0, toKeep: 0, toLeaveOut: 0 }
    sums.total += row.number
    sums.states[row.state] = (sums.states[row.state] ?? 0) + row.number
    const plan = planOf(row)
    if (plan) sums[plan] += row.number
    counts.set(row.importId, sums)
  }
  return counts
}

/** Returns the sum that rows before the start belong to. */
function planOf({ state, effective, isSame }: { state: string; effective: string; isSame: boolean }) {
  if (state === 'new' || (state === 'double' && effective === 'new')) return 'toAdd'
  if (state === 'double' && effective === 'update') return isSame ? 'toKeep' : 'toChange'
  return ['double', 'faulty', 'left-out', 'unreadable'].includes(state) ? 'toLeaveOut' : undefined
}

const day = 86_400_000
/** How many days an import waits for its start before it's deleted. */
const waitingDays = 30

/** Deletes rows of imports that can't be undone anymore, and imports that no one started for 30 days. [WORK-015, TRUTH-012] */
export async function deleteOldImportRows(orm: Orm, moment: Date): Promise<void> {
  // An undo that began in time needs the rows until it's over. The lock makes one that begins now come before or after this.
  const over = orm
    .select({ id: fileImports.id })
    .from(fileImports)
    .where(and(inArray(fileImports.status, ['done', 'undone']), lt(fileImports.undoUntil, moment)))
    .for('update')
  await orm.delete(fileImportRows).where(inArray(fileImportRows.importId, over))
  const isOld = lt(fileImports.createdAt, new Date(moment.getTime() - waitingDays * day))
  await orm
    .delete(fileImports)
    .where(and(or(eq(fileImports.status, 'uploaded'), eq(fileImports.status, 'checked')), isOld))
}
