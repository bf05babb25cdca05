import type { endpoints, FileImport, ImportChange, ImportCounts, NewImport, QueryOf } from '@pkg/api-client'
import { now } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { fileImports } from '../../database/schema/tables'
import { conflict, notFound, unprocessable } from '../../http/errors'
import type { Person } from '../../http/person'
import { requireVersion } from '../../http/versions'
import type { Queue } from '../../jobs/queue'
import { checkAllRows } from './check-rows'
import {
  countRows,
  deleteImport,
  findImport,
  type ImportRecord,
  insertImport,
  listImportRecords,
  lockImport,
  type NamedImport,
  updateImport,
} from './import-store'
import { kindOf } from './kinds/all-kinds'
import { guessFields, requireFields } from './match-fields'
import { readUpload } from './read-upload'
import { hasUnversionedRows, insertRows, listSamples } from './row-store'
import { requireOpen } from './row-service'

/** Returns a page of imports. [WORK-015] */
export async function listImports(
  orm: Orm,
  query: QueryOf<typeof endpoints.imports.list>,
  page: { size: number; offset: number },
): Promise<{ items: FileImport[]; total: number }> {
  const { items, total } = await listImportRecords(orm, query, page)
  const counts = await countRows(
    orm,
    items.map(({ record }) => record.id),
  )
  return { items: items.map((one) => toImport(one, counts.get(one.record.id), [])), total }
}

/** Returns an import with samples of its columns. @throws {HttpError} 404 [WORK-015] */
export async function getImport(orm: Orm, id: string): Promise<FileImport> {
  const found = await findImport(orm, id)
  if (!found) throw notFound('import', id)
  const counts = await countRows(orm, [id])
  return toImport(found, counts.get(id), await listSamples(orm, id))
}

const noCounts: ImportCounts = { total: 0, states: {}, toAdd: 0, toChange: 0, toKeep: 0, toLeaveOut: 0 }
const mostSamples = 3

function toImport(
  { record, creator, actor, hasRows }: NamedImport,
  counts: ImportCounts | undefined,
  samples: readonly string[][],
): FileImport {
  const { id, version, kind, status, fileName, separator, encoding, header, fields, onDouble } = record
  const valuesOf = (at: number) => [...new Set(samples.flatMap((cells) => cells[at] || []))].slice(0, mostSamples)
  const rules = kindOf(kind).fields.map(({ name, label, group, hint, isRequired }) => {
    return { name, label, group, isRequired: isRequired === true, ...(hint && { hint }) }
  })
  return {
    id,
    version,
    kind,
    status,
    fileName,
    separator,
    encoding,
    columns: header.map((name, at) => ({ name, samples: valuesOf(at), field: fields[at] ?? '' })),
    fields: rules,
    onDouble,
    counts: (hasRows ? counts : record.counts) ?? noCounts,
    hasRows,
    createdAt: record.createdAt.toISOString(),
    ...(creator && { createdBy: creator }),
    ...(record.startedAt && { startedAt: record.startedAt.toISOString() }),
    ...(record.startedAt && actor && { startedBy: actor }),
    ...(record.finishedAt && { finishedAt: record.finishedAt.toISOString() }),
    ...(record.undoUntil && { undoUntil: record.undoUntil.toISOString() }),
    ...(record.undoneAt && { undoneAt: record.undoneAt.toISOString() }),
  }
}

/** Stores an uploaded file with the fields that its columns seem to have. Returns the id. @throws {HttpError} 422 [WORK-015] */
export async function uploadImport(orm: Orm, { kind, fileName, file }: NewImport, person: Person): Promise<string> {
  const { rows, ...table } = await readUpload(file)
  const fields = guessFields(kindOf(kind), table.header)
  return orm.transaction(async (tx) => {
    const { id } = await insertImport(tx, { ...table, kind, fileName, fields, createdBy: person.userId ?? null })
    await insertRows(tx, id, rows)
    return id
  })
}

/** A change of an import, and the version that it's based on. */
interface ImportRequest {
  id: string
  base: number | undefined
}

async function lockOpenImport(tx: Orm, { id, base }: ImportRequest): Promise<ImportRecord> {
  const record = await lockImport(tx, id)
  if (!record) throw notFound('import', id)
  requireOpen(record)
  await requireVersion(tx, fileImports, id, base)
  return record
}

/** Matches columns with fields and checks all rows, or sets what happens to doubles. @throws {HttpError} 404, 409, 412, or 422 [WORK-015, WORK-005] */
export async function matchImport(
  orm: Orm,
  { fields, onDouble, ...request }: ImportRequest & ImportChange,
): Promise<FileImport> {
  await orm.transaction(async (tx) => {
    const record = await lockOpenImport(tx, request)
    if (fields) requireFields(kindOf(record.kind), record.header, fields)
    const changed = { ...(fields && { fields, status: 'checked' as const }), ...(onDouble && { onDouble }) }
    await updateImport(tx, record.id, changed)
    if (fields) await checkAllRows(tx, { ...record, ...changed })
  })
  return getImport(orm, request.id)
}

/** Starts an import in the background. @throws {HttpError} 404, 409, 412, or 422 if it has no rows to import [WORK-015] */
export async function startImport(orm: Orm, queue: Queue, request: ImportRequest, person: Person): Promise<FileImport> {
  await orm.transaction(async (tx) => {
    const record = await lockOpenImport(tx, request)
    const { id, status } = record
    if (status === 'uploaded') throw unprocessable([{ detail: 'Match the columns first' }])
    if (await hasUnversionedRows(tx, id)) await checkAllRows(tx, record)
    const counts = (await countRows(tx, [id])).get(id)
    if (!counts || counts.toAdd + counts.toChange === 0) {
      throw unprocessable([
        { detail: 'This import would change nothing. Correct rows, or choose what happens to doubles' },
      ])
    }
    await updateImport(tx, id, { status: 'running', startedAt: now(), actorId: person.userId ?? null })
    await queue.add(tx, 'continue-import', { importId: id })
  })
  queue.wake()
  return getImport(orm, request.id)
}

/** Begins to undo an import. @throws {HttpError} 404, or 409 unless it's done, and after 30 days [WORK-015] */
export async function undoImport(orm: Orm, queue: Queue, id: string, person: Person): Promise<FileImport> {
  await orm.transaction(async (tx) => {
    const record = await lockImport(tx, id)
    if (!record) throw notFound('import', id)
    if (record.status !== 'done') throw conflict('import-not-done', 'Only an import that is done can be undone')
    if (!record.undoUntil || record.undoUntil < now()) throw conflict('undo-expired', 'It’s too late to undo this')
    await updateImport(tx, id, { status: 'undoing', actorId: person.userId ?? null })
    await queue.add(tx, 'continue-import', { importId: id })
  })
  queue.wake()
  return getImport(orm, id)
}

/** Deletes an import that wasn't started. @throws {HttpError} 404, 409, or 412 [WORK-015] */
export async function removeImport(orm: Orm, request: ImportRequest): Promise<void> {
  await orm.transaction(async (tx) => {
    const { id } = await lockOpenImport(tx, request)
    await deleteImport(tx, id)
  })
}
