import { type TimelineItem, type TimelineKind, timelineKinds } from '@pkg/api-client'
import { schemas } from '@pkg/api-client/server'
import { Value } from '@sinclair/typebox/value'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { typeOfTable } from '../../http/record-types'
import { findVisibleFamilyId } from '../access'
import { listMaskedValues } from '../changes'
import { ownConversations } from '../messaging'
import { listTimelineRows, type TimelineQuery, type TimelineRow } from './timeline-store'

/**
 * Returns a page of what happened to a family that a person may see, and how often each kind did. Messages are those of the person's own
 * conversations, and contact info is masked. @throws {HttpError} 404 for any other family [WORK-006, ROLE-010, TRUST-008]
 */
export async function listFamilyTimeline(
  orm: Orm,
  query: TimelineQuery,
  person: Person,
  page: { size: number; offset: number },
) {
  const clientId = await findVisibleFamilyId(orm, query['filter[client]'], person)
  const { rows, counts } = await listTimelineRows(
    orm,
    query,
    { person, ownConversations: await ownConversations(orm, person) },
    page,
  )
  const changeIds = rows.flatMap((row) => changeIdOf(row) ?? [])
  const values = await listMaskedValues(orm, changeIds, person)
  const items = rows.map((row) => toItem(row, clientId, values.get(changeIdOf(row) ?? '')))
  const total = counts.filter(({ isSelected }) => isSelected).reduce((sum, { count }) => sum + count, 0)
  return { items, total, counts: countsOf(counts) }
}

const prefix = 'change:'

function changeIdOf({ id }: TimelineRow): string | undefined {
  return typeof id === 'string' && id.startsWith(prefix) ? id.slice(prefix.length) : undefined
}

function toItem({ actor, payload, ...row }: TimelineRow, clientId: string, values: unknown): TimelineItem {
  const item = {
    ...row,
    clientId,
    ...(actor ? { actor } : {}),
    payload: toPayload(payload, values),
  }
  return Value.Parse(schemas.TimelineItem, item)
}

function toPayload(payload: unknown, values: unknown): object {
  const known = typeof payload === 'object' && payload !== null ? payload : {}
  const named = 'recordType' in known ? { recordType: typeOfTable(String(known.recordType)) } : {}
  return { ...known, ...named, ...(values ? { values } : {}) }
}

function countsOf(counts: { kind: string; count: number }[]): Record<TimelineKind, number> {
  const empty = { history: 0, calls: 0, messages: 0, notes: 0, sharing: 0, tasks: 0, tours: 0, changes: 0 }
  for (const kind of timelineKinds) empty[kind] = counts.find((row) => row.kind === kind)?.count ?? 0
  return empty
}
