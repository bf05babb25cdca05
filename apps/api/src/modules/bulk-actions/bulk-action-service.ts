import type { BulkAction, BulkPreview, NewBulkAction } from '@pkg/api-client'
import { isUuid, now } from '@pkg/domain'
import type { Orm } from '../../database/database'
import type { StaffRole } from '../../database/schema/tables'
import type { BulkTarget } from '../../http/bulk-targets'
import { badRequest, forbidden, HttpError, notFound, unprocessable } from '../../http/errors'
import type { Person } from '../../http/person'
import {
  type BulkActionQuery,
  type BulkActionRow,
  countItems,
  findBulkAction,
  insertBulkAction,
  type ItemCounts,
  listBulkActionRows,
  listProblems,
  requestUndo,
} from './bulk-action-store'
import { hasValues } from './record-values'
import { countRecords, listRecords, selectionOf } from './selected-records'

/** The lists whose records can be changed, by JSON:API type. */
export type BulkTargets = ReadonlyMap<string, BulkTarget>

const minute = 60_000
const minutesToUndo = 10

/** Returns a page of a person's bulk actions. */
export async function listBulkActions(
  orm: Orm,
  query: BulkActionQuery,
  person: Person,
  page: { size: number; offset: number },
): Promise<{ items: BulkAction[]; total: number }> {
  const { rows, total } = await listBulkActionRows(orm, query, userIdOf(person), page)
  return { items: await Promise.all(rows.map((row) => toBulkAction(orm, row))), total }
}

/** Returns a person's bulk action with its progress. @throws {HttpError} 404 */
export async function getBulkAction(orm: Orm, id: string, person: Person): Promise<BulkAction> {
  return toBulkAction(orm, await requireBulkAction(orm, id, person))
}

/** A bulk action that was checked, with the IDs of its records. */
export interface PlannedAction {
  userId: string
  role: StaffRole | null
  recordType: string
  changes: Record<string, unknown>
  records: readonly string[]
}

/**
 * Checks a bulk action, and returns it with the records that it will change.
 * @throws {HttpError} 400 for a query that the list doesn't accept, 403 if the person may not change records of the type, 422 for invalid values
 */
export async function planBulkAction(
  targets: BulkTargets,
  action: NewBulkAction,
  person: Person,
): Promise<PlannedAction> {
  const target = requireTarget(targets, action, person)
  const changes = { ...target.parseChanges(action.changes) }
  const records = await listRecords(target, selectionOf(action, target), person)
  const role = person.role === 'visitor' || person.role === 'customer' ? null : person.role
  return { userId: userIdOf(person), role, recordType: action.recordType, changes, records }
}

/** Stores a bulk action that was checked. */
export async function createBulkAction(tx: Orm, { records, ...action }: PlannedAction): Promise<BulkAction> {
  return toBulkAction(tx, await insertBulkAction(tx, action, records))
}

/** Returns how many records a bulk action would change. @throws What `planBulkAction` throws */
export async function previewBulkAction(
  targets: BulkTargets,
  action: NewBulkAction,
  person: Person,
): Promise<BulkPreview> {
  const target = requireTarget(targets, action, person)
  const changes = target.parseChanges(action.changes)
  return countRecords(target, selectionOf(action, target), person, (record) =>
    hasValues(record, changes, target.goesWith),
  )
}

/** Asks for a bulk action to be undone. @throws {HttpError} 404, or 409 after ten minutes */
export async function undoBulkAction(orm: Orm, id: string, person: Person): Promise<void> {
  const row = await requireBulkAction(orm, id, person)
  if (row.undoneAt) return
  if (row.finishedAt && row.finishedAt.getTime() < now().getTime() - minutesToUndo * minute) {
    throw new HttpError(409, 'undo-expired', 'It’s too late to undo this')
  }
  await requestUndo(orm, id)
}

async function requireBulkAction(orm: Orm, id: string, person: Person): Promise<BulkActionRow> {
  const row = isUuid(id) ? await findBulkAction(orm, id, userIdOf(person)) : undefined
  if (!row) throw notFound('bulk action', id)
  return row
}

function requireTarget(targets: BulkTargets, { recordType }: NewBulkAction, person: Person): BulkTarget {
  const target = targets.get(recordType)
  if (!target) {
    const detail = `Use one of: ${[...targets.keys()].sort().join(', ')}`
    throw unprocessable([{ detail, source: { pointer: '/data/attributes/recordType' } }])
  }
  if (!target.access.some((role) => role === person.role)) {
    throw forbidden("You don't have permission to change these records")
  }
  return target
}

function userIdOf({ userId }: Person): string {
  if (userId === undefined) throw badRequest([{ detail: 'Sign in first' }])
  return userId
}

async function toBulkAction(orm: Orm, row: BulkActionRow): Promise<BulkAction> {
  const counts = await countItems(orm, row.id)
  const problems = counts.failed + counts.kept > 0 ? await listProblems(orm, row.id) : []
  const { total, changing, undoing, ...shown } = counts
  const undoUntil = undoEnd(row)
  return {
    id: row.id,
    recordType: row.recordType,
    changes: row.changes,
    createdAt: row.createdAt.toISOString(),
    status: statusOf(row, counts),
    ...shown,
    total,
    waiting: counts.waiting + changing,
    changed: counts.changed + undoing,
    problems,
    ...(undoUntil && counts.changed > 0 ? { undoUntil: undoUntil.toISOString() } : {}),
  }
}

function statusOf({ undoneAt }: BulkActionRow, { waiting, changing, undoing }: ItemCounts): BulkAction['status'] {
  if (undoneAt) return changing + undoing > 0 ? 'undoing' : 'undone'
  return waiting + changing > 0 ? 'running' : 'finished'
}

/** Returns when undoing stops being possible, or nothing once it was asked for or is too late. */
function undoEnd({ finishedAt, undoneAt }: BulkActionRow): Date | undefined {
  const end = new Date((finishedAt?.getTime() ?? now().getTime()) + minutesToUndo * minute)
  return undoneAt || end.getTime() < now().getTime() ? undefined : end
}
