import type { Orm } from '../../database/database'
import { HttpError } from '../../http/errors'
import type { Person } from '../../http/person'
import { isRecordChanged } from '../../http/versions'
import type { ImportRecord } from './import-store'
import { kindOf } from './kinds/all-kinds'
import type { ImportKind } from './kinds/kind'
import { findRow, followVersion, listLastRows, type RowRecord, updateRow } from './row-store'
import { importTexts as words } from './texts'

interface Undo {
  tx: Orm
  kind: ImportKind
  person: Person
  row: RowRecord
}

/**
 * Undoes the last rows of an import: removes what was added and restores what was changed, unless someone changed it since. The last row comes first, because
 * two rows can have changed one record. Returns how many rows it reached. [WORK-015]
 */
export async function undoRows(tx: Orm, { id, kind }: ImportRecord, person: Person, size: number): Promise<number> {
  const rows = await listLastRows(tx, id, ['added', 'changed'], size)
  for (const { id: rowId } of rows) {
    // An earlier row of the batch may have got the version of its record meanwhile.
    const row = await findRow(tx, rowId)
    if (row) await updateRow(tx, rowId, await outcomeOf({ tx, kind: kindOf(kind), person, row }))
  }
  return rows.length
}

const kept = (problem: string) => ({ state: 'kept' as const, problem })

async function outcomeOf(undo: Undo): Promise<Partial<RowRecord>> {
  try {
    return await undoRow(undo)
  } catch (error) {
    if (isRecordChanged(error)) return kept(words.changedSince)
    if (!(error instanceof HttpError) || error.status >= 500) throw error
    return kept(error.details[0]?.detail ?? error.title)
  }
}

async function undoRow({ tx, kind, person, row }: Undo): Promise<Partial<RowRecord>> {
  const { recordId, recordVersion, before } = row
  if (recordId === null || recordVersion === null) return kept(words.changedSince)
  const isUsed = await kind.isUsed(tx, recordId)
  const [known] = await kind.findByIds(tx, [recordId])
  if (!known) return isUsed ? kept(words.merged) : { state: 'removed', problem: words.alreadyDeleted }
  if (row.state === 'added') {
    if (isUsed) return kept(words.used)
    await kind.writer(tx).remove(person, recordId, recordVersion)
    return { state: 'removed' }
  }
  const { version } = await kind.writer(tx).update(person, recordId, before ?? {}, recordVersion)
  await followVersion(tx, row, version)
  return { state: 'restored' }
}
