import { actAs } from '../../database/acting-person'
import type { Orm } from '../../database/database'
import type { BulkTarget } from '../../http/bulk-targets'
import { HttpError } from '../../http/errors'
import type { Person } from '../../http/person'
import { isRecordChanged } from '../../http/versions'
import { findActivePerson } from '../identity'
import type { BulkTargets } from './bulk-action-service'
import {
  type BulkActionRow,
  type BulkItem,
  claimItems,
  finishActions,
  finishItem,
  noteBefore,
  requireAction,
} from './bulk-action-store'
import { hasValues, valuesBefore } from './record-values'

/** Records that one pass changes. */
const passSize = 20

/**
 * Changes the next records of unfinished bulk actions, or of one, each as its person would alone. Returns whether there were any. What it did to a
 * record is stored before and after, so a process that is killed leaves a record that the next pass completes. [WORK-003]
 */
export async function changeNextItems(orm: Orm, targets: BulkTargets, actionId?: string): Promise<boolean> {
  const items = await claimItems(orm, passSize, actionId)
  for (const item of items) await changeItem(orm, targets, item)
  const ids = [...new Set(items.map((item) => item.actionId))]
  await finishActions(orm, ids)
  return items.length > 0
}

async function changeItem(orm: Orm, targets: BulkTargets, item: BulkItem): Promise<void> {
  const action = await requireAction(orm, item.actionId)
  const target = targets.get(action.recordType)
  const person = await findActivePerson(orm, action.userId, action.role)
  const isUndoing = item.state === 'undoing'
  if (!target || !person || !target.access.some((role) => role === person.role)) {
    return finishItem(orm, item, {
      state: isUndoing ? 'kept' : 'failed',
      problem: 'You no longer have permission to change it',
    })
  }
  const work = { orm, target, person, action, item }
  try {
    await actAs(action.userId, () => (isUndoing ? undo(work) : change(work)))
  } catch (error) {
    const problem = problemOf(error)
    if (problem === undefined) throw error
    await finishItem(orm, item, { state: isUndoing ? 'kept' : 'failed', problem })
  }
}

interface Work {
  orm: Orm
  target: BulkTarget
  person: Person
  action: BulkActionRow
  item: BulkItem
}

async function change({ orm, target, person, action, item }: Work): Promise<void> {
  const params = { id: item.recordId }
  const record = await target.get({ params, person })
  const version = versionOf(record)
  if (hasValues(record, action.changes, target.goesWith)) {
    // A process that was killed may have changed it without storing that it did.
    const wasChanged = item.before !== null && version !== item.version
    return finishItem(orm, item, wasChanged ? { state: 'changed', version } : { state: 'unchanged' })
  }
  await noteBefore(orm, item, { before: valuesBefore(record, action.changes, target.goesWith), version })
  const changed = await target.update({ params, body: action.changes, person, base: version })
  await finishItem(orm, item, { state: 'changed', version: versionOf(changed) })
}

async function undo({ orm, target, person, item }: Work): Promise<void> {
  const before = item.before ?? {}
  const params = { id: item.recordId }
  const base = item.version ?? undefined
  await target.update({ params, body: acceptedValues(target, before), person, base })
  await finishItem(orm, item, { state: 'undone' })
}

/** Returns values without those that the record doesn't accept as null. */
function acceptedValues(target: BulkTarget, values: Record<string, unknown>): object {
  try {
    return target.parseChanges(values)
  } catch {
    return target.parseChanges(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)))
  }
}

function versionOf(record: object): number | undefined {
  return 'version' in record && typeof record.version === 'number' ? record.version : undefined
}

/** Returns why a record wasn't changed, in words for the person. Returns nothing for an error that isn't about the record. */
function problemOf(error: unknown): string | undefined {
  if (isRecordChanged(error)) return 'Someone else changed it meanwhile'
  if (!(error instanceof HttpError) || error.status >= 500) return undefined
  return error.details[0]?.detail ?? error.title
}
