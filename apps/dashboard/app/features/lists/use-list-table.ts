import {
  columnVisibilityFeature,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { canSort, forRole, type List, type ListRow, viewOf } from './list'
import type { ListData } from './list-data'

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature })

/**
 * Returns the state of a list's table: the columns it shows, its order, and the selected rows. The URL has the columns and the order, so the API sorts
 * and pages. A row that leaves the page leaves the selection. A narrow table, next to which a row is shown, has fewer columns.
 */
export function useListTable<Row extends ListRow>(
  list: List<Row>,
  { role, state, rows, outcome }: ListData<Row>,
  isNarrow: boolean,
) {
  // What was selected is done once the page says what the action did.
  const [selected, setSelected] = useState<{ outcome: string | undefined; rows: RowSelectionState }>()
  const columns = useMemo(
    () => forRole(list.columns, role).map((column) => ({ id: column.name, enableSorting: canSort(column, role) })),
    [list, role],
  )
  const { hides = [] } = viewOf(list, state.view)
  const columnVisibility = Object.fromEntries(
    list.columns.map(({ name, isExtra, isRowHeader, hidesHeader, isMain }) => {
      const isChosen = state.columns ? state.columns.includes(name) : isExtra !== true && !hides.includes(name)
      const hasRoom = !isNarrow || isMain === true
      return [name, (isChosen && hasRoom) || isRowHeader === true || hidesHeader === true]
    }),
  )
  const sort = state.sort
  const sorting = sort === undefined ? [] : [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }]
  const shown = new Set(rows.map(({ id }) => id))
  const selectedRows = selected?.outcome === outcome?.id ? (selected?.rows ?? {}) : {}
  const rowSelection = Object.fromEntries(Object.entries(selectedRows).filter(([id]) => shown.has(id)))
  return useTable({
    features,
    columns,
    data: rows,
    getRowId: ({ id }) => id,
    manualSorting: true,
    state: { columnVisibility, sorting, rowSelection },
    onRowSelectionChange: (change) =>
      setSelected((known) => {
        // Two changes can follow each other before the next render.
        const rows = known?.outcome === outcome?.id ? (known?.rows ?? {}) : {}
        return { outcome: outcome?.id, rows: typeof change === 'function' ? change(rows) : change }
      }),
  })
}

/** The state of a list's table. */
export type ListTableState<Row extends ListRow> = ReturnType<typeof useListTable<Row>>
