import type { NewBulkAction } from '@pkg/api-client'
import { schemas } from '@pkg/api-client/server'
import type { BulkTarget } from '../../http/bulk-targets'
import type { Entity } from '../../http/documents'
import { unprocessable } from '../../http/errors'
import type { Person } from '../../http/person'

/** The records of a bulk action: by ID, or by a query of their list. */
export type Selection = { ids: readonly string[] } | { query: Readonly<Record<string, unknown>> }

const pageSize = 100

/** Returns which records an action selects. @throws {HttpError} 400 for a query that the list doesn't accept, 422 for both or neither */
export function selectionOf({ ids, query }: NewBulkAction, target: BulkTarget): Selection {
  if ((ids === undefined) === (query === undefined)) {
    throw unprocessable([{ detail: 'Send either `ids` or `query`', source: { pointer: '/data/attributes' } }])
  }
  if (ids) return { ids: [...new Set(ids)] }
  return { query: { ...target.parseQuery(Object.fromEntries(new URLSearchParams(query))) } }
}

/** Returns the IDs of the selected records. @throws {HttpError} 422 if a query matches too many */
export async function listRecords(
  target: BulkTarget,
  selection: Selection,
  person: Person,
): Promise<readonly string[]> {
  if ('ids' in selection) return selection.ids
  const ids: string[] = []
  for await (const { id } of matchingRecords(target, selection.query, person)) ids.push(id)
  return [...new Set(ids)]
}

/** Returns the number of selected records, and of those that meet a condition. Leaves out records that the person doesn't see. */
export async function countRecords(
  target: BulkTarget,
  selection: Selection,
  person: Person,
  isUnchanged: (record: Entity) => boolean,
): Promise<{ total: number; unchanged: number }> {
  const records =
    'ids' in selection ? namedRecords(target, selection.ids, person) : matchingRecords(target, selection.query, person)
  const counts = { total: 0, unchanged: 0 }
  for await (const record of records) {
    counts.total++
    if (isUnchanged(record)) counts.unchanged++
  }
  return counts
}

async function* namedRecords(target: BulkTarget, ids: readonly string[], person: Person): AsyncGenerator<Entity> {
  for (const id of ids) {
    const record = await target.get({ params: { id }, person }).catch(() => undefined)
    if (record) yield record
  }
}

async function* matchingRecords(target: BulkTarget, query: object, person: Person): AsyncGenerator<Entity> {
  for (let page = 1; ; page++) {
    const found = await target.list({ query: { ...query, 'page-number': page, 'page-size': pageSize }, person })
    if (found.total > schemas.bulkLimits.records) {
      const detail = `The filter matches ${found.total} records. Narrow it to at most ${schemas.bulkLimits.records}`
      throw unprocessable([{ detail, source: { pointer: '/data/attributes/query' } }])
    }
    yield* found.items
    if (page * pageSize >= found.total || found.items.length === 0) return
  }
}
