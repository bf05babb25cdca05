import { Table, type TableColumn } from '@pkg/ui'
import { listsTexts } from './texts'
import { forRole, type List, type ListColumn, type ListRow } from './list'
import type { ListData } from './list-data'
import { fromTheStart, listUrl } from './list-url'
import { optionsOf, pickerOf } from './action-choice'
import { formId } from './form-id'
import * as styles from './ListTable.css'
import { RowEdit } from './RowEdit'
import { useCurrentRow } from './use-current-row'
import type { ListTableState } from './use-list-table'

const words = listsTexts

export interface ListTableProps<Row extends ListRow> {
  list: List<Row>
  data: ListData<Row>
  table: ListTableState<Row>
  /** The row that is shown next to the list. */
  shown?: string | undefined
}

/** The rows of a list, with headings that sort and, if there are actions, checkboxes. [WORK-003] */
export function ListTable<Row extends ListRow>({ list, data, table, shown }: ListTableProps<Row>) {
  const { role, rows } = data
  const focused = useCurrentRow()
  const current = shown ?? focused
  const visible = forRole(list.columns, role).filter(({ name }) => table.getColumn(name)?.getIsVisible())
  const hasActions = forRole(list.actions, role).length > 0
  const selectedCount = table.getSelectedRowIds().length
  return (
    <Table
      caption={list.title}
      hidesCaption
      columns={visible.map((column) => tableColumn(list, data, column))}
      rows={rows}
      getKey={({ id }) => id}
      getState={({ id }) => (table.getRow(id).getIsSelected() ? 'selected' : id === current ? 'current' : undefined)}
      selection={
        hasActions
          ? {
              form: formId,
              name: 'ids',
              allLabel: words.selectAll,
              label: ({ name }) => words.select(name),
              isSelected: ({ id }) => table.getRow(id).getIsSelected(),
              selected: selectedCount === 0 ? 'none' : selectedCount === rows.length ? 'all' : 'some',
              onToggle: ({ id }, event) => table.getRow(id).getToggleSelectedHandler()(event),
              onToggleAll: (isSelected) => table.toggleAllRowsSelected(isSelected),
            }
          : undefined
      }
    />
  )
}

function tableColumn<Row extends ListRow>(
  list: List<Row>,
  { role, state, options }: ListData<Row>,
  {
    name,
    header,
    cell: show,
    align = 'start',
    isRowHeader = false,
    hidesHeader = false,
    isShort,
    isMain,
    edit,
    sort,
  }: ListColumn<Row>,
): TableColumn<Row> {
  const action = forRole(list.actions, role).find((known) => known.name === edit)
  const choices = action ? optionsOf(action, options) : []
  const cell = (row: Row) =>
    action && (action.isFor?.(row) ?? true) ? (
      <RowEdit action={action.name} label={header} options={choices} source={pickerOf(action)} row={row}>
        {show(row)}
      </RowEdit>
    ) : (
      show(row)
    )
  const isSorted = state.sort?.replace(/^-/, '') === name
  const isDescending = isSorted && state.sort?.startsWith('-') === true
  const next = isSorted && !isDescending ? `-${name}` : name
  return {
    header,
    cell: isShort ? (row) => <span className={styles.short}>{cell(row)}</span> : cell,
    align,
    isRowHeader,
    hidesHeader,
    // What a person chose to see stays.
    hidesOnTablets: list.hasPreview && !state.columns && !(isMain || isRowHeader || hidesHeader),
    sort:
      sort === undefined
        ? undefined
        : {
            href: listUrl(list, { ...fromTheStart(state), sort: next }),
            direction: isSorted ? (isDescending ? 'descending' : 'ascending') : undefined,
          },
  }
}
