import type { StaffRole } from '~/site/staff/staff-roles'
import type { ListOption, ListRow, OptionSource } from './list'
import type { ListState } from './list-url'

/** A saved view of a list. */
export interface SavedListView {
  id: string
  name: string
  query: string
  isShared: boolean
  isOwn: boolean
}

/** What the last action did, in words, and whether it can be undone. */
export interface ListOutcome {
  id: string
  text: string
  /** Records that weren't changed, in words. */
  problems: string[]
  isRunning: boolean
  /** When undoing stops being possible, such as `10:52 AM`. */
  undoUntil?: string | undefined
}

/** An action on many records that a person has to confirm. */
export interface ListConfirmation {
  intent: string
  text: string
  button: string
}

/** Returns whether a list has no record in any tab and no saved view, so there's nothing to search, filter, sort, or open. [LOOK-009] */
export const isEmptyList = ({
  rows,
  state: { term, filters, wrongNumbers = {}, page },
  counts,
  savedViews,
}: Pick<ListData<ListRow>, 'rows' | 'state' | 'counts' | 'savedViews'>): boolean =>
  rows.length === 0 &&
  term === '' &&
  page === 1 &&
  savedViews.length === 0 &&
  [filters, wrongNumbers].every((narrowing) => Object.keys(narrowing).length === 0) &&
  Object.values(counts).every((count) => !count)

/** What the page of a list shows. */
export interface ListData<Row extends ListRow> {
  role: StaffRole
  state: ListState
  rows: Row[]
  total: number
  pageSize: number
  /** The number of records in each tab, by its name. */
  counts: Readonly<Partial<Record<string, number>>>
  options: Readonly<Record<OptionSource, ListOption[]>>
  savedViews: SavedListView[]
  outcome?: ListOutcome | undefined
  confirmation?: ListConfirmation | undefined
  /** The URL of the list as CSV. */
  csv: string
}
