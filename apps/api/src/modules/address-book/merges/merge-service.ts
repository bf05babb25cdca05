import { isDeepStrictEqual } from 'node:util'
import { now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { MergeValues } from '../../../database/schema/tables'
import { conflict, notFound, unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { undoDays } from './merge-notes-store'
import {
  lockRecords,
  markMerged,
  type MergeKind,
  type MergeRow,
  moveReferences,
  restoreReferences,
  updateRecord,
} from './merge-store'

/** Two records to merge, and the attributes of which the one that goes has the right values. */
interface Merge {
  keepId: string
  mergeId: string
  take?: readonly string[] | undefined
}

/**
 * Merges a duplicate record into another one, which gets everything that refers to the duplicate, the values that it lacks, and those that `take` names. Changes
 * nothing if they are already merged. @throws {HttpError} 404 for a record that the person may not merge, or 422 for the same one [DASH-013, DASH-014]
 */
export async function mergeRecords(
  orm: Orm,
  kind: MergeKind,
  { keepId, mergeId, take = [] }: Merge,
  person: Person,
): Promise<void> {
  if (keepId === mergeId) {
    const detail = `Choose another ${kind.one} to merge`
    throw unprocessable([{ detail, source: { pointer: '/data/attributes/mergeId' } }])
  }
  await orm.transaction(async (tx) => {
    const [kept, merged] = await lockPair(tx, kind, { keepId, mergeId }, person)
    if (merged['mergedIntoId'] === keepId) return
    if (kept['mergedIntoId']) throw notFound(kind.one, keepId)
    if (merged['mergedIntoId']) throw notFound(kind.one, mergeId)
    const changes = mergedValues(kind, { kept, merged }, take)
    const moved = await moveReferences(tx, kind, { keepId, mergeId })
    await updateRecord(tx, kind, keepId, changes)
    await markMerged(
      tx,
      kind,
      { keepId, mergeId },
      { by: person.name, values: { moved, kept: changesOf(kept, changes) } },
    )
  })
}

/**
 * Undoes a merge within 30 days: both records get back what they had. What someone changed since stays with the remaining one.
 * @throws {HttpError} 404 for a merge that doesn't exist or that the person may not undo, 409 after 30 days. [DASH-013, DASH-014]
 */
export async function undoMerge(
  orm: Orm,
  kind: MergeKind,
  { keepId, mergeId }: { keepId: string; mergeId: string },
  person: Person,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const [kept, merged] = await lockPair(tx, kind, { keepId, mergeId }, person)
    if (merged['mergedIntoId'] !== keepId) throw notFound('merge', mergeId)
    const { mergedAt } = merged
    if (!(mergedAt instanceof Date) || mergedAt.getTime() < now().getTime() - undoDays * 86_400_000) {
      throw conflict('merge-too-old', `A merge can be undone for ${undoDays} days`)
    }
    const values = readValues(merged['mergeValues'])
    await updateRecord(tx, kind, keepId, unchangedSince(kept, values))
    await restoreReferences(tx, kind, { keepId, mergeId }, values.moved)
    await updateRecord(tx, kind, mergeId, { mergedIntoId: null, mergedAt: null, mergedBy: null, mergeValues: null })
  })
}

async function lockPair(
  tx: Orm,
  kind: MergeKind,
  { keepId, mergeId }: { keepId: string; mergeId: string },
  person: Person,
): Promise<readonly [MergeRow, MergeRow]> {
  const rows = await lockRecords(tx, kind, [keepId, mergeId], person)
  const find = (id: string) => {
    const row = rows.find((one) => one['id'] === id.toLowerCase())
    if (!row) throw notFound(kind.one, id)
    return row
  }
  return [find(keepId), find(mergeId)]
}

function mergedValues(
  { fields }: MergeKind,
  { kept, merged }: { kept: MergeRow; merged: MergeRow },
  take: readonly string[],
): MergeRow {
  const taken = fields.filter((name) => isFilled(merged[name]) && (take.includes(name) || !isFilled(kept[name])))
  return Object.fromEntries(taken.filter((name) => merged[name] !== kept[name]).map((name) => [name, merged[name]]))
}

const isFilled = (value: unknown) => value !== null && value !== undefined

const changesOf = (kept: MergeRow, changes: MergeRow): MergeValues['kept'] =>
  Object.fromEntries(Object.entries(changes).map(([name, after]) => [name, { before: kept[name] ?? null, after }]))

/** Returns the values from before the merge that no one has changed since. */
function unchangedSince(kept: MergeRow, { kept: changes }: MergeValues): MergeRow {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([name, { before, after }]) =>
      isDeepStrictEqual(kept[name] ?? null, after ?? null) ? [[name, before]] : [],
    ),
  )
}

function readValues(stored: unknown): MergeValues {
  const isStored = (value: unknown): value is MergeValues =>
    typeof value === 'object' && value !== null && 'kept' in value && 'moved' in value
  return isStored(stored) ? stored : { kept: {}, moved: {} }
}
