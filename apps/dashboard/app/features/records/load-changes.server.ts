import { formatCents } from '~/site/forms/amount'
import { requireResponse } from '~/site/server/require-response'
import { formatMoment, type Moment, type RequestClock } from '~/site/server/times'
import type { RecordChange } from '@pkg/api-client'
import { fieldWords } from './field-values'
import { type RecordField, type RecordItem, type RecordKind, sectionsFor } from './record'
import type { RecordCall } from './record-source.server'
import { recordsTexts } from './texts'

const words = recordsTexts
const pageSize = 20

/** A change of a record, in words. */
export interface ChangeRow {
  id: string
  at: Moment
  title: string
  /** What was replaced, one line for each field. */
  lines: string[]
  actor: string
}

/** The newest changes of a record. */
export interface RecordChanges {
  rows: ChangeRow[]
  total: number
  /** All of them in the audit log, for admins. */
  href: string | undefined
}

/** Loads the changes and who made them, if the page shows them and the person may read them. [WORK-006, WORK-017] */
export async function loadChanges<Item extends RecordItem>(
  kind: RecordKind<Item>,
  { request, api, user: { role }, clock, id }: RecordCall,
): Promise<RecordChanges | undefined> {
  if (!kind.hasChanges || (role !== 'admin' && role !== 'agent')) return undefined
  const found = await requireResponse(
    request,
    api.recordChanges.list({ 'filter[recordType]': kind.recordType, 'filter[record]': id, 'page-size': pageSize }),
  )
  const fields = sectionsFor(kind, role).flatMap((section) => section.fields)
  const href = role === 'admin' ? `/audit?${String(new URLSearchParams({ 'filter[record]': id }))}` : undefined
  return { rows: found.items.map((change) => changeRow(fields, change, clock)), total: found.total, href }
}

/** Returns a change in words: the fields that the page shows, before and after. */
function changeRow<Item>(
  fields: readonly RecordField<Item>[],
  { id, at, action, actor, reason, values }: RecordChange,
  clock: RequestClock,
): ChangeRow {
  const lines = values.flatMap(({ field: name, before, after }) => {
    const field = fields.find((known) => known.name === name)
    return field ? [words.change(field.label, valueWords(field, before), valueWords(field, after))] : []
  })
  return {
    id,
    at: formatMoment(at, clock),
    title: words[action],
    lines: [...(action === 'changed' ? lines : []), ...(reason === undefined ? [] : [words.because(reason)])],
    actor: words.by(actor),
  }
}

const valueWords = <Item>({ control }: RecordField<Item>, value: unknown): string => {
  const values = [value].flat().filter((one) => one !== null && one !== undefined && one !== '')
  const isDollars = control?.kind === 'dollars'
  return fieldWords(
    control,
    values.map((one) => (isDollars && typeof one === 'number' ? formatCents(one) : textOf(one))),
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
