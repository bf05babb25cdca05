import type { ChangedValue, RecordChange } from '@pkg/api-client'
import { maskedEmail, maskedPhone } from '@pkg/domain'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { tableOfType, typeOfTable } from '../../http/record-types'
import {
  type ChangeQuery,
  type ChangeRow,
  listChangeRows,
  listValues,
  reasonField,
  type ValueRow,
} from './change-store'

/** Returns a page of what staff did with records that a person may see, with values before and after. Contact info is masked. [WORK-006, WORK-017] */
export async function listChanges(
  orm: Orm,
  query: ChangeQuery,
  person: Person,
  page: { size: number; offset: number },
): Promise<{ items: RecordChange[]; total: number }> {
  const tables = query['filter[recordType]'] ? [tableOfType(query['filter[recordType]'])] : undefined
  const { rows, values, total } = await listChangeRows(orm, query, tables, person, page)
  return { items: rows.map((row) => toChange(row, values)), total }
}

/** Returns what changes replaced as far as a person reads it, by the id of the change. Contact info is masked. [TRUST-008] */
export async function listMaskedValues(
  orm: Orm,
  changeIds: string[],
  person: Person,
): Promise<Map<string, ChangedValue[]>> {
  const values = changeIds.length > 0 ? await listValues(orm, changeIds, person) : []
  const isShown = ({ field }: ValueRow) => field !== reasonField
  return new Map(changeIds.map((id) => [id, values.filter((row) => row.changeId === id && isShown(row)).map(toValue)]))
}

function toChange({ change, actor }: ChangeRow, values: readonly ValueRow[]): RecordChange {
  const replaced = values.filter(({ changeId }) => changeId === change.id)
  const reason = replaced.find(({ field }) => field === reasonField)?.after
  return {
    id: change.id,
    at: change.at.toISOString(),
    action: change.action,
    recordType: typeOfTable(change.recordTable),
    recordId: change.recordId,
    ...(change.familyId ? { clientId: change.familyId } : {}),
    actorId: change.actorId,
    ...(actor ? { actor } : {}),
    ...(typeof reason === 'string' ? { reason } : {}),
    values: replaced.filter(({ field }) => field !== reasonField).map(toValue),
  }
}

function toValue({ field, before, after }: ValueRow): ChangedValue {
  const name = field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return { field: name, before: masked(field, before), after: masked(field, after) }
}

/** Returns a value without contact info that the family shares only after a reason. [TRUST-008] */
function masked(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (/(^|\.)(phone)$/i.test(field)) return maskedPhone(value)
  return /(^|\.)email$/i.test(field) ? maskedEmail(value) : value
}
