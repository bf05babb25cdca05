import type { ChangedValue, RecordChange } from '@pkg/api-client'
import type { RecordCall } from '~/features/records/index.server'
import { formatMoment, type Moment, type RequestClock } from '~/site/server/times'
import { changeWords, fieldOf } from './change-words'
import { communitiesTexts as words } from './texts'

/** One value that someone changed, in words. */
export interface HistoryRow {
  id: string
  at: Moment
  who: string
  field: string
  before: string
  after: string
  reason: string | undefined
  /** The page that sets it back, if it can be. */
  restore: string | undefined
}

const pageSize = 20

/** Loads the newest changes of a community, value by value. [DASH-010, WORK-006] */
export async function loadHistory({ api, id, clock }: RecordCall): Promise<HistoryRow[]> {
  const { items } = await api.recordChanges.list({
    'filter[recordType]': 'communities',
    'filter[record]': id,
    'page-size': pageSize,
  })
  return items.flatMap((change) => change.values.flatMap((value) => historyRow(change, value, { id, clock }) ?? []))
}

/** Returns one of the newest changes of a community that can be set back. */
export async function findChange(
  call: RecordCall,
  { changeId, attribute }: { changeId: string; attribute: string },
): Promise<HistoryRow | undefined> {
  const rows = await loadHistory(call)
  return rows.find(({ id, restore }) => id === `${changeId} edits.${attribute}` && restore !== undefined)
}

function historyRow(
  { id: changeId, at, actor = '', reason }: RecordChange,
  { field, before, after }: ChangedValue,
  { id, clock }: { id: string; clock: RequestClock },
): HistoryRow | undefined {
  const known = fieldOf(field)
  if (!known) return undefined
  const { attribute, isEdit } = known
  const query = new URLSearchParams({ change: changeId, attribute })
  return {
    id: `${changeId} ${field}`,
    at: formatMoment(at, clock),
    who: actor,
    field: words.fields[attribute],
    before: before === null && isEdit ? words.publicRecord : changeWords(attribute, before),
    after: changeWords(attribute, after),
    reason,
    restore: isEdit && isRestorable(attribute) ? `/communities/${id}/restore?${String(query)}` : undefined,
  }
}

const restorable = [
  'name',
  'line1',
  'line2',
  'phone',
  'websiteUrl',
  'description',
  'capacity',
  'care',
  'amenities',
  'managementCompany',
  'hidePricing',
  'tags',
]

const isRestorable = (attribute: string): boolean => restorable.includes(attribute)
